import { growthFacts } from '#domain/alerts/texts/growth-fact-texts.ts';
import { alertThresholds as thresholds } from '#domain/alerts/thresholds.ts';
import { FEW_MATCHES, MIN_SEARCHES } from '#domain/analytics/limits.ts';
import { judgeDay } from '#domain/analytics/metric-baseline.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { formatMoney } from '#domain/core/money.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { listSearchTerms, type SearchTerm } from '../../analytics/analytics-store.ts';
import * as growth from '../../analytics/nightly/growth-store.ts';
import * as market from '../../analytics/nightly/market-store.ts';
import { listMetricDays } from '../../analytics/nightly/metric-days-store.ts';
import { type CountedFact, raiseCounted } from './raise-counted.ts';
import { raiseMetricAlert } from './raise-metric-alert.ts';

export interface Night {
  app: App;
  tx: Transaction;
  /** Shops with the day of each that ended last. */
  shops: growth.Shops;
  /** The marketplace's day. */
  today: string;
  nameOf: (category: string, language: Language) => string;
  /** What was searched for and hardly found. */
  missed: readonly SearchTerm[];
}

const MIN_BESTSELLER_UNITS = 3;
const SEARCHED_DAYS = 14;
const WEEK_DAYS = 7;
const MONTH_DAYS = 28;
const MAX_FACTOR = 100;
const enough = { listings: thresholds.comparableListings, shops: thresholds.comparableShops };
const sellersOf = ({ shops }: Night): string[] => shops.map(({ sellerId }) => sellerId);

/** What is said of one listing: once for each fact. */
const ofListing = <Row extends { sellerId: string; listingId: string; title: string }>(
  rows: readonly Row[],
  say: (row: Row) => { fact?: string; values: (language: Language) => Record<string, string | number> },
): CountedFact[] =>
  rows.map((row) => {
    const { fact = '', values } = say(row);
    return {
      sellerId: row.sellerId,
      fact: `${row.listingId} ${fact}`.trim(),
      values: (language) => ({
        productId: row.listingId,
        productName: row.title,
        ...Object.fromEntries(
          Object.entries(values(language)).map(([name, value]) => [
            name,
            typeof value === 'number' ? value.toLocaleString(language) : value,
          ]),
        ),
      }),
      metadata: { productId: row.listingId, productName: row.title },
    };
  });

/** [ALERT-23] Revenue, orders, refunds and conversion of each shop's last day against its own baseline. */
async function raiseMetrics({ app, tx, shops }: Night): Promise<void> {
  for (const { sellerId, day, today, before } of await listMetricDays(tx, shops))
    for (const judged of judgeDay(today, before)) await raiseMetricAlert(app, tx, { ...judged, sellerId, date: day });
}

async function raiseGrowth(night: Night): Promise<void> {
  const { app, tx, shops } = night;
  const { trendingDays: days, trendingWeeks: weeks, trendingFactor: factor, trendingViews: minViews } = thresholds;
  const trending = await growth.listTrending(tx, shops, { days, weeks, factor, minViews });
  const trends = ofListing(trending, (row) => ({
    values: () => ({ views: row.views, factor: Math.round(10 * Math.min(row.factor, MAX_FACTOR)) / 10 }),
  }));
  await raiseCounted(app, tx, { facts: trends, type: 'product_trending', againAfterDays: MONTH_DAYS });

  const milestones = await growth.passMilestones(tx, sellersOf(night), thresholds.viewMilestones);
  const passed = ofListing(milestones, ({ views }) => ({ fact: String(views), values: () => ({ views }) }));
  await raiseCounted(app, tx, { facts: passed, type: 'view_milestone' });

  const rate = { days: thresholds.restockDays, rateDays: thresholds.restockRateDays };
  const restock = ofListing(await growth.listToRestock(tx, shops, rate), (row) => ({
    values: () => ({ left: row.left, sold: row.sold, days: row.days }),
  }));
  await raiseCounted(app, tx, {
    facts: restock,
    type: 'restock_recommendation',
    againAfterDays: thresholds.restockDays,
  });

  const slow = ofListing(await growth.listSlow(tx, shops, thresholds.slowDays), (row) => ({
    fact: row.since,
    values: () => ({ left: row.left, days: thresholds.slowDays }),
  }));
  await raiseCounted(app, tx, { facts: slow, type: 'slow_moving_inventory' });
}

