// What the page and the solver's worker say to each other. The calls are those of Engine.
import { callNames } from './engine';
import type { CallName, Engine, SolveOptions, Thread } from './engine';
import type { Hashes } from './integrity';
import type { Hooks, WorkerLike as AnyWorkerLike } from './worker_line';

/** Page to worker: the first message. */
export interface Start {
  readonly thread: Thread;
  /** The thread's first module, compiled. */
  readonly module?: WebAssembly.Module | undefined;
  /** The name of a lock that the page holds as long as it lives. */
  readonly page?: string | undefined;
  /** Of the files that it may load. */
  readonly hashes?: Hashes;
}

/** Page to worker, when it is ready: one request at a time, each after the reply to the one before. */
export type Request = {
  [Name in CallName]: { readonly call: Name; readonly args: Parameters<Engine[Name]> };
}[CallName];

export type Result = Awaited<ReturnType<Engine[CallName]>>;

export type WorkerLike = AnyWorkerLike<Request, Result>;

type AnyCall = (...args: readonly unknown[]) => Promise<Result>;

/** Creates an engine that turns every call into a request. */
export function forward(ask: (request: Request) => Promise<Result>): Engine {
  const calls = callNames.map((call): [CallName, AnyCall] => [
    call,
    (...args) => ask({ call, args } as unknown as Request),
  ]);
  return Object.fromEntries(calls) as unknown as Engine;
}

/** Makes the call that a request describes. `engine` has this call. */
export function perform(engine: Partial<Engine>, { call, args }: Request): Promise<Result> {
  return (engine[call] as AnyCall).apply(engine, args);
}

/** The calls whose last argument is options with hooks, which no message can carry, and where it is. */
const optionsAt: Partial<Record<CallName, number>> = { solve: 2, check: 3, killMatrix: 2 };

const optionsOf = (request: Request, at: number): SolveOptions =>
  (request.args[at] ?? {}) as SolveOptions;

const withOptions = ({ call, args }: Request, at: number, options: SolveOptions): Request =>
  ({ call, args: [...args.slice(0, at), options] }) as unknown as Request;

/** A request without its hooks, and the hooks. */
export function takeHooks(request: Request): { readonly sent: Request; readonly hooks: Hooks } {
  const at = optionsAt[request.call];
  if (at === undefined) return { sent: request, hooks: {} };
  const { signal, onProgress, ...options } = optionsOf(request, at);
  return { sent: withOptions(request, at, options), hooks: { signal, onProgress } };
}

export function giveHooks(request: Request, hooks: SolveOptions): Request {
  const at = optionsAt[request.call];
  if (at === undefined) return request;
  return withOptions(request, at, { ...optionsOf(request, at), ...hooks });
}
