import { hrefTo } from '#domain/addresses.ts';
import { useEffect } from 'react';
import type { CartLine } from '#domain/cart/model.ts';
import { unitsIn } from '#domain/core/counted.ts';
import { useOnline } from '#web/platform/use-online.ts';
import { RecentStrip } from '#web/modules/listings/recent-strip.tsx';
import { Notice } from '#web/ui/notices/notice.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { EmptyState, FailedState } from '#web/ui/states.tsx';
import { CartParcel } from './parcels/cart-parcel.tsx';
import { refreshCart, useCartState } from './cart-state.ts';
import { CartSummary } from './cart-summary.tsx';
import { useQuote } from './use-quote.ts';
import { useOfflineQueue } from '#web/modules/offline/offline-queue.ts';
import { QueuedChanges } from './queue/queued-changes.tsx';
import * as texts from './texts/cart-texts.tsx';
import { Skeleton } from '#web/ui/lazy/skeleton.tsx';
import { useCall } from '#web/platform/use-call.ts';
import { ProductCard } from '#web/modules/listings/product-card.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import * as suggestionTexts from './texts/suggestion-texts.ts';
import '#web/ui/styles/columns.css';
import './cart-page.css';

const SHOWN = 4;

/** [CART-07] What others like just now, where one's own cart is empty; without an answer it takes no room. */
function Suggestions() {
  const { data: home } = useCall('listings.getHome');
  const cards = (home && (home.popular.length > 0 ? home.popular : home.newest)) ?? [];
  if (cards.length === 0) return null;
  return (
    <section className="section">
      <SectionHead title={suggestionTexts.liked} link={{ label: suggestionTexts.all, href: hrefTo('search') }} />
      <ul className="goods goods--4">
        {cards.slice(0, SHOWN).map((card) => (
          <ProductCard key={card.listingId} card={card} />
        ))}
      </ul>
    </section>
  );
}

const byShop = (lines: CartLine[]): CartLine[][] => [...Map.groupBy(lines, (line) => line.sellerId).values()];

/** What can be bought, and in how many parcels it comes. */
function leadOf(lines: CartLine[]): string {
  const bought = lines.filter((line) => line.available);
  const makers = byShop(bought).length;
  const unitText = texts.units(unitsIn(bought));
  if (makers === 0) return texts.nothingToBuy;
  return makers === 1 ? texts.oneMaker(unitText) : texts.manyMakers(unitText, makers);
}

function EmptyCart() {
  return (
    <>
      <EmptyState
        draw="parcel"
        title={texts.empty}
        action={{ label: texts.newest, href: `${hrefTo('search')}?sort=newest` }}
        also={{ label: texts.wishlist, href: hrefTo('wishlist') }}
      >
        {texts.stays}
      </EmptyState>
      <Suggestions />
      <RecentStrip />
    </>
  );
}

const CartSkeleton = () => (
  <div className="columns cart-skeleton" aria-hidden>
    <div className="cart-skeleton__lines">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={120} />
      ))}
    </div>
    <Skeleton height={260} />
  </div>
);

/** [CART-07, UX-43] The cart, parcel by parcel. */
export function CartPage() {
  const { cart, isFresh, failed } = useCartState();
  const { country, quote: known } = useQuote();
  // What the server has not heard of is not in its price.
  const quote = useOfflineQueue().changes.length === 0 ? known : undefined;
  useEffect(() => void refreshCart(), []);
  const isOnline = useOnline();
  const parcels = byShop(cart.items);
  if (cart.items.length === 0) {
    const content = () => {
      if (failed && isOnline)
        return <FailedState what={texts.title} problem={failed} retry={() => void refreshCart()} />;
      if (isFresh || !isOnline) return <EmptyCart />;
      return <CartSkeleton />;
    };
    return (
      <main id="main" className="page-width page-bottom--short">
        <PageTitle title={texts.title} className="page-title" />
        <QueuedChanges />
        {content()}
      </main>
    );
  }
  return (
    <main id="main" className="page-width page-bottom--short">
      <PageTitle title={texts.title} className="page-title" />
      <p className="soft-text cart-lead">{leadOf(cart.items)}</p>
      <div className="columns">
        <div>
          <QueuedChanges />
          {failed && <Notice role="status">{texts.lastLook}</Notice>}
          {parcels.map((lines, index) => (
            <CartParcel
              key={lines[0]?.sellerId}
              lines={lines}
              number={index + 1}
              parcelCount={parcels.length}
              code={quote?.promo?.code}
              problems={quote?.problems}
              priced={quote?.parcels.find((parcel) => parcel.sellerId === lines[0]?.sellerId)}
            />
          ))}
        </div>
        <CartSummary cart={cart} country={country} quote={quote} />
      </div>
    </main>
  );
}
