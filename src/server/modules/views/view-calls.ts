import { fail, ok } from '#domain/core/result.ts';
import { viewsContract } from '#domain/views/contract.ts';
import { MAX_VIEWS, MAX_VIEWS_OF_PERSON } from '#domain/views/view-query.ts';
import { read, write } from '../../platform/calls/call.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import {
  countViews,
  deleteView,
  insertView,
  listSavedViews,
  lockViews,
  saveViewOrder,
  updateView,
} from './view-store.ts';

const ownerOf = (caller: Caller): string => caller.session?.userId ?? '';
const viewsOf = async (db: Queryable, userId: string, list: string) => ({
  views: await listSavedViews(db, userId, list),
});

/** The others close up, and the view comes to its position. */
async function positionView(
  tx: Transaction,
  userId: string,
  { list, viewId, position }: { list: string; viewId?: string; position?: number | undefined },
): Promise<void> {
  const ids = (await listSavedViews(tx, userId, list)).map((view) => view.viewId);
  const viewIds = viewId === undefined || position === undefined ? ids : ids.filter((id) => id !== viewId);
  if (viewId !== undefined && position !== undefined) viewIds.splice(position, 0, viewId);
  await saveViewOrder(tx, userId, { list, viewIds });
}

export const listViews = read(viewsContract.listViews, { policy: signedIn }, async ({ input, app, caller }) =>
  ok(await viewsOf(app.db, ownerOf(caller), input.list)),
);

/** [UX-86] Names the state of a table, or changes the name and the state of a view. */
export const saveView = write(
  viewsContract.saveView,
  { policy: signedIn, flag: 'saved-views' },
  async ({ input, app, tx, caller }) => {
    const userId = ownerOf(caller);
    const { list, name, query, position } = input;
    await lockViews(tx, userId);
    const { views } = await viewsOf(tx, userId, list);
    if (input.viewId) {
      if (!views.some(({ viewId }) => viewId === input.viewId)) return fail({ code: 'views/not-there' });
      const isSaved = await updateView(tx, { userId, list, viewId: input.viewId, name, query });
      return isSaved ? ok(await viewsOf(tx, userId, list)) : fail({ code: 'views/name-taken' });
    }
    if (views.length >= MAX_VIEWS || (await countViews(tx, userId)) >= MAX_VIEWS_OF_PERSON)
      return fail({ code: 'views/too-many' });
    const view = { userId, list, viewId: app.ids.uuid(), name, query, position: views.length, now: app.clock.now() };
    if (!(await insertView(tx, view))) return fail({ code: 'views/name-taken' });
    if (position !== undefined) await positionView(tx, userId, { list, viewId: view.viewId, position });
    return ok(await viewsOf(tx, userId, list));
  },
);

export const moveView = write(
  viewsContract.moveView,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, tx, caller }) => {
    const userId = ownerOf(caller);
    await lockViews(tx, userId);
    const { views } = await viewsOf(tx, userId, input.list);
    if (!views.some(({ viewId }) => viewId === input.viewId)) return fail({ code: 'views/not-there' });
    await positionView(tx, userId, input);
    return ok(await viewsOf(tx, userId, input.list));
  },
);

export const removeView = write(
  viewsContract.removeView,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, tx, caller }) => {
    const userId = ownerOf(caller);
    await lockViews(tx, userId);
    await deleteView(tx, userId, input);
    await positionView(tx, userId, { list: input.list });
    return ok(await viewsOf(tx, userId, input.list));
  },
);
