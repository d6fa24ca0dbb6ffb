/** How many pieces lines are. */
export const unitsIn = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

/** Characters as a person counts them, without a list of them. */
export function countCharacters(text: string): number {
  // What lies outside the first plane takes two code units and is one character.
  return text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);
}
