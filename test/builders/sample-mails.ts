import { secondLookStates } from '#domain/admin/second-look.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { fillTemplate } from '#domain/alerts/templates.ts';
import { readableText } from '#domain/alerts/sanitise-alert.ts';
import { readConfig } from '#server/platform/config/config.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import * as account from '#server/modules/accounts/mails/account-mails.ts';
import { digestMail } from '#server/modules/accounts/delivery/digest-mail.ts';
import { receiptMail } from '#server/modules/accounts/mails/receipt-mail.ts';
import { safetyMail } from '#server/modules/accounts/mails/safety-mail.ts';
import { noticeTexts, safetyDetails } from '#server/modules/accounts/mails/safety-mail-texts.ts';
import { actionLimitMail, factorResetMail, invitationMail, secondLookMail } from '#server/modules/admin/admin-mails.ts';
import { alertMail } from '#server/modules/alerts/alert-mail.ts';
import { confirmationMail } from '#server/modules/checkout/confirmation-mail.ts';
import { backInStockMail } from '#server/modules/listings/back-in-stock/back-in-stock-mail.ts';
import { noticeMail } from '#server/modules/messages/notices/notice-mail.ts';
import { contactMail } from '#server/modules/office/contact-mail.ts';
import { backFromVacationMail } from '#server/modules/shops/calendar/back-from-vacation-mail.ts';
import { applicationMail } from '#server/modules/shops/applications/application-mail.ts';
import { orderTables } from '#server/modules/orders/tagged-tables.ts';
import { withdrawalMail } from '#server/modules/orders/withdrawal/withdrawal-mails.ts';
import { reminderMail } from '#server/modules/recovery/reminder-mail.ts';
import { copyMail, ticketMail } from '#server/modules/support/ticket-mails.ts';
import { answerMail, replyMail } from '#server/modules/support/tickets/answer-mails.ts';
import { checkout, line, order, typed } from './sample-orders.ts';
import { caseMailsOf } from './sample-case-mails.ts';
import { orderMailsOf } from './sample-order-mails.ts';

const app = {
  config: readConfig({ PUBLIC_URL: 'https://shop.example' }),
  clock: { now: () => new Date('2026-12-01T10:00:00Z') },
};

const reminder = (language: Language, attempt: number, quantities: number[]) => ({
  cartId: 'cart1',
  life: 1,
  attempt,
  email: 'bo@example.com',
  language,
  lines: quantities.map(line),
  percent: 10,
  discountCents: attempt === 1 ? 0 : 1000,
  promoCode: attempt === 1 ? null : 'BACK-1',
  expiresAt: new Date('2026-12-05T10:00:00Z'),
  token: 'token1',
  unsubscribeToken: 'token2',
});

const ticket = {
  number: 'H-4KXM2TR',
  email: 'bo@example.com',
  message: typed.message,
  order: 'AM-2026-100001',
  article: 'returns',
  session: null,
  language: 'en' as const,
};
const lockedTicket = (language: Language) => ({
  ...{ number: ticket.number, email: ticket.email, message: ticket.message, userId: null, ownerId: null },
  ...{ language, state: 'house' as const, mergedInto: null, priority: 2 },
});

const declared = {
  id: 'withdrawal1',
  name: typed.person,
  number: 'AM-2026-100001',
  said: typed.choice,
  email: 'bo@example.com',
  now: new Date('2026-12-05T10:00:00Z'),
  state: 'declared' as const,
  labelCents: 450,
  lines: [],
  isBeforeLeaving: false,
  refusal: null,
};

const waiting = {
  variantId: 'variant1',
  listingId: 'listing1',
  userId: 'user2',
  email: 'bo@example.com',
  isProven: true,
  title: typed.title,
  values: [typed.choice],
  options: [{ name: 'Colour', values: [typed.choice] }],
  priceCents: 123_450,
  shopName: typed.shop,
};

const alertOf = (language: Language) =>
  fillTemplate(
    'new_review',
    { stars: '★', productName: typed.title, buyerName: 'Bo', excerpt: typed.reason },
    language,
  );

