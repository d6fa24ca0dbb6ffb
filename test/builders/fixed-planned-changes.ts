import type { Marked } from './person-everywhere.ts';

export type Fixed = Record<string, (who: Marked, key: string) => unknown>;

/** The same of what administrators plan by form. A part of `fixed-values.ts`. */
export const plannedChanges: Record<string, Fixed> = {
  vat_rate_changes: {
    version: ({ serial }) => 1000 + serial,
    goods: () => 'books',
    since: () => '2099-01-01',
    percent: () => 7,
    set_at: () => '2026-01-01T00:00:00Z',
  },
  category_changes: {
    slug: ({ serial }) => `garden-${serial}`,
    kind: () => 'merge',
    change: () => '{"into": "vases"}',
    since: () => '2099-01-01',
    state: () => 'planned',
    set_at: () => '2026-01-01T00:00:00Z',
    ended_at: () => null,
  },
  postage_rate_changes: {
    version: ({ serial }) => 1000 + serial,
    area: () => 'US',
    way: () => 'standard',
    since: () => '2099-01-01',
    kind: () => 'set',
    currency: () => 'EUR',
    first_cents: () => 490,
    more_cents: () => 120,
    first_day: () => 2,
    last_day: () => 3,
    set_at: () => '2026-01-01T00:00:00Z',
  },
  country_changes: {
    version: ({ serial }) => 1000 + serial,
    code: () => 'US',
    since: () => '2099-01-01',
    set_at: () => '2026-01-01T00:00:00Z',
  },
};
