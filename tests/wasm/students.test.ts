// Programs as students write them (../students), and those that make one known mistake each (../wrong): compiled, run and
// explained with what the page uses.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { judgeOf } from '../../web/program/judges';
import { languageOf } from '../../web/program/language';
import type { Compiled } from '../../web/program/program';
import { tryProgram, verdictOf } from '../../web/program/try_program';
import { behaviourOf } from '../../web/program/undefined_behaviour';
import { compile } from '../web/program/compiled';
import { ThreadRunner } from '../web/program/thread_runner';
import { newEngine } from './module';

const root = new URL('../../', import.meta.url).pathname;
const folder = join(root, 'tests/students');
const scratch = mkdtempSync(join(tmpdir(), 'impartial-students-'));
afterAll(() => rmSync(scratch, { recursive: true }));
const engine = newEngine();
const all = (await engine.games()).flatMap(({ dialects: each }) => each.map(({ id }) => id));
const runner = new ThreadRunner();
afterAll(() => runner.close());

const table = readFileSync(join(folder, 'programs.tsv'), 'utf8').trim().split('\n').slice(1);
const dialects =
  /^(?:right|wrong)_(51nod\d+|hdu\d+|lightoj\d+|poj\d+|tud\d+|(?:hackerrank|codingame)_misere_nim)_/;
const programs = table.map((line) => {
  const [program = '', verdict = '', cause = ''] = line.split('\t');
  const dialect = dialects.exec(program)?.[1] ?? '';
  return { program, verdict, cause, dialect, source: readFileSync(join(folder, program), 'utf8') };
});

interface Outcome {
  readonly verdict: string;
  readonly causes: readonly string[];
  /** The smallest failing input, and what was expected. */
  readonly input?: string;
  readonly expected?: string;
}

async function outcomeOf(source: string, dialect: string): Promise<Outcome> {
  const language = languageOf(source);
  if (language === undefined) throw new Error('no program');
  const judge = judgeOf(dialect, language);
  const options = { language, memory: judge.memory, longBits: judge.longBits };
  const compiler = {
    async compile(...[text, wanted]: Parameters<typeof compile>): Promise<Compiled> {
      if (language !== 'python') return compile(text, wanted);
      const diagnostics = await runner.check(text);
      if (diagnostics.length > 0) return { status: 'refused', diagnostics };
      const program = { python: text, memory: judge.memory };
      return { status: 'compiled', program, warnings: [], dialects: [], missingHeaders: [] };
    },
  };
  const compiled = await compiler.compile(source, options);
  if (compiled.status === 'refused') {
    return { verdict: 'CE', causes: [`error ${compiled.diagnostics[0]?.line}`] };
  }
  if (compiled.status !== 'compiled') throw new Error(compiled.status);
  const { program } = compiled;
  const tried = await tryProgram(engine, runner, program, dialect as never, judge.limits);
  if (!tried.ok) throw new Error(tried.notice.message);
  const { report, run } = tried.value;
  const { check, failure } = report;
  const verdict = verdictOf(report);
  if (!failure) return { verdict, causes: ['none'] };
  const ends = [
    run.trap,
    run.where,
    ...(run.status === 'exited' || run.status === 'trap' ? [] : [run.status]),
  ];
  const spacing = check.faults.flatMap((fault) => fault.spacing?.kind ?? []);
  const isWrong = verdict === 'WA' || verdict === 'RE';
  const behaviour =
    isWrong &&
    (await behaviourOf(compiler, runner, program, source, options, [failure.input], judge.limits));
  return {
    verdict,
    causes: [
      ...check.mistakes.map(({ id }) => `mistake ${id}`),
      ...check.explanations
        .filter(({ explains, with: other }) => explains === check.diagnosis.wrong && other === null)
        .map(({ id }) => `mistake ${id}`),
      ...check.explanations
        .filter(({ explains, with: other }) => explains === check.diagnosis.wrong && other !== null)
        .map(({ id, with: other }) => `pair ${id} ${other}`),
      ...check.diagnosis.rules.flatMap(({ conditions }) =>
        conditions.map(({ feature }) => `rule ${feature}`),
      ),
      ...check.near.map(({ kind }) => `near ${kind}`),
      ...(failure.spoiltBy === '' ? [] : ['state']),
      ...(failure.numbersRead === 0 ? [] : ['unread']),
      ...(failure.endsReading ? ['reading ends'] : []),
      ...(failure.hasAnswered ? ['has answered'] : []),
      ...spacing.slice(0, 1).map((kind) => `spacing ${kind}`),
      ...ends.flatMap((end) => (end === undefined || verdict === 'WA' ? [] : [`end ${end}`])),
      ...(behaviour ? behaviour.faults.map(({ kind }) => `fault ${kind}`) : []),
      ...(behaviour && behaviour.unset ? ['unset'] : []),
    ],
    ...(failure.ending === 'exited' && { input: failure.input, expected: failure.expected }),
  };
}

