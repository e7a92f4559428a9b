// The whole solver on the calling thread: in our worker, in Node, in tests.
import type { Keeping } from './answer_store';
import { partOf } from './engine';
import type { Engine, EnginePart } from './engine';
import type { CheckModule, JudgeModule } from './impartial_module';
import { forward, perform } from './messages';
import { once } from './once';
import { PositionEngine } from './position_engine';
import type { Pace, PositionModules } from './position_engine';

/** Loads the modules, each when it is first needed. */
export interface Modules extends PositionModules {
  readonly judge: () => Promise<JudgeModule>;
  readonly check: () => Promise<CheckModule>;
}

/** `keeping`: where long answers go. */
export function directEngine(modules: Modules, keeping: Keeping = {}, pace?: Pace): Engine {
  const positions = new PositionEngine(modules, pace);
  const parts: Readonly<Record<EnginePart, () => Promise<Partial<Engine>>>> = {
    positions: async () => positions,
    judge: once(async () => {
      const [{ judgeCalls }, module] = await Promise.all([
        import('./judge_calls'),
        modules.judge(),
      ]);
      return judgeCalls(module, keeping);
    }),
    check: once(async () => {
      const [{ checkCalls }, module] = await Promise.all([
        import('./check_calls'),
        modules.check(),
      ]);
      return checkCalls(module);
    }),
  };
  return forward(async (request) => perform(await parts[partOf[request.call]](), request));
}
