/** Collects the values of a statement and names them `$1`, `$2` … */
export function parameters(): { values: unknown[]; at: (value: unknown) => `$${number}` } {
  const values: unknown[] = [];
  return { values, at: (value) => `$${values.push(value)}` };
}
