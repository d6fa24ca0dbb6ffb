import { useState } from 'react';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CodeTable } from './code-table.tsx';
import { PromotionDialog } from './promotion-dialog.tsx';
import { SaleTable } from './sale-table.tsx';
import { nameOf, type Switched, useSwitch } from './use-switch.ts';
import * as texts from './promotion-texts.ts';
import './promotions.css';

interface StopProps {
  stopping: Switched;
  onStop: () => void;
  onClose: () => void;
}

/** Asks whether a code or a sale is to be stopped. */
function StopDialog({ stopping, onStop, onClose }: StopProps) {
  const isCode = 'code' in stopping;
  return (
    <ConfirmDialog
      title={texts.stopOne(nameOf(stopping))}
      message={isCode ? texts.stopsCode : texts.stopsSale}
      confirmText={isCode ? texts.stopCode : texts.stopSale}
      type="danger"
      onConfirm={onStop}
      onCancel={onClose}
    />
  );
}

/** [SHELL-09, CART-05, DASH-04] The codes and sales of the shop: made, seen with what they brought, stopped and started again. */
export function SellerPromotionsPage() {
  const call = useCall('promotions.listPromotions');
  // [DASH-04] `?product=` comes from that listing and asks for a promotion of it.
  const query = useQueryParams();
  const listingId = query.get('product') ?? '';
  const [isMaking, setIsMaking] = useState(listingId !== '');
  const [stopping, setStopping] = useState<Switched | null>(null);
  const turn = useSwitch();
  // To stop is asked about; what starts again is taken back by a press.
  const onSwitch = (switched: Switched, isOn: boolean): void => (isOn ? turn(switched, true) : setStopping(switched));
  const close = (): void => {
    setIsMaking(false);
    if (listingId) go(sellerHref('promotions'), { replace: true, stay: true });
  };
  const make = (
    <DeskButton kind="primary" isAlwaysShown onClick={() => setIsMaking(true)}>
      {texts.make}
    </DeskButton>
  );
  const { promotions, sales = [], timeZone = 'UTC' } = call.data ?? {};
  const isEmpty = promotions?.length === 0 && sales.length === 0;
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub} crumb={{ label: texts.overview, href: sellerHref('') }}>
        {promotions && !isEmpty && make}
      </DeskHead>
      {sales.length > 0 && (
        <>
          <DeskSection title={texts.sales} />
          <section className="d-promos">
            <SaleTable sales={sales} timeZone={timeZone} onSwitch={(sale, isOn) => onSwitch({ sale }, isOn)} />
          </section>
          <DeskSection title={texts.codes} />
        </>
      )}
      <CodeTable
        promotions={promotions}
        timeZone={timeZone}
        onSwitch={(code, isOn) => onSwitch({ code }, isOn)}
        unread={{ call, what: texts.yourPromotions, safe: texts.countAsBefore, loading: texts.loading }}
        empty={
          isEmpty ? (
            <DeskEmpty title={texts.nonePromotion} actions={make}>
              {texts.whatPromotionIs}
            </DeskEmpty>
          ) : (
            <p className="d-hint">{texts.noCode}</p>
          )
        }
      />
      <DeskSection title={texts.forGood} link={{ label: texts.chooseListing, href: sellerHref('listings') }} />
      <p className="d-hint">{texts.setInListing}</p>
      {isMaking && call.data && <PromotionDialog listingId={listingId} timeZone={timeZone} onClose={close} />}
      {stopping && (
        <StopDialog
          stopping={stopping}
          onStop={() => {
            setStopping(null);
            turn(stopping, false);
          }}
          onClose={() => setStopping(null)}
        />
      )}
    </main>
  );
}
