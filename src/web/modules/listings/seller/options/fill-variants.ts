import { combinationsOf, type DraftVariant, keyOf, type ListingDraft, newVariant } from '../listing-draft.ts';

/** Which combinations are meant: all of them, or those with one value of one option. */
export interface FillScope {
  option: number;
  value: string;
}

export type Fill = Partial<Pick<DraftVariant, 'price' | 'quantity'>>;

/** How many combinations a fill would change. */
export const inScope = (draft: ListingDraft, scope: FillScope | null): string[][] =>
  combinationsOf(draft.options).filter((values) => !scope || values[scope.option] === scope.value);

/** [CAT-01] The matrix with one price or stock in every combination that is meant; what is left empty stays as it was. */
export function filledVariants(draft: ListingDraft, scope: FillScope | null, fill: Fill): ListingDraft['variants'] {
  const said = Object.fromEntries(Object.entries(fill).filter(([, text]) => text?.trim()));
  const filled = inScope(draft, scope).map((values) => {
    const key = keyOf(values);
    return [key, { ...(draft.variants[key] ?? newVariant()), ...said }];
  });
  return { ...draft.variants, ...Object.fromEntries(filled) };
}
