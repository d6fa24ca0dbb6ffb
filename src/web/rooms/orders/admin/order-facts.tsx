import { hrefTo } from '#domain/addresses.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { addressLines, formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { Link } from '#web/ui/link.tsx';
import { paymentWords } from '#web/rooms/payments/admin/texts/payment-texts.ts';
import { adminHref } from '#web/rooms/admin/admin-sections.ts';
import { timeWords } from '#web/rooms/admin/time-words.ts';
import { useAdmin } from '#web/rooms/admin/use-admin.ts';
import { RecordLink } from '#web/rooms/admin/records/record-link.tsx';
import { Code, type Fact, Missing, RecordFacts } from '#web/rooms/admin/records/record-parts.tsx';

type OrderRecord = CallOutput<'office.getOrder'>;

function sumsOf({ order, payment }: OrderRecord): Fact[] {
  const { discountCents, promoCode } = order;
  return [
    ['Pieces', formatMoney(order.subtotalCents)],
    ...(discountCents > 0
      ? [[`Taken off${promoCode ? `, ${promoCode}` : ''}`, `−${formatMoney(discountCents)}`] as Fact]
      : []),
    [order.postageOffCents > 0 ? `Postage, free with ${promoCode}` : 'Postage', formatMoney(order.shippingCents)],
    ...(order.taxCents > 0 ? [['Tax', formatMoney(order.taxCents)] as Fact] : []),
    ['Order', formatMoney(order.totalCents)],
    ...(order.tax && order.tax.taxCents > 0 ? [['VAT within it', formatMoney(order.tax.taxCents)] as Fact] : []),
    ...(order.refundedCents > 0 ? [['Of it given back', formatMoney(-order.refundedCents)] as Fact] : []),
    ...(payment
      ? ([
          ['Whole payment', formatMoney(payment.capturedCents)],
          ['Given back', formatMoney(payment.refundedCents)],
        ] as Fact[])
      : []),
  ];
}

/** What an order is, whose, and how it was paid as far as one may see that. */
export function OrderFacts({ record }: { record: OrderRecord }) {
  const admin = useAdmin();
  const { order, buyerId, payment } = record;
  const makers = hasPermission(admin, 'sellers.view') ? 'sellers' : hasPermission(admin, 'users.view') ? 'users' : null;
  const facts: Fact[] = [
    ['Order id', <Code key="id">{order.orderId}</Code>],
    [
      'Shop',
      <RecordLink
        key="shop"
        href={makers ? adminHref(`${makers}/${order.sellerId}`) : hrefTo('shop', { slug: order.shopSlug })}
      >
        {order.shopName}
      </RecordLink>,
    ],
    [
      'Buyer',
      <RecordLink key="buyer" href={buyerId ? adminHref(`users/${buyerId}`) : ''}>
        {order.buyerName}
      </RecordLink>,
    ],
    ['Account', buyerId ? 'Yes' : 'None, bought as a guest'],
    ['E-mail', order.email],
    ['Goes to', addressLines(order.address).join(', ')],
    ['Placed', timeWords(order.placedAt)],
    ['Delivery', [order.deliveryName, order.carrier, order.tracking].filter(Boolean).join(', ')],
    ['Leaves by', formatDay(new Date(order.leavesBy))],
    ['Arrives', `${formatDay(new Date(order.arrivesFrom))} to ${formatDay(new Date(order.arrivesTo))}`],
    ...(order.note ? [['Buyer’s words', order.note] as Fact] : []),
    ...(payment
      ? ([
          ['Payment', paymentWords[payment.status]],
          ...order.disputes.map(
            ({ disputeId, amountCents }) =>
              [
                'Dispute',
                <RecordLink key={disputeId} href={adminHref(`cases/${disputeId}`)}>
                  {formatMoney(amountCents)}
                </RecordLink>,
              ] as const,
          ),
          ['Checkout', <Code key="checkout">{record.checkoutId}</Code>],
        ] as Fact[])
      : []),
  ];
  return (
    <div>
      <RecordFacts facts={facts} sums={sumsOf(record)} />
      {!hasPermission(admin, 'transactions.view') ? (
        <Missing what="Seeing the payment" permission="transactions.view" />
      ) : (
        hasPermission(admin, 'finance.reports') && (
          <p style={{ marginTop: 14 }}>
            <Link className="d-link" href={`${adminHref('financial')}?checkout=${record.checkoutId}#payments`}>
              Open the payment
            </Link>
          </p>
        )
      )}
    </div>
  );
}
