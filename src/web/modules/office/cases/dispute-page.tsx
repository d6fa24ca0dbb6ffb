import { isClosed, needsResponse } from '#domain/payments/dispute-model.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { RecordLink } from '#web/modules/admin/records/record-link.tsx';
import { RecordAway, RecordFacts } from '#web/modules/admin/records/record-parts.tsx';
import { dayText, timeText } from '#web/modules/admin/time-text.ts';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import * as texts from './dispute-texts.ts';
import { EvidenceForm } from './evidence-form.tsx';
import '#web/modules/admin/records/records.css';

const crumb = { label: texts.cases, href: adminHref('cases') };
/** [OFFICE-01, UX-96] A dispute of a bank: facts left, the evidence in the middle. */
export function DisputePage({ disputeId }: { disputeId: string }) {
  const { data: dispute, error, refetch } = useCall('office.getDispute', { disputeId }, { staleTime: 0 });
  if (!dispute)
    return (
      <RecordAway error={error} retry={() => void refetch()} crumb={crumb} title={texts.dispute} none={texts.none} />
    );
  const { status, dueAt, orders } = dispute;
  // One of each shop, whichever of its orders the dispute is of.
  const caseNumbers = new Set(orders.flatMap(({ caseNumber }) => caseNumber ?? []));
  return (
    <main id="main" className="d-main">
      <DeskHead
        title={texts.disputeOf(dispute.orderNumbers.join(', ') || texts.noOrders)}
        crumb={crumb}
        sub={
          <>
            {formatMoney(dispute.amountCents)} · {texts.disputeStatusTexts[status]}
            {needsResponse(status) && !dispute.submittedAt && dueAt && (
              <>
                {' '}
                · <b>{texts.dueBy(dayText(dueAt))}</b>
              </>
            )}
          </>
        }
      />
      <div className="d-rec3">
        <div>
          <RecordFacts
            facts={[
              [texts.why, texts.disputeReasonText(dispute.reason)],
              [texts.buyer, dispute.buyerName || '–'],
              [texts.opened, timeText(dispute.openedAt)],
              [texts.evidence, dispute.submittedAt ? texts.sent(timeText(dispute.submittedAt)) : texts.notSent],
              ...(dispute.closedAt ? [[texts.decided, timeText(dispute.closedAt)] as const] : []),
              ...[...caseNumbers].map(
                (number) =>
                  [
                    texts.oneCase,
                    <RecordLink key={number} href={adminHref(`cases/${number}`)}>
                      {number}
                    </RecordLink>,
                  ] as const,
              ),
              ...orders.map(
                ({ orderId, number, shopName }) =>
                  [
                    shopName,
                    <RecordLink key={orderId} href={adminHref(`orders/${orderId}`)}>
                      {number}
                    </RecordLink>,
                  ] as const,
              ),
            ]}
            sums={[
              [texts.disputed, formatMoney(dispute.amountCents)],
              [
                texts.taken,
                <RecordLink key="taken" href={`${adminHref('financial')}?book=disputes#books`}>
                  {formatMoney(dispute.takenCents)}
                </RecordLink>,
              ],
              ...orders.map(
                ({ shopName, withheldCents }) =>
                  [
                    (isClosed(status) ? texts.borneBy : texts.withheldFrom)(shopName),
                    formatMoney(withheldCents),
                  ] as const,
              ),
            ]}
          />
          {orders
            .filter(({ explanation }) => explanation)
            .map(({ orderId, shopName, explanation }) => (
              <p key={orderId} className="d-hint">
                {shopName}: {explanation}
              </p>
            ))}
        </div>
        <EvidenceForm key={`${dispute.disputeId} ${dispute.submittedAt}`} dispute={dispute} />
      </div>
    </main>
  );
}
