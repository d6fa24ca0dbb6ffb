import { attacksOn } from './attacks.mjs';

/** The longest text that any pattern meets: a cell of a table, as long as table programs allow. */
const LONGEST = 32_767;
/** A pattern in proportion to its text is through with each of these long before; a slower one is not tried on a longer text. */
const STAGES = [
  { length: 24, limitMs: 20 },
  { length: 200, limitMs: 20 },
  { length: 8_000, limitMs: 40 },
  { length: LONGEST, limitMs: 60 },
];
/** So fast on a short text none is any concern. */
const SHORT = 2_000;
const FAST_MS = 0.5;

function time(pattern, text) {
  const start = performance.now();
  text.replace(pattern, '');
  return performance.now() - start;
}

/** The text that a pattern takes too long on, as far as its own parts lead to one; null where none does. */
export function slowOn(source, flags) {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  for (const attack of attacksOn(source, flags))
    for (const { length, limitMs } of STAGES) {
      if (length > SHORT && time(pattern, attack(SHORT)) < FAST_MS) break;
      const text = attack(length);
      // Twice, as the processor may have been busy with something else.
      if (time(pattern, text) > limitMs && time(pattern, text) > limitMs) return text;
    }
  return null;
}
