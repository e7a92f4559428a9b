// The script for other people's pages: keeps the space of the boards, and loads auto.js, which turns code fences into
// boards and defines <impartial-board>. It is a classic script, because MkDocs before 1.5, notebooks and others load no
// modules. Such a script from another origin has no address to import from but its own.
import { freshly } from '../kit/freshly';
import { again, boardFiles } from '../engine/renew';
import { keepNoSpace, keepSpaceFromNow, atWork, host } from './fences';
import { tellLate, tellNotCome } from './not_come';

// A loader of the page may run this text without its element, or as a module.
const { currentScript } = document;
const own = currentScript ?? document.querySelector('script[src*="/embed/load.js"]');
const address = own?.getAttribute('src');

const files = () => boardFiles(address ? new URL(address, document.baseURI).href : '');

async function load(): Promise<void> {
  try {
    if (!address) throw new Error('no <script> has the address of embed/load.js');
    keepSpaceFromNow();
    const base = new URL(address, document.baseURI);
    const auto = new URL('auto.js', base).href;
    const coming = again(
      () =>
        freshly(async (query) => {
          await import(/* @vite-ignore */ auto + query);
          // Half of a module may be one too, which does nothing.
          if (!host[atWork]) throw new Error(`${auto} is not whole`);
        }),
      files,
    );
    await tellLate(coming, files);
  } catch (error) {
    keepNoSpace();
    console.warn(`impartial: no board can come to this page. ${String(error)}`);
    const tell = (): void => tellNotCome(files);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell);
    else tell();
  }
}
void load();
