/**
 * Splits whole cents by weights so that the parts add up to all of them, each within a cent of its share; what is left goes to the largest
 * remainders, the first of equals. Without any weight the first part gets everything.
 */
export function largestRemainder(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? cents : 0));
  const shares = weights.map((weight, index) => {
    const exact = BigInt(cents) * BigInt(weight);
    return { index, cents: Number(exact / sum), remainder: exact % sum };
  });
  let left = cents - shares.reduce((all, share) => all + share.cents, 0);
  const byRemainder = shares.toSorted((a, b) => {
    if (a.remainder === b.remainder) return a.index - b.index;
    return a.remainder > b.remainder ? -1 : 1;
  });
  for (const share of byRemainder) {
    if (left === 0) break;
    share.cents += 1;
    left -= 1;
  }
  return shares.map((share) => share.cents);
}
