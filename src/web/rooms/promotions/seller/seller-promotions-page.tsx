import { useState } from 'react';
import { formatMoney } from '#web/platform/languages/formats.ts';
import type { Promotion } from '#domain/promotions/model.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskFailed, DeskHead, DeskSection, TableSkeleton } from '#web/ui/desk/desk-parts.tsx';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { PromotionDialog } from './promotion-dialog.tsx';
import { isLive, stateWords, termsOf, timeOf } from './promotion-words.ts';
import './promotions.css';

function PromotionRow({ promotion, onStop }: { promotion: Promotion; onStop: () => void }) {
  const { code, state, orders, held, givenCents, maxUses } = promotion;
  return (
    <tr>
      <td>
        <b>{code}</b>
        <br />
        <span className="d-t2 d-small">{termsOf(promotion)}</span>
      </td>
      <td>
        {stateWords[state]}
        <br />
        <span className="d-t2 d-small">{timeOf(promotion)}</span>
      </td>
      <td className="d-num" data-name="Orders">
        {orders}
        {maxUses !== null && ` of ${maxUses}`}
        {held > 0 && <span className="d-t2 d-small"> + {held} being paid</span>}
      </td>
      <td className="d-num d-promooff" data-name="Taken off">
        {formatMoney(givenCents)}
      </td>
      <td className="d-num d-promoact">
        {isLive(promotion) && (
          <DeskButton kind="soft" isSmall onClick={onStop}>
            Stop<span className="visually-hidden"> {code}</span>
          </DeskButton>
        )}
      </td>
    </tr>
  );
}

function PromotionTable({ promotions, onStop }: { promotions: Promotion[]; onStop: (code: string) => void }) {
  return (
    <section className="d-promos">
      <table className="d-idx d-promotable">
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Now</th>
            <th scope="col" className="d-num">
              Orders
            </th>
            <th scope="col" className="d-num">
              Taken off
            </th>
            <th scope="col">
              <span className="visually-hidden">Acts</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {promotions.map((promotion) => (
            <PromotionRow key={promotion.code} promotion={promotion} onStop={() => onStop(promotion.code)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** [SHELL-09, CART-05] The codes of the shop: made, seen with what they brought, stopped. */
export function SellerPromotionsPage() {
  const { data, error, refetch } = useCall('promotions.listPromotions');
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
  const promotions = data?.promotions;
  return (
    <main id="main" className="d-main">
      <DeskHead
        title="Promotions"
        sub="Codes that take something off your pieces."
        crumb={{ label: 'Overview', href: sellerHref('') }}
      >
        {promotions && promotions.length > 0 && make}
      </DeskHead>
      {error && !data ? (
        <DeskFailed what="Your codes" safe="They count as before." problem={error} retry={() => void refetch()} />
      ) : !promotions ? (
        <TableSkeleton columns={5} label="Your codes are being read" />
      ) : promotions.length === 0 ? (
        <DeskEmpty title="No code yet" acts={make}>
          Print one on the card in your parcels, or name it in a mail. Buyers enter it in their cart.
        </DeskEmpty>
      ) : (
        <PromotionTable promotions={promotions} onStop={setStopping} />
      )}
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
