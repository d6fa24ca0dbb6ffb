/**
 * The shortest time of each of some ways, tried in turns. Whoever waits for the machine waits longer, never shorter: so the
 * shortest times tell how much work there is, also where much else runs. Tried on while they differ by more than `closeness`.
 */
export async function fastest(
  ways: readonly ((round: number) => Promise<unknown>)[],
  { closeness, rounds = 40 }: { closeness: number; rounds?: number },
): Promise<number[]> {
  const times = ways.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, way] of ways.entries()) {
      const begun = performance.now();
      await way(round);
      times[place] = Math.min(times[place] as number, performance.now() - begun);
    }
    if (round >= 6 && Math.max(...times) - Math.min(...times) < closeness) break;
  }
  return times;
}
