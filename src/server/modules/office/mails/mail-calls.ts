import { maskedEmail } from '#domain/core/reading/masked.ts';
import { fail, ok } from '#domain/core/result.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { mailKind, mailKindTexts } from '#domain/office/mails/mail-kind-texts.ts';
import { kindOfMail, mailsContract } from '#domain/office/mails/mails-contract.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { renewMail } from '../../../platform/mail/mail-store.ts';
import { countMails, findMails, findOptouts } from './mail-store.ts';

const DAYS = 30;
const firstMoment = (app: App): Date => addMilliseconds(app.clock.now(), -DAYS * DAY);

/** [OFFICE-01] */
export const getMailFigures = read(
  mailsContract.getMailFigures,
  { policy: admin('messages.view') },
  async ({ app }) => {
    const [kinds, optouts] = await Promise.all([countMails(app.db, firstMoment(app)), findOptouts(app.db)]);
    return ok({
      hasServer: Boolean(app.config.SMTP_URL),
      days: DAYS,
      kinds,
      optouts,
    });
  },
);

/** [OFFICE-01, INV-12] What a mail says is for whom it was written to: neither its words nor the whole address are shown. */
export const listMails = read(mailsContract.listMails, { policy: admin('messages.view') }, async ({ input, app }) => {
  const { view, kind = null, q = '', dir, cursor, limit } = input;
  const since = firstMoment(app);
  const rows = await findMails(app.db, {
    ...{ view, kind, q, direction: dir, since, after: timeCursor(cursor), limit: limit + 1 },
  });
  const { items, nextCursor } = pageOf(rows, limit, (last) => [last.cursor, last.key]);
  return ok({
    items: items.map(({ recipient, cursor: _cursor, ...mail }) => ({
      ...mail,
      to: maskedEmail(recipient),
    })),
    nextCursor,
  });
});

/** [OFFICE-01] */
export const resendMail = write(
  mailsContract.resendMail,
  { policy: admin('messages.send'), limit: { times: 300, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const mail = await renewMail(tx, { key: input.key, now: app.clock.now() });
    if (!mail) return fail({ code: 'office/mail-is-sent' });
    const kind = kindOfMail(input.key);
    const name = `${mailKindTexts.en[mailKind(kind)] ?? kind} to ${maskedEmail(mail.recipient)}`;
    const subject = { kind: 'mail', id: input.key, name };
    await appendAuditLog({ app, tx, caller }, { action: 'office.resendMail', subject, before: { tries: mail.tries } });
    return ok({ state: 'waiting' as const });
  },
);
