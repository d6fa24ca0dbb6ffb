import { maskedEmail } from '#domain/core/reading/masked.ts';
import { decideApplication as decide } from '#domain/shops/applications/decide-application.ts';
import { shopsContract } from '#domain/shops/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { findAddress } from '../../accounts/stores/profile-store.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { publish } from '../../../platform/events/publish.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { findSlug } from '../shop-store.ts';
import { applicationMail } from './application-mail.ts';
import {
  fillShop,
  findApplicationRecord,
  listApplicationRows,
  lockApplication,
  saveDecision,
} from './application-store.ts';

/** [OFFICE-03, OFFICE-02] */
export const listApplications = read(
  shopsContract.listApplications,
  { policy: admin('sellers.applications') },
  async ({ input: { state, q = '', cursor, limit }, app }) => {
    const rows = await listApplicationRows(app.db, { state, q, after: timeCursor(cursor), limit: limit + 1 });
    const page = pageOf(rows, limit, (last) => [last.cursor, last.sellerId]);
    return ok({ ...page, items: page.items.map(({ cursor: _cursor, ...item }) => item) });
  },
);

/** [OFFICE-03, UX-96] */
export const getApplicationRecord = read(
  shopsContract.getApplicationRecord,
  { policy: admin('sellers.applications') },
  async ({ input, app }) => {
    const record = await findApplicationRecord(app.db, input.sellerId);
    return record ? ok({ ...record, email: maskedEmail(record.email) }) : fail({ code: 'shops/no-such-application' });
  },
);

/** [OFFICE-03, ADM-12] Approved or refused, once; the applicant is told by mail and by an alert. */
export const decideApplication = write(
  shopsContract.decideApplication,
  { policy: admin('sellers.approve') },
  async ({ input: { sellerId, number, decision, reason }, app, tx, caller }) => {
    if (decision === 'refuse' && reason.length < 3) return fail({ code: 'shops/reason-missing' });
    const application = await lockApplication(tx, sellerId, number);
    if (!application) return fail({ code: 'shops/no-such-application' });
    const next = decide(application.state, decision);
    if (!next.ok) return next;
    const now = app.clock.now();
    const isApproved = next.value === 'approved';
    const by = { userId: caller.session?.userId ?? '', name: caller.session?.displayName ?? '' };
    await saveDecision(tx, { sellerId, number, state: next.value, reason: isApproved ? '' : reason, by, now });
    if (isApproved) {
      await fillShop(tx, { sellerId, story: application.story, country: application.country, now });
      const slug = (await findSlug(tx, sellerId)) ?? '';
      await publish(app, tx, { name: 'shops.changed', subject: sellerId, payload: { sellerId, slug } });
    }
    await publish(app, tx, {
      name: 'shops.application-decided',
      subject: sellerId,
      payload: { sellerId, number, isApproved },
    });
    const address = await findAddress(tx, sellerId);
    if (address)
      await sendMail(
        app,
        tx,
        applicationMail(app, {
          ...{ sellerId, number, to: address.email, language: address.language },
          ...{ shopName: application.shopName, reason: isApproved ? null : reason },
        }),
      );
    await appendAuditLog(
      { app, tx, caller },
      {
        action: 'shops.decideApplication',
        subject: { kind: 'application', id: sellerId, name: application.shopName },
        reason,
        before: { state: application.state },
        after: { state: next.value, number },
      },
    );
    return ok({ sellerId, number, state: next.value });
  },
);
