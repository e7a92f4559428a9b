// The order in which the rows of a long board are drawn. The boards themselves are in ../browser/long_boards.spec.ts.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LateRows } from '../../web/kit/board/late_rows';

const rows = 100;
/** Rows 40 to 59 are in view. */
const scroller = { scrollTop: 400, clientHeight: 200, scrollHeight: 1000 } as Element;

function draw(late: LateRows, value: string, indices: readonly number[]): unknown[] {
  late.begin();
  return indices.map((row) => late.drawnOf(row, rows, [value])[0]);
}

describe('late rows', () => {
  let frames: (() => void)[] = [];
  const requestUpdate = vi.fn();

  beforeEach(() => {
    frames = [];
    requestUpdate.mockClear();
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function pass(): void {
    frames.splice(0).forEach((then) => then());
    vi.runAllTimers();
  }

  it('are drawn at once where the board has not looked yet', () => {
    const late = new LateRows({ requestUpdate } as never);
    draw(late, 'before', [0, 99]);
    expect(draw(late, 'after', [0, 99])).toEqual(['after', 'after']);
  });

  it('follow behind the frame, all in one update', () => {
    const late = new LateRows({ requestUpdate } as never);
    late.look(scroller);
    expect(draw(late, 'before', [0, 50, 99])).toEqual(['before', 'before', 'before']);
    expect(draw(late, 'after', [0, 50, 99])).toEqual(['before', 'after', 'before']);
    // Another update before the frame is no reason to draw them.
    expect(draw(late, 'after', [0, 50, 99])).toEqual(['before', 'after', 'before']);
    expect(frames).toHaveLength(1);
    expect(requestUpdate).not.toHaveBeenCalled();
    pass();
    expect(requestUpdate).toHaveBeenCalledOnce();
    expect(draw(late, 'after', [0, 50, 99])).toEqual(['after', 'after', 'after']);
    pass();
    expect(requestUpdate).toHaveBeenCalledOnce();
  });

  it('wait again with the next move', () => {
    const late = new LateRows({ requestUpdate } as never);
    late.look(scroller);
    for (const value of ['first', 'second', 'third']) {
      draw(late, value, [0, 50]);
      pass();
      expect(draw(late, value, [0, 50])).toEqual([value, value]);
    }
  });

  it('are drawn at once if they come into the window', () => {
    const late = new LateRows({ requestUpdate } as never);
    late.look(scroller);
    draw(late, 'before', [0, 50]);
    draw(late, 'other', [50]);
    expect(draw(late, 'after', [0, 50])).toEqual(['after', 'after']);
  });

  it('are all seen where all fit', () => {
    const late = new LateRows({ requestUpdate } as never);
    late.look({ scrollTop: 0, clientHeight: 300, scrollHeight: 300 } as Element);
    draw(late, 'before', [0, 99]);
    expect(draw(late, 'after', [0, 99])).toEqual(['after', 'after']);
  });
});
