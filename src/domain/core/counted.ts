/** How many pieces lines are. */
export const unitsIn = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);
