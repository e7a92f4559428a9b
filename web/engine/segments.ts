// A large file is answered on all cores: helpers answer segments of it at the same time, and the text's own session follows them
// in order. Which segments it may follow is decided in C++ (wasm/core/segment.hpp); here they are only dealt out.
import type { AnsweredSegment } from './judge_text';
import type { SegmentRange } from './impartial_module';
import type { DialectId } from './types';

/** See wasm/core/segment.hpp. */
export interface SegmentSize {
  readonly bytes: number;
  readonly look: number;
}

/** A part of a file, in which a segment is looked for. */
export interface Part {
  readonly dialect: DialectId;
  readonly seed: number;
  readonly source: Blob;
  readonly offset: number;
  readonly size: SegmentSize;
  readonly rowSize: number;
}

export type SegmentRequest =
  | { readonly call: 'open'; readonly part: Part }
  /** Answers the segment of the part that was opened last. `ahead`: the next part, which is read meanwhile. */
  | {
      readonly call: 'answer';
      readonly casesBefore: number;
      readonly lists: boolean;
      readonly ahead: Part | undefined;
    };

/** undefined: there is no segment, or its answer is too long to wait for the text before it. */
export interface SegmentResults {
  readonly open: SegmentRange | undefined;
  readonly answer: AnsweredSegment | undefined;
}

export type SegmentResult = SegmentResults[SegmentRequest['call']];

export type AskHelper = <Call extends SegmentRequest['call']>(
  request: SegmentRequest & { readonly call: Call },
) => Promise<SegmentResults[Call]>;

export interface Helper {
  readonly ask: AskHelper;
  close(): void;
}

export interface Helpers {
  readonly size: SegmentSize;
  readonly count: number;
  start(): Promise<Helper>;
}

export interface Helping {
  /** Smaller files are answered alone. */
  readonly leastBytes: number;
  /** undefined: nobody can help here. */
  helpers(): Promise<Helpers | undefined>;
}
