import { fail, ok } from '#domain/core/result.ts';
import { checkCategoryChange } from '#domain/listings/categories/check-change.ts';
import { categoriesContract } from '#domain/office/categories/categories-contract.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { wakeJob } from '../../../platform/jobs/job-run-store.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { countConcerned, isCover, listTree } from '../../listings/categories/category-store.ts';
import {
  insertCategoryChange,
  listCategoryChanges,
  listOpenChanges,
  lockCategories,
  type PlannedChange,
  withdrawChange,
} from '../../listings/categories/change-store.ts';

const today = (now: Date): string => now.toISOString().slice(0, 10);
const subjectOf = ({ slug }: PlannedChange['change']) => ({ kind: 'category', id: slug, name: slug });

/** [OFFICE-01] */
export const listCategories = read(
  categoriesContract.listCategories,
  { policy: admin('settings.view') },
  async ({ app }) => {
    const [tree, open, changes] = await Promise.all([
      listTree(app.db),
      listOpenChanges(app.db),
      listCategoryChanges(app.db),
    ]);
    return ok({
      items: tree.map((category) => ({
        ...category,
        planned: open.find(({ change }) => change.slug === category.slug) ?? null,
      })),
      changes,
      today: today(app.clock.now()),
    });
  },
);

/** [OFFICE-01] */
export const previewCategory = read(
  categoriesContract.previewCategory,
  { policy: admin('settings.view') },
  async ({ input, app }) => ok(await countConcerned(app.db, input.slug)),
);

/** [OFFICE-01, ADM-12] Checked against the tree now and again on its day, when a job makes it. */
export const planCategoryChange = write(
  categoriesContract.planCategoryChange,
  { policy: admin('settings.edit') },
  async ({ input: { change, since, reason }, app, tx, caller }) => {
    const now = app.clock.now();
    if (since < today(now)) return fail({ code: 'office/category-too-early' });
    await lockCategories(tx);
    const tree = await listTree(tx);
    const redirects = tree.flatMap(({ formerly }) => formerly);
    const checked = checkCategoryChange(tree, redirects, change);
    if (!checked.ok) return checked;
    const cover = change.kind === 'merge' ? '' : (change.fields.cover ?? '');
    if (cover && !(await isCover(tx, { slug: change.slug, listingId: cover })))
      return fail({ code: 'office/category-cover' });
    const by = { userId: caller.session?.userId ?? '', name: caller.session?.displayName ?? '' };
    const planned = await insertCategoryChange(tx, { id: app.ids.uuid(), change, since, reason, by, now });
    if (!planned) return fail({ code: 'office/category-planned' });
    await appendAuditLog(
      { app, tx, caller },
      { action: 'office.planCategoryChange', subject: subjectOf(change), reason, after: { ...change, since } },
    );
    if (since === today(now)) await wakeJob(tx, 'listings.change-categories');
    return ok(planned);
  },
);

/** [OFFICE-01, ADM-12] */
export const withdrawCategoryChange = write(
  categoriesContract.withdrawCategoryChange,
  { policy: admin('settings.edit') },
  async ({ input: { id, reason }, app, tx, caller }) => {
    const withdrawn = await withdrawChange(tx, id, app.clock.now());
    if (!withdrawn) return fail({ code: 'office/category-change-over' });
    const { change, since } = withdrawn;
    await appendAuditLog(
      { app, tx, caller },
      { action: 'office.withdrawCategoryChange', subject: subjectOf(change), reason, before: { ...change, since } },
    );
    return ok(withdrawn);
  },
);
