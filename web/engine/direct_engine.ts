// The whole solver on the calling thread: in our worker, in Node, in tests.
import type { Keeping } from './answer_store';
import type { CheckCalls } from './check_calls';
import type { CheckReport, KillMatrix, Witness } from './check_types';
import type { Engine, Expected, Solution } from './engine';
import type { CheckModule, JudgeModule } from './impartial_module';
import type { JudgeCalls } from './judge_calls';
import { once, PositionEngine } from './position_engine';
import type { Pace, PositionModules } from './position_engine';
import type { Helping } from './segments';
import type { JudgeCase } from './types';

/** Loads the modules, each when it is first needed. */
export interface Modules extends PositionModules {
  readonly judge: () => Promise<JudgeModule>;
  readonly check: () => Promise<CheckModule>;
}

export class DirectEngine extends PositionEngine implements Engine {
  readonly #judge: () => Promise<JudgeCalls>;
  readonly #check: () => Promise<CheckCalls>;

  constructor(modules: Modules, keeping: Keeping = {}, pace?: Pace, helping?: Helping) {
    super(modules, pace);
    this.#judge = once(async () => {
      const [{ judgeCalls }, module] = await Promise.all([
        import('./judge_calls'),
        modules.judge(),
      ]);
      return judgeCalls(module, keeping, helping);
    });
    this.#check = once(async () => {
      const [{ checkCalls }, module] = await Promise.all([
        import('./check_calls'),
        modules.check(),
      ]);
      return checkCalls(module);
    });
  }

  async solve(...args: Parameters<Engine['solve']>): Promise<Solution> {
    return (await this.#judge()).solve(...args);
  }

  async check(...args: Parameters<Engine['check']>): Promise<Expected<CheckReport>> {
    return (await this.#check()).check(...args);
  }

  async generate(...args: Parameters<Engine['generate']>): Promise<Expected<string>> {
    return (await this.#check()).generate(...args);
  }

  async killMatrix(...args: Parameters<Engine['killMatrix']>): Promise<Expected<KillMatrix>> {
    return (await this.#check()).killMatrix(...args);
  }

  async witness(...args: Parameters<Engine['witness']>): Promise<Expected<Witness | null>> {
    return (await this.#check()).witness(...args);
  }

  async caseAt(...args: Parameters<Engine['caseAt']>): Promise<Expected<JudgeCase | null>> {
    return (await this.#judge()).caseAt(...args);
  }

  async reflow(...args: Parameters<Engine['reflow']>): Promise<Expected<string>> {
    return (await this.#judge()).reflow(...args);
  }
}
