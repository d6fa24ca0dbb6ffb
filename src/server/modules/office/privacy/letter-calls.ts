import { normalEmail } from '#domain/accounts/credentials.ts';
import { dayIn } from '#domain/core/days/time-zone.ts';
import { fail, ok } from '#domain/core/result.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { lettersContract } from '#domain/office/privacy/letters-contract.ts';
import { findByEmail } from '../../accounts/account-store.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { keyCursor, pageOf } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import {
  findDoneLetters,
  findOpenLetters,
  finishLetter,
  insertLetter,
  lockLetter,
} from '../../admin/letters/letter-store.ts';
import { findErasures } from './privacy-store.ts';

const processing = { policy: admin('gdpr.process'), limit: { times: 60, seconds: 3600 } };
const todayOf = ({ clock, config }: App): string => dayIn(config.TIME_ZONE, clock.now());

/** [OFFICE-01, SUP-02] */
export const listPrivacyLetters = read(
  lettersContract.listPrivacyLetters,
  { policy: admin('gdpr.view') },
  async ({ input: { view, q = '', cursor, limit }, app }) => {
    const rows =
      view === 'open'
        ? await findOpenLetters(app.db, {
            ...{ today: todayOf(app), q, after: keyCursor(cursor, 'day'), limit: limit + 1 },
          })
        : await findDoneLetters(app.db, { q, after: keyCursor(cursor, 'time'), limit: limit + 1 });
    const { items, nextCursor } = pageOf(rows, limit, (last) => [last.cursor, last.letterId]);
    return ok({ items: items.map(({ cursor: _cursor, ...letter }) => letter), nextCursor });
  },
);

/** [OFFICE-01, SUP-02] The month is counted from the day on which it arrived, whenever it is entered. */
export const recordPrivacyLetter = write(
  lettersContract.recordPrivacyLetter,
  processing,
  async ({ input: { who, email, kind, arrivedOn }, app, tx, caller }) => {
    if (arrivedOn > todayOf(app)) return fail({ code: 'office/letter-not-arrived' });
    const person = email ? await findByEmail(tx, normalEmail(email)) : null;
    if (email && !person) return fail({ code: 'office/no-such-account' });
    const [letterId, now, by] = [app.ids.uuid(), app.clock.now(), caller.session?.userId ?? ''];
    const letter = { id: letterId, who, userId: person?.id ?? null, kind, arrivedOn, by, now };
    const dueOn = await insertLetter(tx, letter);
    const subject = { kind: 'privacy-letter', id: letterId, name: who };
    await appendAuditLog(
      { app, tx, caller },
      { action: 'office.recordPrivacyLetter', subject, after: { kind, dueOn } },
    );
    return ok({ letterId, dueOn });
  },
);

/** [OFFICE-01, ADM-12] Of two who finish it the second is told. */
export const finishPrivacyLetter = write(
  lettersContract.finishPrivacyLetter,
  processing,
  async ({ input: { letterId, doneWith }, app, tx, caller }) => {
    const letter = await lockLetter(tx, letterId);
    if (!letter) return fail({ code: 'office/no-such-letter' });
    if (letter.isDone) return fail({ code: 'office/letter-done' });
    await finishLetter(tx, { id: letterId, doneWith, by: caller.session?.userId ?? '', now: app.clock.now() });
    const subject = { kind: 'privacy-letter', id: letterId, name: letter.who };
    await appendAuditLog({ app, tx, caller }, { action: 'office.finishPrivacyLetter', subject, reason: doneWith });
    return ok({ letterId });
  },
);

/** [OFFICE-01, SUP-03] */
export const listErasures = read(
  lettersContract.listErasures,
  { policy: admin('gdpr.view') },
  async ({ input: { days, cursor, limit }, app, caller }) => {
    const since = days === undefined ? null : addMilliseconds(app.clock.now(), -days * DAY);
    const rows = await findErasures(app.db, { since, after: keyCursor(cursor, 'time'), limit: limit + 1 });
    const { items, nextCursor } = pageOf(rows, limit, (last) => [last.cursor, last.receiptId]);
    return ok({
      items: items.map(({ receiptId, madeAt, parts }) => ({
        receiptId,
        madeAt,
        parts: parts.map(({ called, because, ...part }) => ({
          ...part,
          called: called[caller.language],
          because: because?.[caller.language] ?? null,
        })),
      })),
      nextCursor,
    });
  },
);
