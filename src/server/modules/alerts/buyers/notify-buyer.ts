import { alertFactTexts } from '#domain/alerts/alert-fact-texts.ts';
import { type BuyerNoticeType, buyerTemplates, fillBuyerNotice } from '#domain/alerts/buyer-templates.ts';
import { inEachLanguage } from '#domain/alerts/texts/in-each-language.ts';
import { readableText } from '#domain/alerts/sanitise-alert.ts';
import { inLanguage, type Spoken } from '#domain/core/languages/in-language.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { deliver } from '../../accounts/delivery/deliver.ts';
import { wantsNotification } from '../../accounts/profile/notification-choices.ts';
import { findAddress } from '../../accounts/stores/profile-store.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { alertMail } from '../alert-mail.ts';
import { insertNotice } from './notice-store.ts';

interface NewBuyerNotice {
  type: BuyerNoticeType;
  event: { id: string; at: Date };
  /** Null for a guest, who is told by mail alone. */
  to: string | null;
  values: (language: Language, copy: Spoken<typeof alertFactTexts>) => Record<string, string>;
  quoted: string | null;
  /** What several events may tell of is told once by this name. */
  once?: string;
}

/** Of the others the module below writes, in the transaction of each step. */
const mailedHere = new Set<BuyerNoticeType>([
  'review_response',
  'question_answered',
  'return_under_review',
  'price_drop',
  'new_listing',
]);

/** Mail, push and digest of these are sent where they happen. */
const deliveredThere = new Set<BuyerNoticeType>(['shop_back']);

/** [UX-70] Tells a buyer, once for an event: on screen and by mail as they chose. */
export async function notifyBuyer(
  app: App,
  tx: Transaction,
  { type, event, to, values, quoted, once }: NewBuyerNotice,
): Promise<void> {
  const address = to === null ? null : await findAddress(tx, to);
  if (to === null || !address) return;
  const { kind } = buyerTemplates[type];
  const { language } = address;
  const filled = inEachLanguage(language, (each) =>
    fillBuyerNotice(type, values(each, inLanguage(alertFactTexts, each)), each),
  );
  const onScreen = await wantsNotification(tx, { userId: to, kind, channel: 'screen' });
  const id = (once ?? `notice_${event.id}`).slice(0, 128);
  const notice = { ...filled, userId: to, id, type, kind, language, quoted, onScreen, now: event.at };
  if (!(await insertNotice(tx, notice))) return;
  await publish(app, tx, {
    name: 'alerts.buyer-notified',
    subject: to,
    payload: { userId: to, noticeId: id },
    live: onScreen ? [`user:${to}`] : [],
  });
  if (deliveredThere.has(type)) return;
  const [title, message] = [readableText(filled.title), readableText(filled.message)];
  const mail = alertMail(app, {
    ...{ alertId: id, sellerId: to, category: kind, email: address.email, language, quoted },
    ...{ title, message, label: filled.actionLabel, url: filled.actionUrl },
  });
  const line = { title, message, path: filled.actionUrl, quoted };
  await deliver(app, tx, {
    ...{ userId: to, kind, address, mail, line },
    ...(mailedHere.has(type) ? {} : { only: 'push' as const }),
  });
}
