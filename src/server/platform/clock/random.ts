import { randomBytes, randomFillSync, randomInt } from 'node:crypto';

/** The only source of randomness. `integer(n)` is one of 0 … n − 1. */
export interface Random {
  bytes(count: number): Uint8Array;
  integer(maxExclusive: number): number;
}

const STOCK = 4096;

/** Asking the system costs more than the bytes: they come by the page, each is given out once and erased behind it. */
function stockedBytes(): Random['bytes'] {
  const stock = Buffer.alloc(STOCK);
  let used = STOCK;
  return (count) => {
    if (count > STOCK / 8) return randomBytes(count);
    if (used + count > STOCK) {
      randomFillSync(stock);
      used = 0;
    }
    const bytes = Uint8Array.prototype.slice.call(stock, used, used + count);
    stock.fill(0, used, used + count);
    used += count;
    return bytes;
  };
}

export const systemRandom: Random = {
  bytes: stockedBytes(),
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
