import type { Order } from '#domain/orders/model.ts';
import type { CaseState } from '#domain/support/cases/model.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { findAddress } from '../../accounts/stores/profile-store.ts';
import { liveTopics } from '../../orders/live-topics.ts';
import { mailBuyer } from '../../orders/mails/order-mails.ts';
import { findBuyerId } from '../../orders/order-store.ts';
import { caseBuyerMail, caseMakerMail, type CaseNews } from './case-mails.ts';

type Key = { sellerId: string; orderId: string };

/** Open pages of both parties hear that a case moved. */
export async function publishCase(
  app: App,
  tx: Transaction,
  { sellerId, orderId, number, state }: Key & { number: string; state: CaseState },
): Promise<void> {
  const buyerId = await findBuyerId(tx, { sellerId, orderId });
  await publish(app, tx, {
    name: 'support.case-moved',
    subject: orderId,
    payload: { sellerId, orderId, buyerId, number, state },
    live: liveTopics({ sellerId, orderId, buyerId }),
  });
}

/** [SUP-04] Buyer and maker read the same news, each in their language; of a question the one who is asked. */
export async function mailParties(
  app: App,
  tx: Transaction,
  { order, news, to = ['buyer', 'maker'] }: { order: Order; news: CaseNews; to?: readonly ('buyer' | 'maker')[] },
): Promise<void> {
  if (to.includes('buyer')) await mailBuyer(app, tx, { order, mail: (about) => caseBuyerMail(app, about, news) });
  const maker = to.includes('maker') ? await findAddress(tx, order.sellerId) : null;
  if (maker?.email)
    await sendMail(app, tx, caseMakerMail(app, { order, to: maker.email, language: maker.language }, news));
}
