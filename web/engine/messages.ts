// The messages between the page and its worker. The calls are those of Engine.
import { callNames } from './engine';
import type { CallName, Engine, FailureStage, Progress, Thread } from './engine';

/** Page to worker: the first message. */
export interface Start {
  /** segments: a helper of the thread for judge text (segments.ts). */
  readonly thread: Thread | 'segments';
  /** The thread's first module, compiled. */
  readonly module?: WebAssembly.Module | undefined;
  /** The name of a lock that the page holds as long as it lives. */
  readonly page?: string | undefined;
}

/** Page to worker, when it is ready: one request at a time, each after the reply to the one before. */
export type Request = {
  [Name in CallName]: { readonly call: Name; readonly args: Parameters<Engine[Name]> };
}[CallName];

export type Result = Awaited<ReturnType<Engine[CallName]>>;

/** Worker to page. */
export type Response<R = Result> =
  /** `lock`: the name of a lock that the worker holds as long as it lives. */
  | { kind: 'ready'; lock?: string }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'result'; result: R }
  | { kind: 'failure'; stage: FailureStage; message: string };

type AnyCall = (...args: readonly unknown[]) => Promise<Result>;

/** Creates an engine that turns every call into a request. */
export function forward(ask: (request: Request) => Promise<Result>): Engine {
  const calls = callNames.map((call): [CallName, AnyCall] => [
    call,
    (...args) => ask({ call, args } as unknown as Request),
  ]);
  return Object.fromEntries(calls) as unknown as Engine;
}

/** Makes the call that a request describes. The engine of boards has only the calls for positions, and gets no others. */
export function perform(engine: Partial<Engine>, { call, args }: Request): Promise<Result> {
  return (engine[call] as AnyCall).apply(engine, args);
}

/** The used part of Worker's interface, so that tests can supply their own. */
export interface WorkerLike<Q = Request, R = Result> {
  onmessage: ((event: MessageEvent<Response<R>>) => void) | null;
  onmessageerror: (() => void) | null;
  onerror: ((event: Pick<ErrorEvent, 'message'>) => void) | null;
  postMessage(request: Q): void;
  terminate(): void;
}
