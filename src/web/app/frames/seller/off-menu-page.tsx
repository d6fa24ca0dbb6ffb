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
        title="Sales"
        note="The last 30 days"
        link={{ label: 'Orders behind it', href: sellerHref('orders') }}
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
    ['Your own country', from],
    ['European Union', from === 'DE' ? 'FR' : 'DE'],
    ['Rest of Europe', 'CH'],
    ['World', 'US'],
  ] as const;
  return (
    <>
      <DeskSection
        title="Rates in force"
        note="First kilogram; each one after it costs more"
        link={{ label: 'Country parcels leave from', href: sellerHref('shop') }}
      />
      <div className="d-scroll">
        <DeskTable
          isBare
          className="d-tight"
          caption="Rates in force"
          columns={[
            { head: 'To', cell: ({ name }) => name },
            { head: 'Tracked', isNumber: true, cell: ({ rates: [tracked] }) => tracked },
            { head: 'Express', isNumber: true, cell: ({ rates: [, express] }) => express },
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

const openListings = (): ReactNode => <div className="d-acts">{to('listings', 'Open listings')}</div>;

const sections: Record<string, OffMenuSection> = {
  analytics: { title: 'Analytics', sub: 'How the shop sells, day by day.', body: () => <Sales /> },
  'shipping-settings': {
    title: 'Shipping settings',
    sub: 'What buyers pay for postage is counted from the weight, the way and the country.',
    body: () => <Rates />,
  },
  reviews: {
    title: 'Reviews',
    sub: 'What buyers say stands on the page of each piece.',
    body: () => (
      <DeskEmpty title="Read them where buyers do" acts={to('listings', 'Open listings')}>
        View a piece in the shop to see its stars.
      </DeskEmpty>
    ),
  },
  pricing: { title: 'Pricing', sub: 'Prices are set in each listing, for every combination.', body: openListings },
  'market-analysis': {
    title: 'Market',
    sub: 'See what similar pieces cost.',
    body: () => (
      <DeskEmpty title="Look at the shops beside yours" acts={to(hrefTo('search'), 'See all pieces')}>
        Search by category and price to see where yours stand.
      </DeskEmpty>
    ),
  },
  'holiday-prep': {
    title: 'Holiday prep',
    sub: 'Tell buyers what your days are.',
    body: () => (
      <DeskEmpty title="A notice at the top of your shop" acts={to('shop', 'Write the notice')}>
        Say until when you post before a holiday, and raise the working days of pieces that take longer.
      </DeskEmpty>
    ),
  },
};

const unknown: OffMenuSection = {
  title: 'No such place on the desk',
  sub: 'The address may be mistyped.',
  body: () => (
    <DeskEmpty title="Everything of your shop is in the menu" draw="needle" acts={to('', 'Go to the overview')}>
      Orders, alerts, listings and the shop page.
    </DeskEmpty>
  ),
};

/** [SHELL-09] Sections that the menu does not offer: each shows what there is and says where the rest is found. */
export function OffMenuPage() {
  const { rest = '' } = useParams();
  const [first = ''] = rest.split('/');
  const section = (Object.hasOwn(sections, first) ? sections[first] : undefined) ?? unknown;
  return (
    <main id="main" className="d-main">
      <DeskHead title={section.title} sub={section.sub} crumb={{ label: 'Overview', href: sellerHref('') }} />
      {section.body()}
    </main>
  );
}
