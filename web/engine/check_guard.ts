// The readers of guard.ts for the module that checks outputs, which come with that module.
import {
  count,
  flag,
  listOf,
  natural,
  notice,
  oneOf,
  orNull,
  parse,
  shape,
  suppressed,
  text,
} from './guard';
import {
  endings,
  faultKinds,
  fits,
  nearKinds,
  objections,
  relations,
  remarks,
  spacingKinds,
  verdicts,
} from './check_words';
import { inputKinds } from './words';
import type {
  CaseExample,
  CheckReport,
  Condition,
  Diagnosis,
  Explanation,
  Fault,
  HeapValues,
  Influence,
  KillMatrix,
  KillRow,
  NearAnswers,
  Spacing,
  TrialFailure,
  TrialReport,
  TrialStep,
  Witness,
  WrongWhen,
} from './check_types';

const fault = shape<Fault>({
  kind: oneOf(faultKinds),
  case: count,
  line: count,
  offset: count,
  outputLine: count,
  count,
  cut: flag,
  position: text,
  input: text,
  expected: text,
  found: text,
  spacing: orNull(
    shape<Spacing>({ kind: oneOf(spacingKinds), inside: flag, expected: count, found: count }),
  ),
  reason: oneOf(['', ...objections]),
  missingMoves: listOf(text),
  wrongMoves: listOf(text),
});

const example = shape<CaseExample>({ case: count, position: text });

const diagnosis = shape<Diagnosis>({
  sure: flag,
  wrong: count,
  right: count,
  rules: listOf(
    shape<WrongWhen>({
      fit: oneOf(fits),
      either: flag,
      conditions: listOf(
        shape<Condition>({ feature: text, relation: oneOf(relations), number: natural }),
      ),
      wrong: count,
      right: count,
      wrongExample: example,
      rightExample: example,
      gaps: listOf(
        shape<WrongWhen['gaps'][number]>({ number: natural, from: natural, to: natural }),
      ),
      smallest: text,
    }),
  ),
});

const checkReport = shape<CheckReport>({
  verdict: oneOf(verdicts),
  cases: count,
  right: count,
  refused: count,
  missing: count,
  extra: count,
  empty: flag,
  faults: listOf(fault),
  remarks: listOf(oneOf(remarks)),
  near: listOf(
    shape<NearAnswers>({
      kind: oneOf(nearKinds),
      dialect: text,
      count,
      outputLine: count,
      expected: text,
      found: text,
    }),
  ),
  mistakes: listOf(
    shape<CheckReport['mistakes'][number]>({
      id: text,
      sentence: text,
      twin: orNull(text),
      answers: count,
    }),
  ),
  explanations: listOf(
    shape<Explanation>({ id: text, with: orNull(text), explains: count, rest: orNull(text) }),
  ),
  diagnosis,
  looksLike: text,
  notices: listOf(notice),
  suppressed,
});

const killMatrix = shape<KillMatrix>({
  cases: count,
  mistakes: listOf(
    shape<KillRow>({
      id: text,
      sentence: text,
      wrong: count,
      first: orNull(shape<NonNullable<KillRow['first']>>({ case: count, position: text })),
      alike: listOf(text),
      twin: orNull(text),
      beyond: flag,
    }),
  ),
});

const witness = orNull(shape<Witness>({ input: text, position: text }));

const trialReport = shape<TrialReport>({
  ending: oneOf(endings),
  verdict: oneOf(verdicts),
  kind: oneOf(inputKinds),
  passedBefore: flag,
  seed: count,
  runs: count,
  cases: count,
  tooDeep: count,
  failure: orNull(
    shape<TrialFailure>({
      input: text,
      cases: count,
      ending: oneOf(endings),
      position: text,
      expected: text,
      found: text,
      spoiltBy: text,
      numbersRead: count,
      endsReading: flag,
      hasAnswered: flag,
      isPastEnd: flag,
      slowAlone: flag,
      slowAgain: count,
      endsHere: flag,
    }),
  ),
  varies: flag,
  check: checkReport,
  values: orNull(
    shape<HeapValues>({
      position: text,
      areOutcomes: flag,
      found: listOf(count),
      right: listOf(count),
      foundPeriod: count,
      rightPeriod: count,
    }),
  ),
  influence: orNull(
    shape<Influence>({
      like: listOf(count),
      ignored: listOf(count),
      one: listOf(count),
      other: listOf(count),
    }),
  ),
});

const trialStep = shape<{ readonly input: string | null; readonly report: TrialReport | null }>({
  input: orNull(text),
  report: orNull(trialReport),
});

export const parseTrialStep = (json: string): TrialStep =>
  parse(json, 'step of a trial', trialStep) as TrialStep;
export const parseCheckReport = (json: string): CheckReport =>
  parse(json, 'check report', checkReport);
export const parseKillMatrix = (json: string): KillMatrix => parse(json, 'kill matrix', killMatrix);
export const parseWitness = (json: string): Witness | null => parse(json, 'witness', witness);
