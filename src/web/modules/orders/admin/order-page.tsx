import { Suspense } from 'react';
import { formatMoney } from '#web/platform/languages/formats.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskHead, DeskSection, Thumb } from '#web/ui/desk/desk-parts.tsx';
import { StateMark } from '../order-marks.tsx';
import { Link } from '#web/ui/link.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { AdminProofs } from './admin-proofs.tsx';
import { OrderActions } from './order-actions.tsx';
import { adminOrderSlots } from './slots.ts';
import { OrderFacts } from './order-facts.tsx';
import { RecordLink } from '#web/modules/admin/records/record-link.tsx';
import { RecordAway } from '#web/modules/admin/records/record-parts.tsx';
import { Timeline } from '#web/modules/admin/records/timeline.tsx';
import { quoted } from '../texts/bill-texts.ts';
import { stateTextsOf } from '../texts/state-texts.ts';
import * as texts from './texts/order-texts.ts';
import './order-page.css';
import { AdminWithdrawals } from '../withdrawal/admin-withdrawals.tsx';
import '#web/modules/admin/records/records.css';

type OrderRecord = CallOutput<'office.getOrder'>;

const crumb = { label: texts.orders, href: adminHref('orders') };

function Lines({ record }: { record: OrderRecord }) {
  return (
    <section aria-label={texts.units} className="d-first-section">
      <DeskSection title={texts.units} />
      <ul className="d-rlines">
        {record.order.lines.map((line) => (
          <li key={line.id}>
            <Thumb picture={line.picture} />
            <span className="d-two">
              <RecordLink href={adminHref(`products/${line.listingId}`)}>{line.title}</RecordLink>
              <small>
                {[...line.values, line.personalisation && quoted(line.personalisation)].filter(Boolean).join(', ')}
              </small>
            </span>
            <span className="d-num">
              {line.quantity} × {formatMoney(line.unitPriceCents)}
              {line.discountCents > 0 && ` ${formatMoney(-line.discountCents)}`}
            </span>
          </li>
        ))}
      </ul>
      {record.beside.length > 0 && (
        <p className="d-small d-t2 d-after">
          {texts.together}
          {record.beside.map(({ orderId, number, shopName }, index) => (
            <span key={orderId}>
              {index > 0 && ', '}
              <Link className="d-link" href={adminHref(`orders/${orderId}`)}>
                {number}
              </Link>
              {texts.from(shopName)}
            </span>
          ))}
          .
        </p>
      )}
    </section>
  );
}

/** [UX-96] One order: facts left, pieces and what happened in the middle, acts at the right. */
export function OrderRecordPage({ orderId }: { orderId: string }) {
  const { data: record, error, refetch } = useCall('office.getOrder', { orderId }, { staleTime: 0 });
  if (!record)
    return (
      <RecordAway error={error} retry={() => void refetch()} crumb={crumb} title={texts.order} none={texts.none} />
    );
  const { order } = record;
  return (
    <main id="main" className="d-main">
      <DeskHead
        title={texts.orderOf(order.number)}
        crumb={crumb}
        sub={
          <>
            {order.shopName}, {formatMoney(order.totalCents)} · <StateMark {...order} />
          </>
        }
      />
      <div className="d-rec3">
        <OrderFacts record={record} />
        <div>
          <Lines record={record} />
          <AdminProofs record={record} />
          <AdminWithdrawals order={order} />
          <Suspense>
            <adminOrderSlots.AdminOrderReturns order={order} />
            <adminOrderSlots.AdminOrderCases order={order} />
          </Suspense>
          <Timeline
            moments={record.timeline}
            href={adminHref(`orders/${orderId}`)}
            stateTexts={() => stateTextsOf(order)}
          />
        </div>
        <OrderActions order={order} />
      </div>
    </main>
  );
}
