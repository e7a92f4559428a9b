// What the page and its worker say to each other.
import type { Expected, FailureStage, Input, Progress, Solution } from './engine';
import type { Analysis, GameInfo, JudgeCase, SearchReport } from './types';

/** The calls a worker answers: name -> what is posted, what comes back. */
export interface Calls {
  games: { post: Record<never, never>; back: readonly GameInfo[] };
  solve: { post: { dialect: string; input: Input; seed: number }; back: Solution };
  caseAt: {
    post: { dialect: string; text: string; offset: number };
    back: Expected<JudgeCase | null>;
  };
  analyse: { post: { game: string; position: string }; back: Expected<Analysis> };
  play: { post: { game: string; position: string; move: string }; back: Expected<string> };
  step: { post: { game: string; position: string }; back: Expected<SearchReport> };
  picture: { post: { game: string; position: string }; back: Expected<unknown> };
}
export type CallName = keyof Calls;

/** Page to worker: one at a time, each after the answer to the one before. */
export type Request = { [Name in CallName]: { call: Name } & Calls[Name]['post'] }[CallName];

/** Worker to page. */
export type Response =
  | { kind: 'ready' }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'result'; result: Calls[CallName]['back'] }
  | { kind: 'failure'; stage: FailureStage; message: string };

/** The part of a Worker that is used, so that tests can bring their own. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<Response>) => void) | null;
  onmessageerror: (() => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: Request): void;
  terminate(): void;
}
