// The answering side of the messages of WorkerLine.
import { EngineFailure } from './engine';
import type { Response, Start } from './messages';

/** The used part of a worker's global object, and of a MessagePort. Q: a request, R: its result. */
export interface Port<Q, R> {
  onmessage: ((event: MessageEvent<Q>) => void) | null;
  postMessage(response: Response<R>, options: StructuredSerializeOptions): void;
}

export type Post<R> = (response: Response<R>, transfer?: Transferable[]) => void;

export interface Life {
  /** See WorkerLine. */
  readonly lock?: string;
  /** Aborted where nobody can end this thread. */
  readonly signal?: AbortSignal;
}

export type Serve<Q, R> = (port: Port<Q, R>, start: Partial<Start>, life: Life) => void;

/** Answers one request at a time. */
export function listen<Q, R>(
  port: Port<Q, R>,
  { lock }: Life,
  answer: (request: Q, post: Post<R>) => Promise<void>,
): void {
  const post: Post<R> = (response, transfer = []) => port.postMessage(response, { transfer });
  port.onmessage = ({ data }) => {
    answer(data, post).catch((error: unknown) => post(failure(error)));
  };
  post({ kind: 'ready', ...(lock && { lock }) });
}

function failure(error: unknown): Response<never> {
  // Code that is not ours stays in this worker: another one must load it again.
  const isBroken = error instanceof EngineFailure && error.cause instanceof SyntaxError;
  const stage = error instanceof EngineFailure && !isBroken ? error.stage : 'run';
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'failure', stage, message };
}
