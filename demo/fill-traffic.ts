import { dayIn, startOfDay } from '#domain/core/days/time-zone.ts';
import { addMilliseconds, DAY, HOUR } from '#domain/core/time.ts';
import type { SearchOutput } from '#domain/search/contract.ts';
import type { TrafficSource } from '#domain/analytics/traffic-source.ts';
import { examineNightly } from '#server/modules/alerts/metrics/examine-nightly.ts';
import { addTraffic, type TrafficCount } from '#server/modules/analytics/traffic-store.ts';
import { allCalls } from '#server/app/operations.ts';
import type { App } from '#server/platform/calls/app.ts';
import { seededRandom } from '#server/platform/clock/random.ts';
import { demoCaller } from './demo-caller.ts';
import type { DemoClock } from './demo-clock.ts';

const DAYS = 70;
const SEED = 3901;
const QUARTER_MS = 900_000;
const NOON_MS = DAY / 2;
/** Of a hundred views so many come from there; the first of a listing's views is one of the site. */
const SHARES: [source: TrafficSource, share: number][] = [
  ['site', 46],
  ['search', 21],
  ['direct', 14],
  ['social', 11],
  ['mail', 5],
  ['other', 3],
];
const CAMPAIGNS = ['spring letter', 'new glazes', 'studio sale'];
/** What people search for, and how often of a hundred searches. */
const TERMS: [term: string, share: number][] = [
  ['mug', 30],
  ['scarf', 18],
  ['leather wallet', 14],
  ['silver ring', 14],
  ['wedding gift', 9],
  ['linoprint', 8],
  ['tea bowl', 5],
  ['sundial', 2],
];

/** More on Sundays and Mondays, and a little more each week. */
const rhythm = (at: Date, daysAgo: number): number =>
  ([1.35, 1.2, 1, 0.95, 0.9, 0.85, 1.1][at.getUTCDay()] ?? 1) * (1 - daysAgo / (2 * DAYS));

interface Looked {
  listingId: string;
  /** From when on it could be looked at. */
  since: Date;
  /** Its place among all: some are looked at far more than others. */
  rank: number;
}

interface Facts {
  listings: readonly Looked[];
  answers: readonly Pick<TrafficCount, 'matches' | 'category'>[];
  chance: () => number;
}

function countsOf(day: Date, { listings, answers, chance }: Facts): TrafficCount[] {
  const quarter = Math.floor((day.getTime() + NOON_MS) / QUARTER_MS);
  const plain = { quarter, viewer: '', campaign: '', term: '', visits: 0 } as const;
  const daysAgo = Math.round((Date.now() - day.getTime()) / DAY);
  return listings
    .filter(({ since }) => since < day)
    .flatMap(({ listingId, rank }): TrafficCount[] => {
      const views = Math.round(rhythm(day, daysAgo) * (2 + 42 / (1 + (rank % 23))) * (0.7 + 0.6 * chance()));
      const listing = { ...plain, kind: 'listing', key: listingId } as const;
      const viewed = SHARES.map(([source, share], index): TrafficCount => {
        const count = Math.round((views * share) / 100);
        const campaign = source === 'mail' ? (CAMPAIGNS[(rank + day.getUTCDate()) % CAMPAIGNS.length] ?? '') : '';
        const term = source === 'site' ? (TERMS[(rank + index) % TERMS.length]?.[0] ?? '') : '';
        const visits = source === 'site' ? Math.round(count * 0.6) : count;
        return { ...listing, source, campaign, term, count, visits };
      });
      const rest = { ...plain, source: 'direct', key: listingId } as const;
      return [
        ...viewed,
        { ...rest, kind: 'favourite', count: Math.round(views * 0.06 * chance()) },
        { ...rest, kind: 'cart', count: Math.round(views * 0.08 * chance()) },
      ];
    })
    .concat(
      TERMS.map(([key, share], index) => ({
        ...{ ...plain, ...answers[index], kind: 'search', key, source: 'direct' },
        count: Math.round(share * rhythm(day, daysAgo) * (0.8 + 0.4 * chance())),
      })),
    )
    .filter(({ count }) => count > 0);
}

/** [DASH-03] What was looked at in the last weeks: the same for the same pieces, and each day written once. */
export async function fillTraffic(app: App): Promise<void> {
  const random = seededRandom(SEED);
  const chance = (): number => random.integer(1000) / 1000;
  const { rows } = await app.db.query<{ listingId: string; since: Date }>({
    text: `SELECT id AS "listingId", created_at AS since FROM listings WHERE state IN ('active', 'sold_out') ORDER BY created_at, title`,
  });
  const listings = rows.map((row, rank) => ({ ...row, rank }));
  const visitor = demoCaller(app, allCalls(), null);
  const answers = await Promise.all(
    TERMS.map(async ([q]) => {
      const { matchingAll, categories } = await visitor.call<SearchOutput>('search.searchListings', { q });
      const [most] = categories.filter(({ parent }) => parent === null).toSorted((a, b) => b.count - a.count);
      return { matches: matchingAll, category: most?.count ? most.slug : '' };
    }),
  );
  const midnight = Math.floor(Date.now() / DAY) * DAY;
  for (let ago = DAYS; ago > 0; ago -= 1) {
    const counts = countsOf(new Date(midnight - ago * DAY), { listings, answers, chance });
    await addTraffic(app.db, { writer: 'demo', number: DAYS - ago + 1, counts, now: new Date() });
  }
}

/** [ALERT-26] What the counts say of the shops was told the night before last: their makers have read it. */
export async function examinePast(app: App, clock: DemoClock): Promise<void> {
  const now = clock.now();
  const day = dayIn(app.config.TIME_ZONE, addMilliseconds(now, -2 * DAY));
  clock.set(addMilliseconds(startOfDay(app.config.TIME_ZONE, day), 4 * HOUR));
  while (await examineNightly.run(app));
  clock.set(now);
}
