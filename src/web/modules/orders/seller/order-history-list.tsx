import type { Order } from '#domain/orders/model.ts';
import { isCollected } from '#domain/orders/collected.ts';
import { type HistoryEntry, orderHistory } from '#domain/orders/order-history.ts';
import { isInquiry } from '#domain/payments/dispute-model.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { stateText } from '../texts/state-texts.ts';
import { timeOf } from './order-steps.tsx';
import { history } from './parcels/parcel-texts.ts';
import { proofHistory } from '../proofs/proof-texts.ts';
import * as texts from './texts/order-texts.ts';

function whatOf(entry: HistoryEntry, order: Order): string {
  switch (entry.kind) {
    case 'state':
      return stateText(entry.state, order);
    case 'parcel': {
      const number = [entry.parcel.carrier, entry.parcel.tracking].filter(Boolean).join(' ');
      if (isCollected(order)) return entry.isDelivered ? history.collected : history.ready;
      return (entry.isDelivered ? history.arrived : history.sent)(number);
    }
    case 'proof':
      return proofHistory(entry.isAnswer ? entry.proof.state : 'sent', entry.proof.version);
    case 'refund':
      return history.refund(formatMoney(entry.refund.amountCents));
    case 'withdrawal':
      return entry.withdrawal.state === 'refused' ? history.refusedWithdrawal : history.withdrawal;
    case 'dispute': {
      const { status, amountCents } = entry.dispute;
      if (!entry.isClosed) return (isInquiry(status) ? history.asked : history.disputed)(formatMoney(amountCents));
      if (isInquiry(status)) return history.closed;
      return status === 'lost' ? history.lost : history.won;
    }
  }
}

const whoOf = ({ by }: HistoryEntry): string => (by === 'bank' ? history.byBank : (texts.doneBy[by] ?? texts.byBuyer));

/** [ORD-01] Every change of an order with who and when. */
export const OrderHistoryList = ({ order }: { order: Order }) => (
  <section className="d-sec">
    <DeskSection title={texts.timeline} />
    <ul className="d-timeline">
      {orderHistory(order).map((entry) => (
        <li key={`${entry.kind} ${entry.at} ${whatOf(entry, order)}`}>
          <DeskIcon name="check" />
          <div>
            <b>{whatOf(entry, order)}</b>
            <p>{whoOf(entry)}</p>
          </div>
          <time dateTime={entry.at}>{timeOf(entry.at)}</time>
        </li>
      ))}
    </ul>
  </section>
);
