/** One wish as it is kept: which piece, and since when. */
export interface Wish {
  id: string;
  /** ISO 8601. */
  addedAt: string;
}

export const MAX_WISHES = 500;

/** [WISH-04] A new piece goes to the front; one that is there stays where it is. */
export const withWish = <W extends Wish>(wishes: readonly W[], wish: W): readonly W[] =>
  wishes.some(({ id }) => id === wish.id) ? wishes : [wish, ...wishes];

export const withoutWish = <W extends Wish>(wishes: readonly W[], id: string): W[] =>
  wishes.filter((wish) => wish.id !== id);
