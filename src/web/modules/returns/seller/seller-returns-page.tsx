import { type ReactNode, useState } from 'react';
import type { Return } from '#domain/returns/model.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { useCall } from '#web/platform/use-call.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskMore, DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskFailed, DeskHead, TableSkeleton } from '#web/ui/desk/desk-parts.tsx';
import { SortSelect } from '#web/ui/desk/index-table/sort-head.tsx';
import { type TableAddress, useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { ExportLink } from '#web/modules/views/export-link.tsx';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { ShopReturn } from './shop-return.tsx';
import * as texts from './texts.ts';

const sorts = [{ head: texts.requested, sortBy: 'requested' }];

function Empty({ isAll, q, address }: { isAll: boolean; q: string; address: TableAddress }) {
  if (q)
    return (
      <DeskEmpty
        title={texts.noMatch(q)}
        draw="needle"
        actions={
          <DeskButtonLink isAlwaysShown href={address.hrefWith({ q: null })}>
            {texts.clearSearch}
          </DeskButtonLink>
        }
      >
        {texts.searchHint}
      </DeskEmpty>
    );
  return (
    <DeskEmpty
      title={isAll ? texts.none : texts.noneOpen}
      actions={
        isAll ? (
          <DeskButtonLink isAlwaysShown href={sellerHref('shop')}>
            {texts.changeDays}
          </DeskButtonLink>
        ) : (
          <DeskButtonLink isAlwaysShown href={`${sellerHref('returns')}?show=all`}>
            {texts.seeAll}
          </DeskButtonLink>
        )
      }
    >
      {texts.noneText}
    </DeskEmpty>
  );
}

const isNewer = (one: Return, other: Return): boolean =>
  one.requestedAt === other.requestedAt ? one.returnId > other.returnId : one.requestedAt > other.requestedAt;

/** A return as it stands now, also when its list has it no more. */
function NowOf({ returned, isListed }: { returned: Return; isListed: boolean }) {
  const { data } = useCall('returns.getShopReturn', { returnId: returned.returnId }, { enabled: !isListed });
  return <ShopReturn returned={isListed ? returned : (data ?? returned)} />;
}

interface ReturnsProps {
  listed: readonly Return[];
  isRising: boolean;
  /** In place of none. */
  empty: ReactNode;
}

/** Who decides reads what it did: what stood on the list stays where it stood until its reader goes elsewhere. */
function Returns({ listed, isRising, empty }: ReturnsProps) {
  const [seen, setSeen] = useState(listed);
  const isListed = (one: Return): boolean => listed.some(({ returnId }) => returnId === one.returnId);
  if (!listed.every((one) => seen.includes(one))) setSeen([...listed, ...seen.filter((one) => !isListed(one))]);
  const shown = [...listed, ...seen.filter((one) => !isListed(one))].sort((one, other) =>
    isNewer(one, other) === isRising ? 1 : -1,
  );
  if (shown.length === 0) return empty;
  return shown.map((one) => <NowOf key={one.returnId} returned={one} isListed={isListed(one)} />);
}

/** The views of the list, its search and its order. */
function ReturnsBar({ address, q, isAll, openCount }: BarProps) {
  return (
    <>
      <ViewTabs
        list="seller.returns"
        address={address}
        tabs={[
          { label: texts.open, href: address.hrefWith({ show: 'open' }), isCurrent: !isAll, count: openCount ?? '' },
          { label: texts.all, href: address.hrefWith({ show: 'all' }), isCurrent: isAll },
        ]}
      />
      <search className="d-bar">
        <DeskSearch
          label={texts.search}
          placeholder={texts.placeholder}
          value={q}
          onSearch={(text) => address.change({ q: text }, true)}
        />
        <span className="d-spacer" />
        <SortSelect isForRecords columns={sorts} address={address} />
      </search>
    </>
  );
}

interface BarProps {
  address: TableAddress;
  q: string;
  isAll: boolean;
  openCount: number | undefined;
}

/** [ORD-04, SHELL-09, UX-85] The returns of the shop, those that wait for something first; with `orderId` those of one order. */
export function SellerReturnsPage({ orderId }: { orderId?: string }) {
  const address = useTableAddress({ by: 'requested', direction: 'desc' });
  const isAll = orderId !== undefined || address.params.get('show') === 'all';
  const q = address.params.get('q') ?? '';
  const isRising = address.sorting.direction === 'asc';
  const pages = usePages('returns.listShopReturns', {
    which: isAll ? ('all' as const) : ('open' as const),
    ...(orderId === undefined ? {} : { orderId }),
    ...(q && { q }),
    ...(isRising && { direction: 'asc' as const }),
    limit: 20,
  });
  const { data, error, refetch } = pages;
  const returns = data?.pages.flatMap((page) => page.returns) ?? [];
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub} crumb={{ label: texts.orders, href: sellerHref('orders') }}>
        {orderId === undefined && returns.length > 0 && (
          <ExportLink list="returns" filter={{ which: isAll ? 'all' : 'open', q }} />
        )}
        {orderId !== undefined && (
          <DeskButtonLink isAlwaysShown href={sellerHref(`orders/${encodeURIComponent(orderId)}`)}>
            {texts.openOrder}
          </DeskButtonLink>
        )}
      </DeskHead>
      {orderId === undefined && (
        <ReturnsBar address={address} q={q} isAll={isAll} openCount={data?.pages[0]?.openCount} />
      )}
      {!data && !error && <TableSkeleton columns={3} label={texts.loading} />}
      {!data && error && (
        <DeskFailed what={texts.what} safe={texts.safe} problem={error} retry={() => void refetch()} />
      )}
      {data && (
        <Returns
          key={pages.isPlaceholderData ? 'before' : `${isAll} ${q}`}
          listed={returns}
          isRising={isRising}
          empty={<Empty isAll={isAll} q={q} address={address} />}
        />
      )}
      {data && <DeskMore pages={pages} />}
    </main>
  );
}
