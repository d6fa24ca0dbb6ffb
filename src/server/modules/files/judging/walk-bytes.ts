import type { WrongPart } from '#domain/files/wrong-part.ts';

/** What a walk over a file wants next: some bytes to look at (the file may end instead), some to pass over, or everything up to a byte. */
type Want = { take: number; mayEnd?: true } | { skip: number } | { until: number };
/** A walk ends where the file has to end; it throws what is wrong with it. */
export type Walk = Generator<Want, void, Uint8Array>;

export class WrongBytes extends Error {
  readonly part: WrongPart;
  constructor(part: WrongPart) {
    super(part);
    this.part = part;
  }
}

/** A picture that shows more than one after the other. */
export class MovingPicture extends Error {}

const NOTHING = new Uint8Array(0);

/** Leads a walk over bytes that come in pieces of any size, and holds no more of them than the walk wants to see at once. */
export function walker(walk: Walk): { add(bytes: Uint8Array): void; end(): void } {
  let want = walk.next();
  let seen: Uint8Array = NOTHING;
  let left = 'skip' in (want.value ?? {}) ? (want.value as { skip: number }).skip : 0;
  const go = (match: Uint8Array): void => {
    want = walk.next(match);
    left = want.done || !('skip' in want.value) ? 0 : want.value.skip;
  };
  const taken = (bytes: Uint8Array, count: number): Uint8Array => {
    const missing = count - seen.length;
    const all = new Uint8Array(seen.length + Math.min(missing, bytes.length));
    all.set(seen);
    all.set(bytes.subarray(0, missing), seen.length);
    seen = all;
    return bytes.subarray(missing);
  };
  return {
    add: (bytes) => {
      let rest = bytes;
      while (rest.length > 0) {
        if (want.done) throw new WrongBytes('long');
        const { value } = want;
        if ('take' in value) {
          rest = taken(rest, value.take);
          if (seen.length < value.take) return;
          const match = seen;
          seen = NOTHING;
          go(match);
        } else if ('skip' in value) {
          const passed = Math.min(left, rest.length);
          left -= passed;
          rest = rest.subarray(passed);
          if (left === 0) go(NOTHING);
        } else {
          const at = rest.indexOf(value.until);
          if (at < 0) return;
          rest = rest.subarray(at + 1);
          go(NOTHING);
        }
      }
    },
    end: () => {
      if (!want.done && !('take' in want.value && want.value.mayEnd)) throw new WrongBytes('short');
    },
  };
}
