import type { Listing, Variant } from './model.ts';
import { withReservedStock } from './reserved-stock.ts';

/** What is chosen so far: one value per option, or undefined where nothing is. */
export type Choice = (string | undefined)[];

/** The choice that an address names (`?size=350%20ml` or `?variant=…`), or that there is without asking: the only value of an option. */
export function choiceFrom(listing: Listing, query: { get(name: string): string | null }): Choice {
  const named = listing.variants.find(({ id }) => id === query.get('variant'));
  return listing.options.map((option, index) => {
    const requested = query.get(option.name.toLowerCase());
    if (requested && option.values.includes(requested)) return requested;
    return named?.values[index] ?? (option.values.length === 1 ? option.values[0] : undefined);
  });
}

/** [CAT-02] A listing as somebody sees it for whose payment pieces of its variants are set aside. */
export function withReserved(listing: Listing, reserved: ReadonlyMap<string, number>): Listing {
  const variants = listing.variants.map((each) => ({ ...each, stock: each.stock + (reserved.get(each.id) ?? 0) }));
  const { stock } = withReservedStock(listing, reserved);
  return stock > listing.stock ? { ...listing, variants, stock } : listing;
}

export const chosenVariant = (listing: Listing, choice: Choice): Variant | undefined =>
  listing.variants.find((variant) => variant.values.every((value, index) => value === choice[index]));

/** The variant that a price before a choice is of. */
export const cheapestOf = ({ variants }: Listing): Variant =>
  variants.reduce((cheapest, each) => (each.priceCents < cheapest.priceCents ? each : cheapest));

const hasAny = (listing: Listing, option: number, value: string): boolean =>
  listing.variants.some((variant) => variant.stock > 0 && variant.values[option] === value);

/** Whether a value can still lead to a piece that is there, with what else is chosen. What is gone in every combination strikes itself alone, not all beside it. */
export function isLeft(listing: Listing, choice: Choice, at: { option: number; value: string }): boolean {
  const fits = (value: string, index: number): boolean => {
    const chosen = choice[index];
    return index === at.option
      ? value === at.value
      : chosen === undefined || chosen === value || !hasAny(listing, index, chosen);
  };
  return listing.variants.some((variant) => variant.stock > 0 && variant.values.every(fits));
}

/** The first option that has no choice yet. */
export const missingOption = (listing: Listing, choice: Choice): number =>
  listing.options.findIndex((_option, index) => choice[index] === undefined);

/** The picture of each value of an option, where every value has one and they differ: then pictures say more than words. */
export function picturesOfValues(listing: Listing, option: number): Map<string, string> | null {
  const matches = new Map<string, string>();
  for (const { values, pictureId } of listing.variants) {
    const value = values[option] ?? '';
    if (pictureId === null || (matches.get(value) ?? pictureId) !== pictureId) return null;
    matches.set(value, pictureId);
  }
  return new Set(matches.values()).size > 1 ? matches : null;
}

/** The first value that has sold out although everything beside it is chosen: exactly one variant, which one can wait for. */
export function soldOutBeside(
  listing: Listing,
  choice: Choice,
): { option: number; value: string; variant: Variant } | null {
  for (const [option, { values }] of listing.options.entries()) {
    if (choice.some((chosen, index) => index !== option && chosen === undefined)) continue;
    for (const value of values) {
      const variant = chosenVariant(
        listing,
        choice.map((chosen, index) => (index === option ? value : chosen)),
      );
      if (variant?.stock === 0) return { option, value, variant };
    }
  }
  return null;
}

/** The place among the listing's pictures of the one that shows the choice, as far as it is made; -1 where none does. */
export function pictureOfChoice(listing: Listing, choice: Choice): number {
  const ofValues = listing.options.map((_option, index) => picturesOfValues(listing, index)?.get(choice[index] ?? ''));
  const id = chosenVariant(listing, choice)?.pictureId ?? ofValues.find((each) => each !== undefined);
  return listing.pictures.findIndex((picture) => picture.id === id);
}
