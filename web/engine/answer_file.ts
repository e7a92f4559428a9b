// A file for a long answer in the browser's private file system, so that the answer takes no memory. It is locked while its
// worker lives, and it stays as long as its page, which may outlive the worker.

/** The types of the page's threads lack it, because only a worker has it. */
interface SyncAccess {
  write(bytes: Uint8Array, options: { at: number }): number;
  flush(): void;
  close(): void;
}
type WorkersFile = FileSystemFileHandle & { createSyncAccessHandle(): Promise<SyncAccess> };

/** Other programs may have files in the same place. */
const folderName = 'impartial-answers';
/** Between the name of the page and that of the answer. */
const separator = '.';

export class AnswerFile {
  readonly #file: FileSystemFileHandle;
  readonly #access: SyncAccess;
  #bytes = 0;
  #isFull = false;

  constructor(file: FileSystemFileHandle, access: SyncAccess) {
    this.#file = file;
    this.#access = access;
  }

  /** Returns false if the parts have no room in the file, and from then on. */
  write(parts: readonly Uint8Array[]): boolean {
    let at = this.#bytes;
    for (const part of this.#isFull ? [] : parts) {
      if (!this.#fits(part, at)) this.#isFull = true;
      at += part.length;
    }
    if (!this.#isFull) this.#bytes = at;
    return !this.#isFull;
  }

  #fits(part: Uint8Array, at: number): boolean {
    try {
      return this.#access.write(part, { at }) === part.length;
    } catch {
      return false;
    }
  }

  async content(): Promise<Blob> {
    this.#access.flush();
    const file = await this.#file.getFile();
    return file.slice(0, this.#bytes);
  }
}

/** The files of one page. */
export class AnswerFiles {
  readonly #page: string;
  #opened: SyncAccess | undefined;
  #isTidy = false;

  /** `page`: the name of the lock that it holds; without it a file lasts no longer than this worker. */
  constructor(page = '') {
    this.#page = page;
  }

  /**
   * A new file, in the place of the page's last one. Throws where the browser has no such files: in a page from a disk or
   * without TLS, and in some private windows.
   */
  async open(): Promise<AnswerFile> {
    this.#opened?.close();
    this.#opened = undefined;
    const folder = await removeFiles(this.#page);
    const name = `${this.#page}${separator}${crypto.randomUUID()}`;
    const file = (await folder.getFileHandle(name, { create: true })) as WorkersFile;
    this.#opened = await file.createSyncAccessHandle();
    return new AnswerFile(file, this.#opened);
  }

  /** Removes the files of pages that were closed, the first time that it is called. */
  async tidy(): Promise<void> {
    if (this.#isTidy) return;
    this.#isTidy = true;
    await removeFiles().catch(() => {});
  }
}

/** Removes the files of pages that were closed, and those of this page if it is named. Throws as `open` does. */
async function removeFiles(page?: string): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(folderName, { create: true });
  const { held = [] } = await navigator.locks.query();
  const others = held.flatMap(({ name }) => (name && name !== page ? [name] : []));
  for await (const name of folder.keys()) {
    // It fails if another worker has the file open.
    if (!others.includes(pageOf(name))) await folder.removeEntry(name).catch(() => {});
  }
  return folder;
}

const pageOf = (file: string): string => file.slice(0, file.indexOf(separator));