test('each program is in the table', () => {
  const files = readdirSync(folder).filter((file) => /\.(c|cpp|py)$/.test(file));
  expect(programs.map(({ program }) => program).sort()).toEqual([...files].sort());
  expect(programs.length).toBeGreaterThanOrEqual(30);
  expect(programs.filter(({ verdict }) => verdict === 'AC').length).toBeGreaterThanOrEqual(10);
});

describe.sequential('@check', () => {
  test.each(programs)('$program: $verdict, $cause', async ({ source, verdict, cause, dialect }) => {
    const found = await outcomeOf(source, dialect);
    expect(found.verdict).toBe(verdict);
    if (cause !== 'unknown') expect(found.causes).toContain(cause);
    // The oracle gives the same answer, where it can count so far.
    const isCounted = !/\d{5}|[2-9]\d{3}/.test(found.input ?? '');
    if (found.verdict !== 'WA' || found.input === undefined || !isCounted) return;
    const answer = execFileSync(join(root, 'build/native/tests/oracle/oracle_main'), [dialect], {
      input: found.input,
      encoding: 'utf8',
    });
    expect(answer.replaceAll(/\s+/g, ' ')).toContain(
      found.expected?.replaceAll(/\s+/g, ' ').trim(),
    );
  });
});

/** The file name is the dialect and the mistake. */
const known = readdirSync(join(root, 'tests/wrong'))
  .filter((file) => file.endsWith('.cpp'))
  .map((file) => {
    const path = file.replace('.cpp', '');
    const dialect = all.find((each) => path.startsWith(`${each}_`)) ?? '';
    return { file, dialect, mistake: path.slice(dialect.length + 1) };
  });

test('each wrong program belongs to a dialect', () => {
  expect(known.length).toBeGreaterThanOrEqual(20);
  expect(known.filter(({ dialect }) => dialect === '')).toEqual([]);
});

describe.sequential('one true cause @check', () => {
  test.each(known)('$file', async ({ file, dialect, mistake }) => {
    const source = readFileSync(join(root, 'tests/wrong', file), 'utf8');
    const { verdict, causes } = await outcomeOf(source, dialect);
    expect(verdict).toBe('WA');
    // What is left over from the case before says where the mistake shows.
    expect(causes.filter((cause) => cause !== 'state')).toEqual([`mistake ${mistake}`]);
  });
});

test('the longest right answers are no output without end @check', async () => {
  expect(all.length).toBeGreaterThan(10);
  for (const dialect of all) {
    const input = await engine.generate(dialect, 'limits');
    if (!input.ok) throw new Error(input.notice.message);
    const { answer } = await engine.solve(dialect, input.value);
    expect(judgeOf(dialect, 'c++').limits.output, dialect).toBeGreaterThan(2 * answer.size);
  }
});

const flags: Readonly<Record<string, readonly string[]>> = {
  cpp: ['g++', '-std=gnu++17'],
  c: ['gcc', '-std=gnu89'],
};

/** As the system's compiler and Python see it; they have no limit of memory. */
const native = programs.filter(({ verdict }) => verdict !== 'MLE' && verdict !== 'CE');

test.each(native)('$program is $verdict natively @check', async ({ program, verdict, dialect }) => {
  const path = join(folder, program);
  const [compiler = '', standard = ''] = flags[program.replace(/.*\./, '')] ?? [];
  const binary = join(scratch, program);
  if (compiler) {
    const args = [standard, '-O2', '-w', '-DONLINE_JUDGE', path, '-o', binary, '-lm'];
    await promisify(execFile)(compiler, args);
  }
  const command = compiler ? [binary] : ['python3', path];
  const args = ['try', '--seconds', '4', '--json', dialect, ...command];
  const env = { ...process.env, OUTPUT_PATH: '/dev/stdout' };
  const json = await new Promise<string>((resolve, reject) => {
    const most = { env, maxBuffer: 1 << 26 };
    execFile(join(root, 'build/native/impartial'), args, most, (error, text) =>
      error && error.code !== 1 ? reject(error) : resolve(text),
    );
  });
  expect(verdictOf(JSON.parse(json) as Parameters<typeof verdictOf>[0])).toBe(verdict);
});
