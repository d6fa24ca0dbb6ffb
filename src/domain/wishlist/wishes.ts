/** One wish as it is kept: which piece, and since when. */
export interface Wish {
  id: string;
  /** ISO 8601. */
  addedAt: string;
}

export const MAX_WISHES = 500;

const newestFirst = (one: Wish, other: Wish): number =>
  one.addedAt < other.addedAt ? 1 : one.addedAt > other.addedAt ? -1 : 0;

/** [WISH-04] A new piece goes to the front; one that is there stays where it is. */
export const withWish = <W extends Wish>(wishes: readonly W[], wish: W): readonly W[] =>
  wishes.some(({ id }) => id === wish.id) ? wishes : [wish, ...wishes];

export const withoutWish = <W extends Wish>(wishes: readonly W[], id: string): W[] =>
  wishes.filter((wish) => wish.id !== id);

/** [WISH-03] What is stored stays; of the others those are added that are not there; newest first. */
export function mergeWishes(stored: readonly Wish[], brought: readonly Wish[]): Wish[] {
  const known = new Set(stored.map(({ id }) => id));
  const added: Wish[] = [];
  for (const wish of brought) {
    if (known.has(wish.id)) continue;
    known.add(wish.id);
    added.push(wish);
  }
  return [...stored, ...added].toSorted(newestFirst);
}
