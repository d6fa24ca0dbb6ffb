import { isClosed, isInquiry, type OrderDispute } from '#domain/payments/dispute-model.ts';
import { formatMoney, localDay } from '#web/platform/languages/formats.ts';
import * as texts from '../texts/dispute-texts.ts';

const toBuyer = ({ status, amountCents }: OrderDispute): string => {
  const sum = formatMoney(amountCents);
  if (!isClosed(status)) return (isInquiry(status) ? texts.asks : texts.withheld)(sum);
  return (status === 'lost' ? texts.returned : texts.stays)(sum);
};

const toMaker = ({ status, amountCents, dueAt }: OrderDispute): string => {
  const sum = formatMoney(amountCents);
  if (!isClosed(status)) {
    if (isInquiry(status)) return texts.makerAsks(sum);
    return texts.makerWithheld(sum, dueAt ? localDay(dueAt) : '');
  }
  if (isInquiry(status)) return texts.makerClosed(sum);
  return (status === 'lost' ? texts.makerLost : texts.makerWon)(sum);
};

/** [PAY-02] What the bank of the buyer says of an order, to its buyer or its maker. */
export const DisputeNotes = ({
  disputes,
  reader,
  className,
}: {
  disputes: readonly OrderDispute[];
  reader: 'buyer' | 'maker';
  className: string;
}) =>
  disputes.map((dispute) => (
    <p key={dispute.disputeId} role="status" className={className}>
      {(reader === 'buyer' ? toBuyer : toMaker)(dispute)}
    </p>
  ));
