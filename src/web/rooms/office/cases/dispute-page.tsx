import { isClosed, needsResponse } from '#domain/payments/dispute-model.ts';
import { formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { adminHref } from '#web/rooms/admin/admin-sections.ts';
import { RecordLink } from '#web/rooms/admin/records/record-link.tsx';
import { RecordAway, RecordFacts } from '#web/rooms/admin/records/record-parts.tsx';
import { timeWords } from '#web/rooms/admin/time-words.ts';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { disputeReason, disputeStatusWords } from './dispute-words.ts';
import { EvidenceForm } from './evidence-form.tsx';
import '#web/rooms/admin/records/records.css';

const crumb = { label: 'Cases', href: adminHref('cases') };
const none = {
  head: 'No such dispute',
  title: 'There is no dispute with this id',
  why: 'The address may be mistyped. Every dispute stands in the list of the money.',
  back: 'Go to the cases',
};

/** [OFFICE-01, UX-96] A dispute of a bank: facts left, the evidence in the middle. */
export function DisputePage({ disputeId }: { disputeId: string }) {
  const { data: dispute, error, refetch } = useCall('office.getDispute', { disputeId }, { staleTime: 0 });
  if (!dispute)
    return <RecordAway error={error} retry={() => void refetch()} crumb={crumb} title="Dispute" none={none} />;
  const { status, dueAt, orders } = dispute;
  return (
    <main id="main" className="d-main">
      <DeskHead
        title={`Dispute of ${dispute.orderNumbers.join(', ') || 'a payment without orders'}`}
        crumb={crumb}
        sub={
          <>
            {formatMoney(dispute.amountCents)} · {disputeStatusWords[status]}
            {needsResponse(status) && !dispute.submittedAt && dueAt && (
              <>
                {' '}
                · <b>evidence is due by {formatDay(new Date(dueAt))}</b>
              </>
            )}
          </>
        }
      />
      <div className="d-rec3">
        <RecordFacts
          facts={[
            ['Why', disputeReason(dispute.reason)],
            ['Buyer', dispute.buyerName || '–'],
            ['Opened', timeWords(dispute.openedAt)],
            ['Evidence', dispute.submittedAt ? `sent ${timeWords(dispute.submittedAt)}` : 'not sent'],
            ...(dispute.closedAt ? [['Decided', timeWords(dispute.closedAt)] as const] : []),
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
            ['Disputed', formatMoney(dispute.amountCents)],
            ['Taken, with the provider’s fee', formatMoney(dispute.takenCents)],
            ...orders.map(
              ({ shopName, withheldCents }) =>
                [
                  `${isClosed(status) ? 'Borne by' : 'Held back from'} ${shopName}`,
                  formatMoney(withheldCents),
                ] as const,
            ),
          ]}
        />
        <EvidenceForm key={`${dispute.disputeId} ${dispute.submittedAt}`} dispute={dispute} />
      </div>
    </main>
  );
}
