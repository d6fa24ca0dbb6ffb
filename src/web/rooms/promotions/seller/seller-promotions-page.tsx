import { useState } from 'react';
import { formatMoney } from '#web/platform/languages/formats.ts';
import type { Promotion } from '#domain/promotions/model.ts';
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

/** [SHELL-09, CART-05] The codes of the shop: made, seen with what they brought, stopped. */
export function SellerPromotionsPage() {
  const call = useCall('promotions.listPromotions');
  // [DASH-04] `?product=` comes from that listing and asks for a code for it.
  const listingId = useQueryParams().get('product') ?? '';
  const [isMaking, setIsMaking] = useState(listingId !== '');
  const [stopping, setStopping] = useState<string | null>(null);
  const stop = useSend('promotions.stopPromotion', 'promotions.listPromotions');
  const make = (
    <DeskButton kind="primary" isKept onClick={() => setIsMaking(true)}>
      New code
    </DeskButton>
  );
  const stopIt = (): void => {
    const code = stopping ?? '';
    setStopping(null);
    // Another one may be stopped meanwhile.
    stop.sendAndWait({ code }).then(
      () => showToast(`${code} is stopped.`, { type: 'success' }),
      (problem: Error) => showToast(problem.message, { type: 'error' }),
    );
  };
  const promotions = call.data?.promotions;
  return (
    <main id="main" className="d-main">
      <DeskHead
        title="Promotions"
        sub="Codes that take something off your pieces."
        crumb={{ label: 'Overview', href: sellerHref('') }}
      >
        {promotions && promotions.length > 0 && make}
      </DeskHead>
      <section className="d-promos">
        <DeskTable
          isBare
          className="d-promotable"
          caption="Codes"
          columns={columnsWith(setStopping)}
          rows={promotions}
          keyOf={({ code }) => code}
          unread={{ call, what: 'Your codes', safe: 'They count as before.', loading: 'Your codes are being read' }}
          empty={
            <DeskEmpty title="No code yet" acts={make}>
              Print one on the card in your parcels, or name it in a mail. Buyers enter it in their cart.
            </DeskEmpty>
          }
        />
      </section>
      <DeskSection
        title="A lower price for everybody"
        link={{ label: 'Choose a listing', href: sellerHref('listings') }}
      />
      <p className="d-hint">
        Set the earlier price under Being found in a listing. It is shown crossed out while it is above the price.
      </p>
      {isMaking && <PromotionDialog listingId={listingId} onClose={() => setIsMaking(false)} />}
      {stopping && (
        <ConfirmDialog
          title={`Stop ${stopping}?`}
          message="It comes off every cart. Payments that have begun keep it. It cannot be started again."
          confirmText="Stop the code"
          type="danger"
          onConfirm={stopIt}
          onCancel={() => setStopping(null)}
        />
      )}
    </main>
  );
}
