import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskFailed, DeskHead, TableSkeleton } from '#web/ui/desk/desk-parts.tsx';
import { ShopReturn } from './shop-return.tsx';
import * as texts from './texts.ts';

/** [ORD-04, SHELL-09] One return of the shop. */
export function SellerReturnPage({ returnId }: { returnId: string }) {
  const { data: one, error, refetch } = useCall('returns.getShopReturn', { returnId });
  const crumb = { label: texts.title, href: sellerHref('returns') };
  const isGone = error?.status === 404 || error?.status === 400;
  return (
    <main id="main" className="d-main">
      <DeskHead title={isGone ? texts.goneTitle : texts.one} crumb={crumb} />
      {!one && !error && <TableSkeleton columns={3} label={texts.loading} />}
      {!one && error && !isGone && (
        <DeskFailed what={texts.what} safe={texts.safe} problem={error} retry={() => void refetch()} />
      )}
      {!one && isGone && (
        <DeskEmpty
          title={texts.gone}
          draw="needle"
          actions={
            <DeskButtonLink isAlwaysShown href={`${crumb.href}?show=all`}>
              {texts.seeAll}
            </DeskButtonLink>
          }
        >
          {texts.goneText}
        </DeskEmpty>
      )}
      {one && <ShopReturn returned={one} />}
    </main>
  );
}
