import { MAX_WEIGHT_GRAMS } from './limits.ts';

/** What a piece with its wrapping weighs where its maker has not said. */
const GRAMS_EACH = 500;

interface Weighed {
  lineId: string;
  weightGrams: number;
}

/** [ORD-03] What one piece of a line weighs, packed. */
export const gramsOfLine = (facts: readonly Weighed[], lineId: string): number =>
  facts.find((each) => each.lineId === lineId)?.weightGrams || GRAMS_EACH;

/** [ORD-03] What a parcel with these pieces weighs, by their listings: at most what carriers take. */
export function parcelWeight(
  lines: readonly { lineId: string; quantity: number }[],
  facts: readonly Weighed[],
): number {
  const grams = lines.reduce((sum, { lineId, quantity }) => sum + quantity * gramsOfLine(facts, lineId), 0);
  return Math.min(MAX_WEIGHT_GRAMS, Math.max(1, grams));
}
