import { hrefTo } from '#domain/addresses.ts';
import type { ReactNode } from 'react';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { deliveryOptions } from '#domain/listings/delivery/delivery-options.ts';
import { useParams } from '#web/platform/router/params.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { DeskTable } from '#web/ui/desk/desk-table.tsx';
import { SalesChart } from '#web/ui/desk/sales-chart.tsx';
import * as texts from '../texts/off-menu-texts.ts';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';

interface OffMenuSection {
  title: string;
  sub: string;
  body: () => ReactNode;
}

const to = (path: string, label: string): ReactNode => (
  <DeskButtonLink isKept href={path.startsWith('/') ? path : sellerHref(path)}>
    {label}
  </DeskButtonLink>
);

function Sales() {
  const { data } = useCall('orders.getOverview');
  if (!data) return <i className="d-skeleton" style={{ width: '100%', height: 260 }} />;
  return (
    <>
      <DeskSection
        title={texts.sales}
        note={texts.lastMonth}
        link={{ label: texts.ordersBehind, href: `${sellerHref('orders')}?sold=month` }}
      />
      <SalesChart days={data.days} />
    </>
  );
}

function Rates() {
  const { data } = useCall('shops.getMine');
  const from = data?.profile.country ?? '';
  const item = { processingDays: 1, madeToOrder: false, weightGrams: 1000, quantity: 1 };
  const zones = [
    [texts.zones.own, from],
    [texts.zones.union, from === 'DE' ? 'FR' : 'DE'],
    [texts.zones.europe, 'CH'],
    [texts.zones.world, 'US'],
  ] as const;
  return (
    <>
      <DeskSection
        title={texts.rates}
        note={texts.ratesNote}
        link={{ label: texts.leavesFrom, href: sellerHref('shop') }}
      />
      <div className="d-scroll">
        <DeskTable
          isBare
          className="d-tight"
          caption={texts.rates}
          columns={[
            { head: texts.to, cell: ({ name }) => name },
            { head: texts.tracked, isNumber: true, cell: ({ rates: [tracked] }) => tracked },
            { head: texts.express, isNumber: true, cell: ({ rates: [, express] }) => express },
          ]}
          rows={zones
            .filter(([, country]) => country)
            .map(([name, to]) => ({
              name,
              rates: deliveryOptions({ items: [item], from, to, now: new Date() }).map((rate) =>
                formatMoney(rate.priceCents),
              ),
            }))}
          keyOf={({ name }) => name}
        />
      </div>
    </>
  );
}

const openListings = (): ReactNode => <div className="d-acts">{to('listings', texts.openListings)}</div>;

const emptyOf = (name: keyof typeof texts.empty, acts: ReactNode) => () => (
  <DeskEmpty title={texts.empty[name].title} acts={acts} {...(name === 'unknown' && { draw: 'needle' })}>
    {texts.empty[name].words}
  </DeskEmpty>
);

const sections: Record<string, OffMenuSection> = {
  analytics: { ...texts.sections.analytics, body: () => <Sales /> },
  'shipping-settings': { ...texts.sections.shipping, body: () => <Rates /> },
  reviews: { ...texts.sections.reviews, body: emptyOf('reviews', to('listings', texts.openListings)) },
  pricing: { ...texts.sections.pricing, body: openListings },
  'market-analysis': { ...texts.sections.market, body: emptyOf('market', to(hrefTo('search'), texts.seeAll)) },
  'holiday-prep': { ...texts.sections.holiday, body: emptyOf('holiday', to('shop', texts.writeNotice)) },
};

const unknown: OffMenuSection = {
  ...texts.sections.unknown,
  body: emptyOf('unknown', to('', texts.toOverview)),
};

/** [SHELL-09] Sections that the menu does not offer: each shows what there is and says where the rest is found. */
export function OffMenuPage() {
  const { rest = '' } = useParams();
  const [first = ''] = rest.split('/');
  const section = (Object.hasOwn(sections, first) ? sections[first] : undefined) ?? unknown;
  return (
    <main id="main" className="d-main">
      <DeskHead title={section.title} sub={section.sub} crumb={{ label: texts.overview, href: sellerHref('') }} />
      {section.body()}
    </main>
  );
}
