import { useState } from 'react';
import type { Sale } from '#domain/promotions/sale-model.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { CodeTable } from './code-table.tsx';
import { PromotionDialog } from './promotion-dialog.tsx';
import { saleName } from './sale-name.ts';
import { SaleTable } from './sale-table.tsx';
import * as texts from './promotion-texts.ts';
import './promotions.css';

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
      () => showToast(texts.isStopped(name), { type: 'success' }),
      (problem: Error) => showToast(problem.message, { type: 'error' }),
    );
  };
  return (
    <ConfirmDialog
      title={texts.stopOne(name)}
      message={isCode ? texts.stopsCode : texts.stopsSale}
      confirmText={isCode ? texts.stopCode : texts.stopSale}
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
  const query = useQueryParams();
  const listingId = query.get('product') ?? '';
  const [isMaking, setIsMaking] = useState(listingId !== '');
  const [stopping, setStopping] = useState<Stopping | null>(null);
  const close = (): void => {
    setIsMaking(false);
    if (listingId) go(sellerHref('promotions'), { replace: true, stay: true });
  };
  const make = (
    <DeskButton kind="primary" isKept onClick={() => setIsMaking(true)}>
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
            <SaleTable sales={sales} timeZone={timeZone} onStop={(sale) => setStopping({ sale })} />
          </section>
          <DeskSection title={texts.codes} />
        </>
      )}
      <CodeTable
        promotions={promotions}
        timeZone={timeZone}
        onStop={(code) => setStopping({ code })}
        unread={{ call, what: texts.yourPromotions, safe: texts.countAsBefore, loading: texts.loading }}
        empty={
          isEmpty ? (
            <DeskEmpty title={texts.nonePromotion} acts={make}>
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
      {stopping && <StopDialog stopping={stopping} onClose={() => setStopping(null)} />}
    </main>
  );
}
