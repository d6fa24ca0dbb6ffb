import { randomBytes, randomInt } from 'node:crypto';

/** The only source of randomness. `integer(n)` is one of 0 … n − 1. */
export interface Random {
  bytes(count: number): Uint8Array;
  integer(maxExclusive: number): number;
}

export const systemRandom: Random = {
  bytes: (count) => randomBytes(count),
  integer: (maxExclusive) => randomInt(maxExclusive),
};

/** The same numbers for the same seed (mulberry32): for the demo shop and tests, never for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    bytes: (count) => Uint8Array.from({ length: count }, () => Math.floor(next() * 256)),
    integer: (maxExclusive) => Math.floor(next() * maxExclusive),
  };
}
