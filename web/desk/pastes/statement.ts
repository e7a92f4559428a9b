// A sample as a problem's statement has it: with headings, buttons and code fences around it, HackerRank's second column
// beside it, and the sample output behind it.

export interface StatementSample {
  /** How many lines of the text have something else. */
  readonly count: number;
  /** The sample input alone. */
  readonly text: string;
}

/** Signs that only decorate a heading, as in "【样例输入】" and "#### 输入 #1". */
const marks = /[#*_`【】[\]]/g;
/** As in "Sample Input", "Input example 1:", "样例输入 Copy" and "输入 1复制". */
const heading = (word: string): RegExp =>
  new RegExp(
    String.raw`^(?:sample|examples?|样例|範例|范例|示例)?[\s\d]*(?:${word})\s*(?:sample|examples?|样例|範例|范例|示例)?[\s\d一二三四.:：]*(?:copy|复制|複製)?[:：]?$`,
    'i',
  );
const input = heading('inputs?|stdin|输入|輸入');
const output = heading('outputs?|stdout|输出|輸出');
const explanation =
  /^(?:explanation|hints?|notes?|source|author|constraints|说明|說明|提示|【?样例解释|解释|数据范围|来源)/i;
/** What is between the parts of a statement: a button, a title, a code fence, HackerRank's head. */
const between =
  /^(?:copy|复制|複製|(?:samples?|examples?|样例|範例|范例|示例)[\s\d:：]*|[`~]{3,}\w*|stdin\s+function|-+\s+-+)$/i;
/** Digits, and what other repairs put right. */
const numbers = /^[\d０-９][\d０-９\s,，;；、|^*⁰¹²³⁴⁵⁶⁷⁸⁹]*$/;
/** Numbers and what they are, as in "2   T = 2" and "3 // heaps". */
const annotated = /^(\d+(?:\s+\d+)*)\s+(?:[a-z_]\w*.*=.*|(?:\/\/|#|←|<-).*)$/i;

/** The first sample input; nothing if the text has nothing else, or what it has is no part of a statement. */
export function statementSample(text: string): StatementSample | undefined {
  const kept: string[] = [];
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  let isInput = true;
  /** How many of the lines that are kept have nothing else. */
  let whole = 0;
  for (const line of lines) {
    const bare = line.replace(marks, '').trim();
    const begins = input.test(bare);
    if (begins || output.test(bare) || explanation.test(bare)) {
      isInput = begins && kept.length === 0;
    } else if (isInput && !between.test(line) && !between.test(bare)) {
      const own = numbers.test(line) ? line : annotated.exec(line)?.[1];
      if (own === line) ++whole;
      if (own !== undefined) kept.push(own);
      else {
        // Prose, which describes an input; or this is no statement.
        kept.length = whole = 0;
        isInput = false;
      }
    }
  }
  const count = lines.length - whole;
  return kept.length > 0 && count > 0 ? { count, text: `${kept.join('\n')}\n` } : undefined;
}
