/** [CAT-02] What is counted as a whole, a card or a piece on a wishlist, as somebody sees it for whose payment pieces are set aside. */
export const withReservedStock = <Shown extends { stock: number }>(
  shown: Shown,
  reserved: ReadonlyMap<string, number>,
): Shown => ({ ...shown, stock: [...reserved.values()].reduce((sum, own) => sum + own, shown.stock) });
