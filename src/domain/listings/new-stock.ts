/**
 * [CAT-02] The stock after a maker changed a quantity. What was sold since the maker looked stays sold: only the difference
 * between what was seen and what was typed is applied, and never below nothing.
 */
export function newStock({
  quantity,
  stockSeen,
  stock,
}: {
  quantity: number;
  stockSeen: number | undefined;
  stock: number | undefined;
}): number {
  if (stock === undefined || stockSeen === undefined) return quantity;
  return Math.max(0, stock + quantity - stockSeen);
}
