import { tiers } from './tiers/tier-store.ts';

/** Documents that a query finds, tier by tier, so that a limit takes the best. Without a query, all of them. */
export const matchesSql = (columns: string, { query, priced }: { query: string | null; priced: string }): string =>
  tiers
    .map(
      (tier) =>
        `(SELECT ${columns} FROM search_documents d
           WHERE d.tier = ${tier}${query === null ? '' : ` AND d.words @@ (SELECT ${query}::tsquery)`}${priced})`,
    )
    .join(' UNION ALL ');