/** Every mail of the product, by the function that writes it, with the facts that change its words. */
export const sampleMails: Record<string, (language: Language) => Mail[]> = Object.fromEntries(
  Object.entries({
    resetMail: (mail) => [account.resetMail(app, mail)],
    signInMail: (mail) => [account.signInMail(app, { ...mail, minutes: 15 })],
    verifyMail: (mail) => [account.verifyMail(app, { ...mail, hours: 24 })],
    oldAddressMail: (mail) => [account.oldAddressMail(app, { ...mail, hours: 24, newEmail: 'new@example.com' })],
    newAddressMail: (mail) => [account.newAddressMail(app, { ...mail, hours: 24 })],
    exportMail: (mail) => [account.exportMail(app, { ...mail, days: 7 })],
    deletionMail: (mail) => [account.deletionMail(app, { ...mail, at: new Date('2026-12-05T10:00:00Z') })],
    deletionDelayedMail: (mail) => [
      account.deletionDelayedMail(app, { ...mail, holds: [] }),
      account.deletionDelayedMail(app, { ...mail, holds: ['waitsForParcel', 'owesParcel', 'hasMoney'] }),
    ],
    receiptMail: (mail) => [
      receiptMail(app, {
        ...mail,
        at: new Date('2026-12-05T10:00:00Z'),
        parts: Object.values(orderTables).flatMap(({ called, sides = [] }) =>
          sides.flatMap(({ law }) =>
            called
              ? [{ called, became: 'retained' as const, rows: 2, because: law?.because ?? null, until: '2037-01-01' }]
              : [],
          ),
        ),
      }),
    ],
    safetyMail: (mail) =>
      Object.entries(safetyDetails).flatMap(([, detail]) =>
        (Object.keys(noticeTexts) as (keyof typeof noticeTexts)[]).map((change) =>
          safetyMail(app, { ...mail, change, detail: detail(typed.person, new Date('2026-12-05T10:00:00Z'), 'UTC') }),
        ),
      ),
    invitationMail: ({ language }) => [
      invitationMail(
        app,
        { id: 'invitation1', email: 'bo@example.com', role: 'content_moderator' },
        { token: 'token1', by: typed.person, language, hours: 48 },
      ),
    ],
    secondLookMail: (mail) =>
      secondLookStates.map((state) => secondLookMail(app, { ...mail, state, by: typed.person })),
    actionLimitMail: (mail) => [actionLimitMail(app, { ...mail, by: typed.person, most: 500 })],
    factorResetMail: (mail) => [factorResetMail(app, { ...mail, by: typed.person })],
    alertMail: ({ language }) => {
      const { title, message, actionUrl: url } = alertOf(language);
      const text = { title: readableText(title), message: readableText(message) };
      return [
        alertMail(app, {
          ...{ alertId: 'alert1', sellerId: 'user1', category: 'order' },
          email: 'bo@example.com',
          language,
          ...text,
          label: '',
          url,
          quoted: null,
        }),
      ];
    },
    digestMail: ({ language }) =>
      [1, 2, 41].map((count) => {
        const { title, message, actionUrl: path } = alertOf(language);
        const line = { title: readableText(title), message: readableText(message), path, quoted: 'user2' };
        const address = { email: 'bo@example.com', isProven: true, language };
        return digestMail(app, { key: `digest:${count}`, userId: 'user1', address, lines: Array(count).fill(line) });
      }),
    confirmationMail: ({ language }) => [
      confirmationMail(app, checkout(language, 1), [{ number: 'AM-2026-100001', sellerId: 'user1' }]),
      confirmationMail(app, checkout(language, 2), [
        { number: 'AM-2026-100001', sellerId: 'user1' },
        { number: 'AM-2026-100002', sellerId: 'user3' },
      ]),
    ],
    backInStockMail: ({ language }) =>
      [1, 2].map((stock) => backInStockMail(app, { ...waiting, language, stock }, `back ${stock}`)),
    applicationMail: ({ language }) =>
      [null, typed.reason].map((reason) =>
        applicationMail(app, {
          ...{ sellerId: 'user1', number: 1, to: 'bo@example.com', language, shopName: typed.shop, reason },
        }),
      ),
    backFromVacationMail: ({ language }) => [
      backFromVacationMail(
        app,
        { name: typed.shop, slug: 'rio-clay' },
        { userId: 'user1', email: 'bo@example.com', language, key: 'back notice1 user1' },
      ),
    ],
    contactMail: (mail) => [contactMail(app, { ...mail, title: typed.reason, message: typed.message })],
    ...orderMailsOf(app),
    reminderMail: ({ language }) =>
      [1, 2, 3].flatMap((attempt) =>
        [[1], [2], [1, 2], [1, 1, 1, 1, 1, 1, 1]].map((quantities) =>
          reminderMail(app, reminder(language, attempt, quantities)),
        ),
      ),
    noticeMail: ({ language }) =>
      [null, 'AM-2026-100001'].flatMap((orderNumber) =>
        [1, 3].map((unreadCount) =>
          noticeMail(app, {
            userId: 'user1',
            conversationId: 'thread_1',
            role: 'buyer',
            unreadCount,
            messageCount: 4,
            isSystemMessage: false,
            title: typed.title,
            orderNumber,
            excerpt: typed.message,
            from: typed.person,
            fromId: 'user2',
            email: 'bo@example.com',
            isProven: true,
            language,
          }),
        ),
      ),
    withdrawalMail: ({ language }) =>
      [
        { order: null, refundCents: null },
        { order, refundCents: 5000 },
        { order, refundCents: null },
      ].map((follows) => withdrawalMail(app, { declared, language, ...follows })),
    ticketMail: ({ language }) => [
      ticketMail(app, ticket, language),
      ticketMail(app, { ...ticket, article: null, order: '' }, language),
    ],
    ...caseMailsOf(app),
    answerMail: ({ language }) =>
      [true, false].map((closes) => {
        const files = closes ? 2 : 1;
        return answerMail(app, { ticket: lockedTicket(language), id: 'e1', message: typed.message, closes, files });
      }),
    replyMail: ({ language }) => [
      replyMail(app, { ticket: lockedTicket(language), id: 'e2', message: typed.message }, language),
    ],
    copyMail: ({ language }) => [
      copyMail(app, ticket, language),
      copyMail(app, { ...ticket, article: null, order: '' }, language),
    ],
  } satisfies Record<string, (mail: Addressed) => Mail[]>).map(([name, write]) => [
    name,
    (language: Language) => write({ key: 'occasion1', to: 'bo@example.com', language, path: '/a?b=c&d=e' }),
  ]),
);

interface Addressed {
  key: string;
  to: string;
  language: Language;
  path: string;
}
