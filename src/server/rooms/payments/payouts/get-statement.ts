import { csvOf } from '#domain/core/csv.ts';
import { formatMoney } from '#domain/core/money.ts';
import { fail, ok } from '#domain/core/result.ts';
import { formatDate } from '#domain/core/time.ts';
import { paymentsContract } from '#domain/payments/contract.ts';
import type { Payout } from '#domain/payments/payout-model.ts';
import { statementRows, statementSums, statementTable } from '#domain/payments/statement.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import type { Paper } from '../../../platform/paper/paper.ts';
import { pdfFile } from '../../../platform/paper/pdf-file.ts';
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

function paperOf({ config }: App, { payout, lines, seller }: { payout: Payout; lines: Lines; seller: string }): Paper {
  const { MARKETPLACE_NAME: marketplace, SUPPORT_EMAIL: support } = config;
  const askedAt = new Date(payout.askedAt);
  return {
    title: `Payout of ${formatDate(askedAt)}`,
    parties: [
      { heading: 'From', lines: [marketplace, support] },
      { heading: 'To', lines: [seller, `Account ending ${payout.last4}`] },
    ],
    facts: [
      { name: 'Payout', value: payout.payoutId },
      { name: 'Sent', value: payout.sentAt ? formatDate(new Date(payout.sentAt)) : 'not yet' },
      {
        name: 'State',
        value: { asked: 'being sent', sent: 'on its way', paid: 'arrived', failed: 'came back' }[payout.state],
      },
    ],
    table: {
      columns: [
        { heading: 'Date', share: 0.18 },
        { heading: 'What', share: 0.32 },
        { heading: 'Order', share: 0.3 },
        { heading: 'Amount', share: 0.2, align: 'right' },
      ],
      rows: statementTable(lines),
    },
    sums: [
      ...statementSums(payout.sums),
      { name: 'Sent to your bank', value: formatMoney(payout.amountCents), isTotal: true },
    ],
    notes:
      lines.length < DRAWN_LINES
        ? []
        : [`These are its newest ${DRAWN_LINES} lines. The statement as CSV has every one of them.`],
    footer: `${marketplace} · ${payout.payoutId}`,
    madeAt: askedAt,
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
    const name = `payout-${payout.askedAt.slice(0, 10)}`;
    if (format === 'pdf') {
      const lines = await linesOf(app, { sellerId, payoutId }, DRAWN_LINES);
      return ok(await pdfFile(name, paperOf(app, { payout, lines, seller })));
    }
    const text = csvOf(statementRows(await linesOf(app, { sellerId, payoutId }, Number.POSITIVE_INFINITY)));
    return ok(new File([text], `${name}.csv`, { type: 'text/csv; charset=utf-8' }));
  },
);
