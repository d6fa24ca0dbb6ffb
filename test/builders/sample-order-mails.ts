import type { Language } from '#domain/core/languages/language.ts';
import type { App } from '#server/platform/calls/app.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import * as orders from '#server/modules/orders/mails/order-mails.ts';
import * as proofMails from '#server/modules/orders/proofs/proof-mails.ts';
import { returnMail } from '#server/modules/returns/return-mails.ts';
import { order, typed } from './sample-orders.ts';

const waitingProof = (text: string) => ({ lineId: 'line1', version: 2, text, dueAt: new Date('2026-12-06T10:00:00Z') });

/** One of each mail about an order, a return and a proof. */
export const orderMailsOf = (
  app: Pick<App, 'config' | 'clock'>,
): Record<string, (mail: { language: Language }) => Mail[]> => ({
  sentMail: ({ language }) => [orders.sentMail(app, { order, language, isGuest: true })],
  lateMail: ({ language }) =>
    (['leaving', 'arrival'] as const).map((missed) =>
      orders.lateMail(
        app,
        { order: { ...order, state: missed === 'leaving' ? 'confirmed' : 'shipped' }, language, isGuest: true },
        { missed, since: order.leavesBy, arrivesFrom: order.arrivesFrom, arrivesTo: order.arrivesTo },
      ),
    ),
  deliveredMail: ({ language }) => [orders.deliveredMail(app, { order, language, isGuest: true })],
  completedMail: ({ language }) => [orders.completedMail(app, { order, language, isGuest: true })],
  cancelledMail: ({ language }) => [
    orders.cancelledMail(app, { order, language, isGuest: true }, { cents: 123_450, reason: typed.reason }),
  ],
  refundedMail: ({ language }) => [
    orders.refundedMail(
      app,
      { order, language, isGuest: true },
      { refundId: 'refund1', cents: 123_400, reason: typed.reason },
    ),
  ],
  returnMail: ({ language }) =>
    (['requested', 'approved', 'denied', 'rejected', 'received', 'swapped', 'stopped'] as const).flatMap((state) =>
      [null, order.seller].map((by) =>
        returnMail(
          app,
          { order: { ...order, seller: by }, language, isGuest: false },
          {
            returnId: 'return1',
            state,
            by: 'system',
            refusal: 'too_late',
            reason: by ? 'damaged' : 'came_late',
            rejection: typed.reason,
            swapParcel: typed.reason,
            lines: [{ lineId: 'line1', quantity: 2, title: typed.title, values: [typed.choice], picture: null }],
          },
        ),
      ),
    ),
  proofSentMail: ({ language }) =>
    ['', typed.message].map((text) =>
      proofMails.proofSentMail(app, { order, language, isGuest: true }, waitingProof(text)),
    ),
  proofReminderMail: ({ language }) => [
    proofMails.proofReminderMail(app, { order, language, isGuest: true }, waitingProof('')),
  ],
  proofLapsedMail: ({ language }) => [
    proofMails.proofLapsedMail(app, { order, language, isGuest: true }, waitingProof('')),
  ],
  proofOverdueMail: ({ language }) =>
    (['confirmed', 'processing'] as const).map((state) =>
      proofMails.proofOverdueMail(app, { order: { ...order, state }, language, isGuest: true }, waitingProof('')),
    ),
});
