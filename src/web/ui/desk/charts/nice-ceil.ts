/** The next round number above: 1, 2 or 5 with zeros. */
export function niceCeil(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((step) => step * power).find((round) => round >= least) ?? least;
}
