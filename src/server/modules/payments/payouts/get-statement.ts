import { csvOf } from '#domain/core/csv.ts';
import { formatMoney } from '#domain/core/money.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { fail, ok } from '#domain/core/result.ts';
import { dayIn, localTime } from '#domain/core/days/time-zone.ts';
import { formatDate } from '#domain/core/time.ts';
import { paymentsContract } from '#domain/payments/contract.ts';
import type { Payout } from '#domain/payments/payout-model.ts';
import { statementRows, statementSums, statementTable } from '#domain/payments/statement.ts';
import { documentTexts } from '#domain/payments/statement-texts.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import type { PdfDocument } from '../../../platform/documents/document.ts';
import { pdfFile } from '../../../platform/documents/pdf-file.ts';
import { listLinesOfPayout } from '../ledger-store.ts';
import { findPayout } from './payout-store.ts';

const PAGE_LINES = 1000;
/** So many lines are drawn; a file for programs has them all. */
const DRAWN_LINES = 500;

type Lines = Awaited<ReturnType<typeof listLinesOfPayout>>;

async function linesOf(app: App, payout: { sellerId: string; payoutId: string }, atMost: number): Promise<Lines> {
  const lines: Lines = [];
  for (let before: string | null = null; lines.length < atMost;) {
    const page = await listLinesOfPayout(app.db, {
      ...payout,
      before,
      limit: Math.min(PAGE_LINES, atMost - lines.length),
    });
    lines.push(...page);
    before = page.at(-1)?.transactionId ?? null;
    if (page.length < PAGE_LINES) break;
  }
  return lines;
}

interface Stated {
  payout: Payout;
  lines: Lines;
  seller: string;
  language: Language;
}

function documentOf({ config }: App, { payout, lines, seller, language }: Stated): PdfDocument {
  const { MARKETPLACE_NAME: marketplace, SUPPORT_EMAIL: support } = config;
  const dateOf = (at: string): string => formatDate(localTime(config.TIME_ZONE, new Date(at)), language);
  const texts = documentTexts[language];
  const [date, what, order, amount] = texts.columns;
  return {
    title: texts.title(dateOf(payout.askedAt)),
    parties: [
      { heading: texts.from, lines: [marketplace, support] },
      { heading: texts.to, lines: [seller, texts.account(payout.last4)] },
    ],
    facts: [
      { name: texts.payout, value: payout.payoutId },
      { name: texts.sent, value: payout.sentAt ? dateOf(payout.sentAt) : texts.notYet },
      { name: texts.state, value: texts.states[payout.state] },
    ],
    table: {
      columns: [
        { heading: date, share: 0.18 },
        { heading: what, share: 0.32 },
        { heading: order, share: 0.3 },
        { heading: amount, share: 0.2, align: 'right' },
      ],
      rows: statementTable(lines, { language, timeZone: config.TIME_ZONE }),
    },
    sums: [
      ...statementSums(payout.sums, language),
      { name: texts.toBank, value: formatMoney(payout.amountCents, language), isTotal: true },
    ],
    notes: lines.length < DRAWN_LINES ? [] : [texts.newest(DRAWN_LINES)],
    footer: `${marketplace} · ${payout.payoutId}`,
    madeAt: new Date(payout.askedAt),
  };
}

/** [PAY-04, UX-93, INV-22] What a payout is made of, to keep: as a paper, or as a table for programs. */
export const getStatement = read(
  paymentsContract.getStatement,
  { policy: signedIn, limit: { times: 60, seconds: 3600 } },
  async ({ input: { payoutId, format }, app, caller }) => {
    const { userId: sellerId = '', displayName: seller = '' } = caller.session ?? {};
    const payout = await findPayout(app.db, { sellerId, payoutId });
    if (!payout) return fail({ code: 'payments/payout-not-found' });
    const name = `payout-${dayIn(app.config.TIME_ZONE, new Date(payout.askedAt))}`;
    if (format === 'pdf') {
      const lines = await linesOf(app, { sellerId, payoutId }, DRAWN_LINES);
      return ok(await pdfFile(name, documentOf(app, { payout, lines, seller, language: caller.language })));
    }
    const lines = await linesOf(app, { sellerId, payoutId }, Number.POSITIVE_INFINITY);
    const text = csvOf(statementRows(lines, { language: caller.language, timeZone: app.config.TIME_ZONE }));
    return ok(new File([text], `${name}.csv`, { type: 'text/csv; charset=utf-8' }));
  },
);
