import { startEngine } from '../engine/worker_engine';
import { speak } from '../kit/loading';
import { readLanguage } from '../kit/settings';
import { startOracle } from './oracle';
import { VerifyPage } from './verify_page';

customElements.define('impartial-verify', VerifyPage);

const page = new VerifyPage();
page.start = () => {
  const [engine, oracle] = [startEngine(), startOracle()];
  const close = (): void => {
    engine.close();
    oracle.close();
  };
  return { engine, oracle, close };
};
page.language = await speak(readLanguage());
document.querySelector('#app')?.replaceChildren(page);
