/** A number that the seed and the text alone decide. */
export function orderOf(text, seed) {
  let number = seed >>> 0;
  for (const letter of text) number = Math.imul(number ^ letter.codePointAt(0), 0x01000193) >>> 0;
  return number;
}
