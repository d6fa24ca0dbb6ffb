import { useState } from 'react';
import { formatMoney } from '#web/platform/languages/formats.ts';
import type { Promotion } from '#domain/promotions/model.ts';
import type { Sale } from '#domain/promotions/sale-model.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { PromotionDialog } from './promotion-dialog.tsx';
import { isLive, stateWords, termsOf, timeOf } from './promotion-words.ts';
import { saleName, SaleTable } from './sale-table.tsx';
import './promotions.css';

const columnsWith = (onStop: (code: string) => void): DeskColumn<Promotion>[] => [
  {
    head: 'Code',
    cell: (promotion) => (
      <>
        <b>{promotion.code}</b>
        <br />
        <span className="d-t2 d-small">{termsOf(promotion)}</span>
      </>
    ),
  },
  {
    head: 'Now',
    cell: (promotion) => (
      <>
        {stateWords[promotion.state]}
        <br />
        <span className="d-t2 d-small">{timeOf(promotion)}</span>
      </>
    ),
  },
  {
    head: 'Orders',
    isNumber: true,
    cell: ({ orders, held, maxUses }) => (
      <>
        {orders}
        {maxUses !== null && ` of ${maxUses}`}
        {held > 0 && <span className="d-t2 d-small"> + {held} being paid</span>}
      </>
    ),
  },
  { head: 'Taken off', isNumber: true, className: 'd-promooff', cell: ({ givenCents }) => formatMoney(givenCents) },
  {
    head: 'Acts',
    isHeadHidden: true,
    isNumber: true,
    className: 'd-promoact',
    cell: (promotion) =>
      isLive(promotion) && (
        <DeskButton kind="soft" isSmall onClick={() => onStop(promotion.code)}>
          Stop<span className="visually-hidden"> {promotion.code}</span>
        </DeskButton>
      ),
  },
];

/** What is to be stopped, once that is confirmed. */
type Stopping = { code: string } | { sale: Sale };

/** Asks whether a code or a sale is to be stopped, and stops it. */
function StopDialog({ stopping, onClose }: { stopping: Stopping; onClose: () => void }) {
  const stopCode = useSend('promotions.stopPromotion', 'promotions.listPromotions');
  const stopSale = useSend('promotions.stopSale', 'promotions.listPromotions');
  const isCode = 'code' in stopping;
  const name = isCode ? stopping.code : saleName(stopping.sale);
  const stop = (): void => {
    onClose();
    // Another one may be stopped meanwhile.
    const stopped: Promise<unknown> = isCode
      ? stopCode.sendAndWait({ code: stopping.code })
      : stopSale.sendAndWait({ saleId: stopping.sale.saleId });
    stopped.then(
      () => showToast(`${name} is stopped.`, { type: 'success' }),
      (problem: Error) => showToast(problem.message, { type: 'error' }),
    );
  };
  return (
    <ConfirmDialog
      title={`Stop ${name}?`}
      message={
        isCode
          ? 'It comes off every cart. Payments that have begun keep it. It cannot be started again.'
          : 'Its pieces cost again what you set. Payments that have begun keep the lower price. It cannot be started again.'
      }
      confirmText={isCode ? 'Stop the code' : 'Stop the sale'}
      type="danger"
      onConfirm={stop}
      onCancel={onClose}
    />
  );
}

/** [SHELL-09, CART-05, DASH-04] The codes and sales of the shop: made, seen with what they brought, stopped. */
export function SellerPromotionsPage() {
  const call = useCall('promotions.listPromotions');
  // [DASH-04] `?product=` comes from that listing and asks for a promotion of it.
  const listingId = useQueryParams().get('product') ?? '';
  const [isMaking, setIsMaking] = useState(listingId !== '');
  const [stopping, setStopping] = useState<Stopping | null>(null);
  const make = (
    <DeskButton kind="primary" isKept onClick={() => setIsMaking(true)}>
      New promotion
    </DeskButton>
  );
  const { promotions, sales = [] } = call.data ?? {};
  const isEmpty = promotions?.length === 0 && sales.length === 0;
  return (
    <main id="main" className="d-main">
      <DeskHead
        title="Promotions"
        sub="Codes that take something off a cart or its postage, and sales that lower prices for a time."
        crumb={{ label: 'Overview', href: sellerHref('') }}
      >
        {promotions && !isEmpty && make}
      </DeskHead>
      {sales.length > 0 && (
        <>
          <DeskSection title="Sales" />
          <section className="d-promos">
            <SaleTable sales={sales} onStop={(sale) => setStopping({ sale })} />
          </section>
          <DeskSection title="Codes" />
        </>
      )}
      <section className="d-promos">
        <DeskTable
          isBare
          className="d-promotable"
          caption="Codes"
          columns={columnsWith((code) => setStopping({ code }))}
          rows={promotions}
          keyOf={({ code }) => code}
          unread={{
            call,
            what: 'Your codes and sales',
            safe: 'They count as before.',
            loading: 'Your codes and sales are being read',
          }}
          empty={
            isEmpty ? (
              <DeskEmpty title="No promotion yet" acts={make}>
                A code is printed on the card in your parcels, or named in a mail; buyers enter it in their cart. A sale
                lowers the price for everybody.
              </DeskEmpty>
            ) : (
              <p className="d-hint">No code yet. Buyers enter one in their cart.</p>
            )
          }
        />
      </section>
      <DeskSection title="A lower price for good" link={{ label: 'Choose a listing', href: sellerHref('listings') }} />
      <p className="d-hint">
        Set it in the listing. With an earlier price under Being found, the lowest price of the 30 days before stands
        crossed out beside it, where the piece was for sale all of that time.
      </p>
      {isMaking && <PromotionDialog listingId={listingId} onClose={() => setIsMaking(false)} />}
      {stopping && <StopDialog stopping={stopping} onClose={() => setStopping(null)} />}
    </main>
  );
}
