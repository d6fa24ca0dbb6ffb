import { alertsContract } from '#domain/alerts/contract.ts';
import { readableText } from '#domain/alerts/sanitise-alert.ts';
import { ok } from '#domain/core/result.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { countUnreadNotices, listOwnNotices, markStoredNoticesRead } from './notice-store.ts';

/** [UX-70] What the signed-in person was told as a buyer, newest first. */
export const listNotices = read(alertsContract.listNotices, { policy: signedIn }, async ({ input, app, caller }) => {
  const userId = caller.session?.userId ?? '';
  const page = { before: timeCursor(input.cursor), limit: input.limit + 1, language: caller.language };
  const rows = await listOwnNotices(app.db, userId, page);
  const { items, nextCursor } = pageOf(rows, input.limit, (last) => [last.createdAt, last.noticeId]);
  return ok({
    items: items.map((notice) => ({
      ...notice,
      title: readableText(notice.title),
      message: readableText(notice.message),
    })),
    nextCursor,
    unread: await countUnreadNotices(app.db, userId),
  });
});

export const getUnreadNotices = read(alertsContract.getUnreadNotices, { policy: signedIn }, async ({ app, caller }) =>
  ok({ unread: await countUnreadNotices(app.db, caller.session?.userId ?? '') }),
);

export const markNoticesRead = write(
  alertsContract.markNoticesRead,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    await markStoredNoticesRead(tx, userId, input.ids);
    return ok({ unread: await countUnreadNotices(tx, userId) });
  },
);
