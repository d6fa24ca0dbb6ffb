import { useState } from 'react';
import type { Return } from '#domain/returns/model.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskFailed, DeskHead, TableSkeleton } from '#web/ui/desk/desk-parts.tsx';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import { ShopReturn } from './shop-return.tsx';
import * as texts from './texts.ts';

const Tabs = ({ isAll, openCount }: { isAll: boolean; openCount: number | undefined }) => (
  <DeskTabs
    isSpaced
    tabs={[
      { words: texts.open, href: sellerHref('returns'), isCurrent: !isAll, count: openCount ?? '' },
      { words: texts.all, href: `${sellerHref('returns')}?show=all`, isCurrent: isAll },
    ]}
  />
);

function Empty({ isAll }: { isAll: boolean }) {
  return (
    <DeskEmpty
      title={isAll ? texts.none : texts.noneOpen}
      acts={
        isAll ? (
          <DeskButtonLink isKept href={sellerHref('shop')}>
            {texts.changeDays}
          </DeskButtonLink>
        ) : (
          <DeskButtonLink isKept href={`${sellerHref('returns')}?show=all`}>
            {texts.seeAll}
          </DeskButtonLink>
        )
      }
    >
      {texts.noneWords}
    </DeskEmpty>
  );
}

const isNewer = (one: Return, other: Return): boolean =>
  one.requestedAt === other.requestedAt ? one.returnId > other.returnId : one.requestedAt > other.requestedAt;

/** A return as it stands now, also when its list has it no more. */
function NowOf({ one, isListed }: { one: Return; isListed: boolean }) {
  const { data } = useCall('returns.getShopReturn', { returnId: one.returnId }, { enabled: !isListed });
  return <ShopReturn one={isListed ? one : (data ?? one)} />;
}

/** Who decides reads what it did: what stood on the list stays where it stood until its reader goes elsewhere. */
function Returns({ isAll, listed }: { isAll: boolean; listed: readonly Return[] }) {
  const [seen, setSeen] = useState(listed);
  const isListed = (one: Return): boolean => listed.some(({ returnId }) => returnId === one.returnId);
  if (!listed.every((one) => seen.includes(one))) setSeen([...listed, ...seen.filter((one) => !isListed(one))]);
  const shown = [...listed, ...seen.filter((one) => !isListed(one))].sort((one, other) =>
    isNewer(one, other) ? -1 : 1,
  );
  if (shown.length === 0) return <Empty isAll={isAll} />;
  return shown.map((one) => <NowOf key={one.returnId} one={one} isListed={isListed(one)} />);
}

/** [ORD-04, SHELL-09, UX-85] The returns of the shop, those that wait for something first; with `orderId` those of one order. */
export function SellerReturnsPage({ orderId }: { orderId?: string }) {
  const query = useQueryParams();
  const isAll = orderId !== undefined || query.get('show') === 'all';
  const pages = usePages('returns.listShopReturns', {
    which: isAll ? ('all' as const) : ('open' as const),
    ...(orderId === undefined ? {} : { orderId }),
    limit: 20,
  });
  const { data, error, refetch } = pages;
  const returns = data?.pages.flatMap((page) => page.returns) ?? [];
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub} crumb={{ label: texts.orders, href: sellerHref('orders') }}>
        {orderId !== undefined && (
          <DeskButtonLink isKept href={sellerHref(`orders/${encodeURIComponent(orderId)}`)}>
            {texts.openOrder}
          </DeskButtonLink>
        )}
      </DeskHead>
      {orderId === undefined && <Tabs isAll={isAll} openCount={data?.pages[0]?.openCount} />}
      {!data && !error && <TableSkeleton columns={3} label={texts.loading} />}
      {!data && error && (
        <DeskFailed what={texts.what} safe={texts.safe} problem={error} retry={() => void refetch()} />
      )}
      {data && <Returns key={pages.isPlaceholderData ? 'before' : String(isAll)} isAll={isAll} listed={returns} />}
      {data && <DeskMore pages={pages} />}
    </main>
  );
}
