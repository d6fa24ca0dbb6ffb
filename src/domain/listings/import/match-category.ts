import { slugOf } from '../../core/text.ts';

/** The category of a load for what fits nowhere else; no craft of the menu. */
export const EVERYTHING_ELSE = 'everything-else';

export interface KnownCategory {
  slug: string;
  name: string;
  parent: string | null;
}

export interface Placed {
  /** The category of this marketplace; null when it has none of these. */
  slug: string | null;
  /** What the file says beyond that, most specific first: it is kept as tags, so that search still finds it. */
  terms: string[];
}

/** The parts of `Furniture > Chairs`, `Furniture / Chairs`, `["Furniture", "Chairs"]`, from the top down. */
function partsOf(written: unknown): string[] {
  const texts = (Array.isArray(written) ? written : [written]).filter(
    (one) => typeof one === 'string' || typeof one === 'number',
  );
  return texts
    .flatMap((text) => String(text).split(/[>|»›/\n]/))
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
}

/** Looks categories up by address or by name; of two with one name, the one below a part that was named before is meant. */
export function categoryFinder(known: readonly KnownCategory[]): (written: unknown) => Placed {
  const bySlug = new Map(known.map((category) => [category.slug, category]));
  const byName = new Map<string, KnownCategory[]>();
  for (const category of known)
    byName.set(slugOf(category.name), [...(byName.get(slugOf(category.name)) ?? []), category]);
  const find = (part: string, above: readonly string[]): KnownCategory | undefined => {
    const slug = slugOf(part);
    if (slug === '') return undefined;
    const named = byName.get(slug) ?? [];
    return (
      named.find((category) => category.parent !== null && above.includes(category.parent)) ??
      bySlug.get(slug) ??
      named[0]
    );
  };
  return (written) => {
    const parts = partsOf(written);
    for (let end = parts.length - 1; end >= 0; end -= 1) {
      const above = parts.slice(0, end).map(slugOf);
      const match = find(parts[end] ?? '', above);
      if (match) return { slug: match.slug, terms: parts.slice(end + 1).toReversed() };
    }
    return { slug: null, terms: parts.toReversed() };
  };
}
