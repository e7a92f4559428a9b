// An answer is whole wherever its pieces are kept. The browser's file is a fake here; tests/browser has a real one.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AnswerFiles } from '../../web/engine/answer_file';
import { AnswerStore } from '../../web/engine/answer_store';

/** The browser's private files. Those that are open are locked. `pages`: the locks of the pages that live. */
function fakeStorage(room = Infinity, pages: readonly string[] = []) {
  const files = new Map<string, { bytes: number[]; isOpen: boolean }>();
  const folder = {
    keys: async function* () {
      yield* files.keys();
    },
    removeEntry: async (name: string) => {
      if (files.get(name)?.isOpen) throw new DOMException('', 'NoModificationAllowedError');
      files.delete(name);
    },
    getFileHandle: async (name: string) => {
      const file = { bytes: [] as number[], isOpen: false };
      files.set(name, file);
      return {
        createSyncAccessHandle: async () => {
          file.isOpen = true;
          return {
            // As browsers do, it writes what has room, and then throws or says how much that was.
            write: (part: Uint8Array, { at }: { at: number }) => {
              const kept = part.subarray(0, Math.max(0, room - at));
              file.bytes.splice(at, kept.length, ...kept);
              if (kept.length === 0) throw new DOMException('', 'QuotaExceededError');
              return kept.length;
            },
            flush: () => undefined,
            close: () => (file.isOpen = false),
          };
        },
        getFile: async () => new Blob([Uint8Array.from(file.bytes)]),
      };
    },
  };
  const getDirectory = async () => ({ getDirectoryHandle: async () => folder });
  const query = async () => ({ held: pages.map((name) => ({ name })) });
  vi.stubGlobal('navigator', { storage: { getDirectory }, locks: { query } });
  return files;
}

const parts = Array.from({ length: 20 }, (_, i) => new TextEncoder().encode(`${i} `.repeat(5)));
const whole = parts.map((part) => new TextDecoder().decode(part)).join('');

const keeping = (files = new AnswerFiles()) => ({ pieceBytes: 30, openFile: () => files.open() });

async function stored(files?: AnswerFiles) {
  const store = new AnswerStore(keeping(files));
  for (const part of parts) await store.add(part);
  expect(store.bytes).toBe(whole.length);
  return store.finish();
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a long answer', () => {
  it.each([0, 1, 29, 30, 31, 45, 100, Infinity])(
    'is whole with room for %s bytes',
    async (room) => {
      fakeStorage(room);
      const { answer, beginning } = await stored();
      expect(await answer.text()).toBe(whole);
      expect(new TextDecoder().decode(beginning)).toBe(whole.slice(0, 30));
    },
  );

  it('is whole where the browser has no files', async () => {
    vi.stubGlobal('navigator', {});
    const { answer } = await stored();
    expect(await answer.text()).toBe(whole);
  });

  it('takes the place of the one before, and leaves the files of other pages', async () => {
    const files = fakeStorage();
    files.set('closed', { bytes: [1], isOpen: false });
    files.set('other', { bytes: [1], isOpen: true });
    const own = new AnswerFiles();
    await stored(own);
    expect(files.size).toBe(2);
    const first = [...files.keys()].at(-1);
    await stored(own);
    expect(files.size).toBe(2);
    expect([...files.keys()]).not.toContain(first);
    expect(files.has('other')).toBe(true);
  });

  it('lasts as long as its page, which names it, and takes the place of the one before', async () => {
    const files = fakeStorage(Infinity, ['a', 'b']);
    const pagesOfFiles = () => [...files.keys()].map((name) => name.slice(0, name.indexOf('.')));
    files.set('a.1', { bytes: [1], isOpen: false });
    files.set('b.1', { bytes: [1], isOpen: false });
    files.set('closed.1', { bytes: [1], isOpen: false });
    const own = new AnswerFiles('a');
    await own.tidy();
    expect([...files.keys()]).toEqual(['a.1', 'b.1']);
    await own.open();
    expect(pagesOfFiles()).toEqual(['b', 'a']);
    await own.open();
    expect(pagesOfFiles()).toEqual(['b', 'a']);
    // Once is enough.
    files.set('closed.2', { bytes: [1], isOpen: false });
    await own.tidy();
    expect(files.has('closed.2')).toBe(true);
  });

  it('is given up if the browser has no room at all', async () => {
    fakeStorage(0);
    vi.spyOn(Blob.prototype, 'slice').mockImplementation(() => {
      throw new DOMException('no room', 'NotReadableError');
    });
    await expect(stored()).rejects.toMatchObject({
      stage: 'size',
      message: 'NotReadableError: no room',
    });
  });
});

it('a short answer is in no file', async () => {
  const files = fakeStorage();
  const store = new AnswerStore(keeping());
  await store.add(new TextEncoder().encode('0\n'));
  const { answer, beginning } = await store.finish();
  expect(await answer.text()).toBe('0\n');
  expect(beginning).toHaveLength(2);
  expect(files.size).toBe(0);
});
