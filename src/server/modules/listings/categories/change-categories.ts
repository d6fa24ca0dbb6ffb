import { type CategoryChange, checkCategoryChange } from '#domain/listings/categories/check-change.ts';
import { MINUTE } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { rowJob } from '../../../platform/jobs/row-job.ts';
import {
  listListingsOf,
  listTree,
  moveListings,
  positionCategory,
  removeMerged,
  saveCategory,
} from './category-store.ts';
import {
  endChange,
  listDueChanges,
  lockCategories,
  lockDueChange,
  moveChange,
  notifyProcesses,
} from './change-store.ts';

/** So many pieces move in one transaction. */
const PORTION = 200;

type Due = NonNullable<Awaited<ReturnType<typeof lockDueChange>>>;
type Portion = { sellerId: string; listingIds: string[] }[];

const lastOf = (portion: Portion): string =>
  portion
    .flatMap(({ listingIds }) => listingIds)
    .toSorted()
    .at(-1) ?? '';
const sizeOf = (portion: Portion): number => portion.reduce((sum, { listingIds }) => sum + listingIds.length, 0);

/** Search and pages follow for the pieces of each shop. */
async function publishMoved(app: App, tx: Transaction, portion: Portion): Promise<void> {
  for (const { sellerId, listingIds } of portion)
    await publish(app, tx, { name: 'listings.category-changed', subject: sellerId, payload: { sellerId, listingIds } });
}

/** Names and place in the tree; the fields go in at once, then the pieces that say them are made anew in portions. */
async function saveFields(tx: Transaction, change: Exclude<CategoryChange, { kind: 'merge' }>): Promise<void> {
  const { after, ...fields } = change.fields;
  await saveCategory(tx, { slug: change.slug, fields });
  if (after !== undefined) await positionCategory(tx, change.slug, after);
  await notifyProcesses(tx);
}

const isShownOnListings = ({ kind, fields }: Exclude<CategoryChange, { kind: 'merge' }>): boolean =>
  kind === 'edit' && [fields.name, fields.nameDe, fields.parent].some((field) => field !== undefined);

/** The pieces of one turn; an empty portion ends it. */
async function turn(tx: Transaction, { change, upTo, state }: Due): Promise<Portion> {
  if (change.kind === 'merge') {
    // It takes no new pieces while the others move.
    if (state === 'planned') await saveCategory(tx, { slug: change.slug, fields: { isPaused: true } });
    return moveListings(tx, { slug: change.slug, into: change.into, limit: PORTION });
  }
  if (state === 'planned') await saveFields(tx, change);
  return isShownOnListings(change) ? listListingsOf(tx, { slug: change.slug, upTo, limit: PORTION }) : [];
}

async function work(app: App, tx: Transaction, id: string): Promise<boolean> {
  await lockCategories(tx);
  const now = app.clock.now();
  const due = await lockDueChange(tx, id, now);
  if (!due) return false;
  const tree = await listTree(tx);
  const checked = checkCategoryChange(
    tree,
    tree.flatMap(({ formerly }) => formerly),
    due.change,
  );
  // The tree is another than when it was planned; an added one is there once its work has begun.
  if (due.state === 'planned' && !checked.ok) {
    await endChange(tx, { id, problem: checked.problem.code, now });
    return true;
  }
  const portion = await turn(tx, due);
  await publishMoved(app, tx, portion);
  if (sizeOf(portion) > 0) {
    await moveChange(tx, { id, moved: sizeOf(portion), upTo: lastOf(portion) });
    return true;
  }
  if (due.change.kind === 'merge') {
    await removeMerged(tx, due.change.slug, due.change.into);
    await notifyProcesses(tx);
  }
  await endChange(tx, { id, problem: '', now });
  return true;
}

/** [OFFICE-01] Makes planned changes of categories on their day; after a kill it goes on where it was. */
export const changeCategories = rowJob({
  ...{ name: 'listings.change-categories', every: MINUTE, batchSize: 1 },
  list: (app, turnOf) => listDueChanges(app.db, app.clock.now(), turnOf),
  work: (app, tx, { key }) => work(app, tx, key),
});
