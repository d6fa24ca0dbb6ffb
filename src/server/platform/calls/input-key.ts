/** A stable text of a call's input: keys in order, empty values left out. The browser builds the same. */
export function inputKey(input: object): string {
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(input)
        .filter(([, value]) => value !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );
}