async function raiseMarket(night: Night): Promise<void> {
  const { app, tx, today, nameOf } = night;
  const sellerIds = sellersOf(night);
  const once = (rows: CountedFact[], fact: string): CountedFact[] => rows.map((row) => ({ ...row, fact }));

  const odd = ofListing(await market.listOddPrices(tx, { sellerIds, day: today, enough }), (row) => ({
    values: (language) => ({
      direction: growthFacts[row.priceCents > row.highCents ? 'dearer' : 'cheaper'][language],
      count: row.listings,
      low: formatMoney(row.lowCents, language),
      high: formatMoney(row.highCents, language),
      price: formatMoney(row.priceCents, language),
    }),
  }));
  await raiseCounted(app, tx, { facts: once(odd, ''), type: 'pricing_suggestion', againAfterDays: MONTH_DAYS });

  const { priceMovedDays: days, priceMovedPercent: percent } = thresholds;
  const moved = await market.listMovedPrices(tx, { sellerIds, day: today, enough, days, percent });
  const changes = ofListing(moved, (row) => ({
    values: (language) => ({
      change: growthFacts.change[language](row.movedPercent),
      count: row.listings,
      median: formatMoney(row.medianCents, language),
      price: formatMoney(row.priceCents, language),
    }),
  }));
  const byCategory = changes.map((row, index) => ({ ...row, fact: moved[index]?.category ?? '' }));
  await raiseCounted(app, tx, { facts: byCategory, type: 'competitor_price_change', againAfterDays: days });

  const missed = (await market.listMissedTerms(tx, sellerIds, night.missed)).map((row) => ({
    sellerId: row.sellerId,
    fact: '',
    values: (language: Language) => ({
      search: row.term,
      searches: row.searches.toLocaleString(language),
      days: String(SEARCHED_DAYS),
      category: nameOf(row.category, language),
    }),
    metadata: { search: row.term, searches: row.searches, category: row.category },
  }));
  await raiseCounted(app, tx, { facts: missed, type: 'market_opportunity', againAfterDays: WEEK_DAYS });
}

/** [ALERT-26] What was searched for in the last days and hardly found, over all shops: read once a night. */
export function listMissed(db: Queryable, today: string): Promise<SearchTerm[]> {
  const from = addMilliseconds(new Date(today), -SEARCHED_DAYS * DAY)
    .toISOString()
    .slice(0, 10);
  return listSearchTerms(db, { from, to: today, atMost: FEW_MATCHES, atLeast: MIN_SEARCHES });
}

/** [ALERT-23, ALERT-26] Everything that the counts say of some shops, in one transaction. */
export async function examineShops(night: Night): Promise<void> {
  await growth.refreshMonth(night.tx, night.shops);
  await raiseMetrics(night);
  await raiseGrowth(night);
  await raiseMarket(night);
}

/** [ALERT-26] What is among the first three of its category, over all shops. */
export async function raiseBestsellers({ app, tx, nameOf }: Pick<Night, 'app' | 'tx' | 'nameOf'>): Promise<void> {
  const { bestsellerDays: days, bestsellerRank: ranks } = thresholds;
  const best = await growth.listBestsellers(tx, { now: app.clock.now(), days, ranks, minUnits: MIN_BESTSELLER_UNITS });
  const facts = ofListing(best, ({ rank, category }) => ({
    fact: category,
    values: (language) => ({ rank, category: nameOf(category, language) }),
  }));
  await raiseCounted(app, tx, { facts, type: 'bestseller_status', againAfterDays: days });
}
