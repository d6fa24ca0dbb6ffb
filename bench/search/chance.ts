/** The same numbers on every machine. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const of = <T>(list: readonly T[], next: (below: number) => number): T => list[next(list.length)] as T;
