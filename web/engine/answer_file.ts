// A file for a long answer in the browser's private file system, so that the answer takes no memory. A file that is open is
// locked; the others are left from pages that were closed.

/** The types of the page's threads lack it, because only a worker has it. */
interface SyncAccess {
  write(bytes: Uint8Array, options: { at: number }): number;
  flush(): void;
  close(): void;
}
type WorkersFile = FileSystemFileHandle & { createSyncAccessHandle(): Promise<SyncAccess> };

/** Other programs may have files in the same place. */
const folderName = 'impartial-answers';

let opened: SyncAccess | undefined;

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

/**
 * Removes the files that nobody has open. Throws where the browser has no such files: in a page from a disk or without TLS,
 * and in some private windows.
 */
export async function removeAnswerFiles(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(folderName, { create: true });
  for await (const name of folder.keys()) {
    // It fails if another page has the file open.
    await folder.removeEntry(name).catch(() => {});
  }
  return folder;
}

/** Opens a new file. The last one of this worker goes. Throws as above. */
export async function openAnswerFile(): Promise<AnswerFile> {
  opened?.close();
  opened = undefined;
  const folder = await removeAnswerFiles();
  const file = (await folder.getFileHandle(crypto.randomUUID(), { create: true })) as WorkersFile;
  opened = await file.createSyncAccessHandle();
  return new AnswerFile(file, opened);
}
