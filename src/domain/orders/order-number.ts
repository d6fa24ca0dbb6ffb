/** [MSG-17] `AM-{year}-{six digits from 100000 to 999999}`; seven digits when a year's range is used up. `integer(n)` draws one of 0 … n − 1. */
export function orderNumber(year: number, digits: 6 | 7, integer: (maxExclusive: number) => number): string {
  const lowest = 10 ** (digits - 1);
  return `AM-${year}-${lowest + integer(9 * lowest)}`;
}
