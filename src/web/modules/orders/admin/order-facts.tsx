import { hrefTo } from '#domain/addresses.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { addressLines, formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { useSend } from '#web/platform/use-send.ts';
import { MaskedFact } from '#web/modules/admin/records/masked-fact.tsx';
import { Link } from '#web/ui/link.tsx';
import { paymentStatusTexts } from '#web/modules/payments/admin/texts/payment-texts.ts';
import * as texts from './texts/order-texts.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { recordKindOf, RecordLink } from '#web/modules/admin/records/record-link.tsx';
import { Code, type Fact, Missing, RecordFacts } from '#web/modules/admin/records/record-parts.tsx';
import { deliveryWord } from '#web/modules/listings/texts/delivery-texts.ts';

type OrderRecord = CallOutput<'office.getOrder'>;

function sumsOf({ order, payment }: OrderRecord): Fact[] {
  const { discountCents, promoCode } = order;
  return [
    [texts.units, formatMoney(order.subtotalCents)],
    ...(discountCents > 0
      ? [[[texts.takenOff, promoCode].filter(Boolean).join(', '), `−${formatMoney(discountCents)}`] as Fact]
      : []),
    [order.postageOffCents > 0 ? texts.postageFree(promoCode ?? '') : texts.postage, formatMoney(order.shippingCents)],
    ...(order.taxCents > 0 ? [[texts.tax, formatMoney(order.taxCents)] as Fact] : []),
    [texts.order, formatMoney(order.totalCents)],
    ...(order.tax && order.tax.taxCents > 0 ? [[texts.containedTax, formatMoney(order.tax.taxCents)] as Fact] : []),
    ...(order.refundedCents > 0 ? [[texts.ofItBack, formatMoney(-order.refundedCents)] as Fact] : []),
    ...order.refunds.map(({ by, amountCents }): Fact => [texts.refundBy[by] ?? by, formatMoney(-amountCents)]),
    ...(payment
      ? ([
          [texts.wholePayment, formatMoney(payment.capturedCents)],
          [texts.paymentBack, formatMoney(payment.refundedCents)],
        ] as Fact[])
      : []),
  ];
}

/** What an order is, whose, and how it was paid as far as one may see that. */
export function OrderFacts({ record }: { record: OrderRecord }) {
  const admin = useAdmin();
  const { order, buyerId, payment } = record;
  const show = useSend('office.showOrderContact', 'admin.listActs');
  const mayLook = hasPermission(admin, 'cases.manage');
  const look = (field: 'email' | 'address') =>
    mayLook ? (reason: string) => show.sendAndWait({ orderId: order.orderId, field, reason }) : null;
  const makers = recordKindOf(admin);
  const facts: Fact[] = [
    [texts.orderId, <Code key="id">{order.orderId}</Code>],
    [
      texts.shop,
      <RecordLink
        key="shop"
        href={makers ? adminHref(`${makers}/${order.sellerId}`) : hrefTo('shop', { slug: order.shopSlug })}
      >
        {order.shopName}
      </RecordLink>,
    ],
    [
      texts.buyer,
      <RecordLink key="buyer" href={buyerId ? adminHref(`users/${buyerId}`) : ''}>
        {order.buyerName}
      </RecordLink>,
    ],
    [texts.account, buyerId ? texts.hasAccount : texts.guest],
    [texts.email, <MaskedFact key="email" masked={order.email} name={texts.email} look={look('email')} />],
    [
      texts.goesTo,
      <MaskedFact
        key="address"
        masked={addressLines(order.address).join(', ')}
        name={texts.goesTo}
        look={look('address')}
      />,
    ],
    [texts.placed, timeText(order.placedAt)],
    [texts.delivery, [deliveryWord(order.deliveryName), order.carrier, order.tracking].filter(Boolean).join(', ')],
    [texts.leavesBy, formatDay(new Date(order.leavesBy))],
    [texts.arrives, texts.days(formatDay(new Date(order.arrivesFrom)), formatDay(new Date(order.arrivesTo)))],
    ...(order.note ? [[texts.buyerText, order.note] as Fact] : []),
    ...(payment
      ? ([
          [texts.payment, paymentStatusTexts[payment.status]],
          ...order.disputes.map(
            ({ disputeId, amountCents }) =>
              [
                texts.dispute,
                <RecordLink key={disputeId} href={adminHref(`cases/${disputeId}`)}>
                  {formatMoney(amountCents)}
                </RecordLink>,
              ] as const,
          ),
          [texts.checkout, <Code key="checkout">{record.checkoutId}</Code>],
        ] as Fact[])
      : []),
  ];
  return (
    <div>
      <RecordFacts facts={facts} sums={sumsOf(record)} />
      {!hasPermission(admin, 'transactions.view') ? (
        <Missing what={texts.seePayment} permission="transactions.view" />
      ) : (
        hasPermission(admin, 'finance.reports') && (
          <p className="d-aside-note">
            <Link className="d-link" href={`${adminHref('financial')}?checkout=${record.checkoutId}#payments`}>
              {texts.openPayment}
            </Link>
          </p>
        )
      )}
    </div>
  );
}
