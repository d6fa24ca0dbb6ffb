import type { Language } from '#domain/core/languages/language.ts';
import type { App } from '#server/platform/calls/app.ts';
import {
  caseBuyerMail,
  caseHouseMail,
  caseMakerMail,
  type CaseNews,
} from '#server/modules/support/cases/case-mails.ts';
import { order, typed } from './sample-orders.ts';

const dueAt = new Date('2026-12-05T10:00:00Z');
const newsOf = { number: 'C-4KXM2TR7Q2', entryId: 'e1' };
const news: CaseNews[] = [
  { ...newsOf, kind: 'opened', source: 'return', dueAt },
  { ...newsOf, kind: 'opened', source: 'order', dueAt },
  { ...newsOf, kind: 'asked', text: typed.message, dueAt },
  ...[1200, null].map((refundCents) => ({ ...newsOf, kind: 'decided' as const, text: typed.message, refundCents })),
];

interface Addressed {
  to: string;
  language: Language;
}

/** [SUP-04] Every mail about a case. */
export const caseMailsOf = (app: Pick<App, 'config' | 'clock'>) => ({
  caseBuyerMail: ({ language }: Addressed) =>
    news.map((one) => caseBuyerMail(app, { order, language, isGuest: false }, one)),
  caseMakerMail: ({ to, language }: Addressed) => news.map((one) => caseMakerMail(app, { order, to, language }, one)),
  caseHouseMail: ({ language }: Addressed) =>
    (['opened', 'escalated'] as const).map((kind) =>
      caseHouseMail(
        app,
        { number: 'C-4KXM2TR7Q2', orderNumber: 'AM-2026-100042', kind, text: typed.message },
        language,
      ),
    ),
});
