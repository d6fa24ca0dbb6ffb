import { dayIn, localTime } from '#domain/core/days/time-zone.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { MINUTE } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import { findFact, saveFact } from '../../../platform/database/facts-store.ts';
import { inTransaction, type Queryable } from '../../../platform/database/open-database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { savePrices } from '../../analytics/nightly/market-store.ts';
import { listShopsToExamine } from '../../analytics/nightly/metric-days-store.ts';
import { listNames } from '../../search/categories/category-tree-store.ts';
import { examineShops, listMissed, type Night, raiseBestsellers } from './detectors.ts';

/** When the night's work begins, by the marketplace's clock: the day before has ended for its shops. */
const FIRST_HOUR = 3;
const SHOPS_BATCH_SIZE = 100;
const CATEGORIES_BATCH_SIZE = 10;
const FACT = 'alerts.examined';

type Stage = 'prices' | 'bestsellers' | 'shops' | 'done';
interface Progress {
  day: string;
  stage: Stage;
  /** The last category or shop that was done. */
  after: string;
}

async function findProgress(db: Queryable, day: string): Promise<Progress> {
  const stored = JSON.parse((await findFact(db, FACT)) ?? 'null') as Progress | null;
  return stored?.day === day ? stored : { day, stage: 'prices', after: '' };
}

async function namer(db: Queryable): Promise<(category: string, language: Language) => string> {
  const names = await listNames(db);
  return (category, language) => names.get(category)?.[language] ?? category;
}

/** Of this process, for the night that it works on. */
let missedTerms: { day: string; terms: Night['missed'] } = { day: '', terms: [] };
async function missedOf(db: Queryable, { day, after }: Progress): Promise<Night['missed']> {
  if (missedTerms.day !== day || after === '') missedTerms = { day, terms: await listMissed(db, day) };
  return missedTerms.terms;
}

/** The next portion of the night and what comes after it. */
async function examineNext(app: App, progress: Progress): Promise<Progress> {
  const { day, stage, after } = progress;
  const now = app.clock.now();
  return inTransaction(app.db, async (tx) => {
    const step = async (): Promise<Progress> => {
      if (stage === 'prices') {
        const last = await savePrices(tx, { after, limit: CATEGORIES_BATCH_SIZE, day });
        return last === null ? { day, stage: 'bestsellers', after: '' } : { day, stage, after: last };
      }
      const nameOf = await namer(tx);
      if (stage === 'bestsellers') {
        await raiseBestsellers({ app, tx, nameOf });
        return { day, stage: 'shops', after: '' };
      }
      const shops = await listShopsToExamine(tx, { after, limit: SHOPS_BATCH_SIZE, now });
      const missed = await missedOf(tx, progress);
      if (shops.length > 0) await examineShops({ app, tx, shops, today: day, nameOf, missed });
      const last = shops.at(-1);
      return last && shops.length === SHOPS_BATCH_SIZE
        ? { day, stage, after: last.sellerId }
        : { day, stage: 'done', after: '' };
    };
    const next = await step();
    await saveFact(tx, FACT, JSON.stringify(next));
    return next;
  });
}

/** [ALERT-23, ALERT-26] Once a night, portion by portion, each with its progress in one transaction: a kill goes on where it was. */
export const examineNightly: Job = {
  name: 'alerts.examine-nightly',
  every: 10 * MINUTE,
  run: async (app) => {
    const { TIME_ZONE } = app.config;
    const now = app.clock.now();
    if (localTime(TIME_ZONE, now).getUTCHours() < FIRST_HOUR) return false;
    const progress = await findProgress(app.db, dayIn(TIME_ZONE, now));
    if (progress.stage === 'done') return false;
    return (await examineNext(app, progress)).stage !== 'done';
  },
};
