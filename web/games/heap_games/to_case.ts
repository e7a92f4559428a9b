import type { HeapGamesAnalysis } from './view';

/** The largest set that is written out. */
const mostListed = 1000n;

/** The numbers of a listed set, if they are not too many. */
function listed({ view: { form } }: HeapGamesAnalysis): readonly bigint[] | undefined {
  if (form.kind !== 'set' || form.set !== 'listed') return undefined;
  const numbers: bigint[] = [];
  for (const [first, last] of form.intervals) {
    if (BigInt(last) - BigInt(first) >= mostListed) return undefined;
    for (let number = BigInt(first); number <= BigInt(last); number += 1n) numbers.push(number);
    if (numbers.length > mostListed) return undefined;
  }
  return numbers;
}

/** The numbers in a rule that has this form; # stands for a number. */
function numbersIn(rule: string, form: string): readonly string[] | undefined {
  const pattern = form
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('#', String.raw`(\d+)`);
  return new RegExp(`^${pattern}$`).exec(rule)?.slice(1);
}

/** p and q, if a move takes p to q coins, and fewer than p at once. */
function fromTo(rule: string): readonly string[] | undefined {
  const [q] = numbersIn(rule, 'n -> n-k : 1<=k<=#') ?? [];
  if (q !== undefined) return ['1', q];
  const [p, most, rest] = numbersIn(rule, 'n -> n-k : #<=k<=# | 0 : 0<n<#') ?? [];
  return p !== undefined && most !== undefined && p === rest ? [p, most] : undefined;
}

/** The coins of the ring of this position, which is a single heap. */
function ringOf(rule: string, heap: string): string | undefined {
  if (rule === 'n -> n-1 : n>0' && heap === '1') return heap;
  const form = 'n -> # : n=# | # : n=# | a, b : a+b=n-1, n<# | a, b : a+b=n-2, n<#';
  const [row, , shorter, , ring] = numbersIn(rule, form) ?? [];
  const isRing =
    ring === heap && Number(row) === Number(heap) - 1 && Number(shorter) === Number(heap) - 2;
  return isRing ? heap : undefined;
}

const isMisere: Readonly<Record<string, true>> = { hdu2897: true, hdu2509: true };

/** A position as a case of a judge; nothing if the judge has another rule, or fewer heaps. */
export function toCase(analysis: HeapGamesAnalysis, dialect: string): string | undefined {
  if ((analysis.play === 'misere') !== (isMisere[dialect] ?? false)) return undefined;
  const { rule, heaps } = analysis.view;
  const numbers = heaps.map(String);
  const only = numbers.length === 1 ? numbers[0] : undefined;
  const counted = (separator: string): string =>
    `${numbers.length}${separator}${numbers.join(' ')}\n`;
  const set = listed(analysis);
  switch (dialect) {
    case 'hdu1846':
      return only !== undefined && set?.every((number, i) => number === BigInt(i + 1))
        ? `${only} ${set.length}\n`
        : undefined;
    case 'hdu1847':
      return rule === 'powers(2)' && only !== undefined ? `${only}\n` : undefined;
    case 'hdu1848':
      return rule === 'fibonacci' && numbers.length === 3 ? `${numbers.join(' ')}\n` : undefined;
    case 'hdu1536':
      return set?.length ? `${set.length} ${set.join(' ')}\n1\n${counted(' ')}` : undefined;
    case 'cses1729':
      return set?.length && only !== undefined && only !== '0'
        ? `${only} ${set.length}\n${set.join(' ')}\n`
        : undefined;
    case 'hdu2897': {
      const takes = fromTo(rule);
      return takes && only !== undefined ? `${only} ${takes.join(' ')}\n` : undefined;
    }
    case 'hdu2509':
      return rule === '0.[7]' ? counted('\n') : undefined;
    case 'lightoj1199':
      return rule === '4!.' ? counted('\n') : undefined;
    case 'lightoj1296':
      return rule === 'n -> n-k : 0<k, 2k<=n' ? counted('\n') : undefined;
    case 'cses2207':
      return rule === '4!.' && only !== undefined ? `${only}\n` : undefined;
    case 'poj2484': {
      const ring = only === undefined ? undefined : ringOf(rule, only);
      return ring === undefined ? undefined : `${ring}\n`;
    }
    case 'codeforces1194d': {
      const third = set?.length === 3 && set[0] === 1n && set[1] === 2n ? set[2] : undefined;
      return third !== undefined && only !== undefined ? `${only} ${third}\n` : undefined;
    }
    case 'poj2975':
      return rule === '0.[3]' && numbers.length > 0 ? counted('\n') : undefined;
    default:
      return undefined;
  }
}
