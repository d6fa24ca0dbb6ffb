import { hrefTo } from '#domain/addresses.ts';
import { Suspense } from 'react';
import type { ShopPage as Shop } from '#domain/listings/contract.ts';
import { useParams } from '#web/platform/router/params.ts';
import { useLocation } from '#web/platform/router/navigation.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { CardSkeleton, ProductCard } from '../product-card.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { EmptyState, FailedState } from '#web/ui/states.tsx';
import { listingSlots } from '../slots.ts';
import { ShopSections } from './shop-sections.tsx';
import { ShopHead } from '#web/modules/shops/shop-head.tsx';
import * as texts from '../texts/shop-texts.ts';
import './shop-page.css';
import '#web/modules/listings/maker.css';
import '#web/modules/listings/below/below.css';

const ShopNotice = lazyExtra(async () => (await import('#web/modules/shops/shop-notice.tsx')).ShopNotice);

function About({ page: { shop, story } }: { page: Shop }) {
  return (
    <section className="section below" id="about">
      <div className="prose">
        <h2 tabIndex={-1}>{texts.about}</h2>
        {story ? (
          story.split(/\n{2,}/).map((part, index) => <p key={index}>{part}</p>)
        ) : (
          <p>{texts.notWritten(shop.owner)}</p>
        )}
      </div>
      <aside className="maker" aria-label={texts.how}>
        <h2>{texts.how}</h2>
        <dl className="facts">
          {shop.replyHours !== null && (
            <div>
              <dt>{texts.answers}</dt>
              <dd>{texts.withinHours(shop.replyHours)}</dd>
            </div>
          )}
          <div>
            <dt>{texts.returns}</dt>
            <dd>{texts.withinDays(shop.returnsDays)}</dd>
          </div>
          {shop.packing && (
            <div>
              <dt>{texts.packing}</dt>
              <dd>{shop.packing}</dd>
            </div>
          )}
          <div>
            <dt>{texts.postage}</dt>
            <dd>{texts.oneParcel}</dd>
          </div>
        </dl>
      </aside>
    </section>
  );
}

const Cards = ({ cards, first }: { cards: Shop['listings']; first: number }) => (
  <ul className="goods">
    {cards.map((card, index) => (
      <ProductCard key={card.listingId} card={card} first={index < first} />
    ))}
  </ul>
);

function NoShop({ error, retry }: { error: { status: number; message: string } | null; retry: () => void }) {
  const notFound = error?.status === 404;
  return (
    <main id="main" className="page-width page-message--short">
      {notFound && <PageTitle title={texts.none} className="page-title" />}
      {notFound && <EmptyState title={texts.moved} action={{ label: texts.seeAll, href: hrefTo('search') }} />}
      {error && !notFound && <FailedState what={texts.thisShop} problem={error} retry={retry} isPage />}
      {!error && (
        <ul className="goods" aria-label={texts.loading}>
          {Array.from({ length: 8 }, (_, index) => (
            <CardSkeleton key={index} />
          ))}
        </ul>
      )}
    </main>
  );
}

/** [CAT-05] A shop: who makes, where, what there is, what buyers say, how they work. */
export function ShopPage() {
  const { slug = '' } = useParams();
  const section = new URLSearchParams(useLocation().search).get('section') ?? '';
  const pages = usePages('listings.getShop', { slug, ...(section && { section }) });
  const { data, error, refetch, hasNextPage } = pages;
  const first = data?.pages[0];
  if (!first) return <NoShop error={error} retry={() => void refetch()} />;
  const { shop, announcement, listingCount } = first;
  const cards = data.pages.flatMap((page) => page.listings);
  // In a section each piece stands in its place; over all pieces the featured ones have a row of their own.
  const isFeatured = new Set(section ? [] : data.pages.flatMap((page) => page.featuredIds));
  const featured = cards.filter((card) => isFeatured.has(card.listingId));
  const others = cards.filter((card) => !isFeatured.has(card.listingId));
  return (
    <main id="main" className="page-width">
      <Breadcrumbs
        items={[
          { name: texts.home, href: hrefTo('home') },
          { name: shop.name, href: hrefTo('shop', { slug: shop.slug }) },
        ]}
      />
      <ShopHead key={shop.sellerId} page={first} />
      {shop.notice && (
        <Suspense fallback={null}>
          <ShopNotice shop={shop} />
        </Suspense>
      )}
      {announcement && <p className="shopsays">{announcement}</p>}
      {featured.length > 0 && (
        <section className="section shopgoods" aria-labelledby="featured">
          <SectionHead id="featured" title={texts.featured(shop.owner)} />
          <Cards cards={featured} first={4} />
        </section>
      )}
      <section className="section shopgoods" id="pieces">
        <SectionHead title={texts.listings(listingCount)} />
        <ShopSections page={first} current={section} />
        {cards.length === 0 ? (
          <EmptyState title={texts.nothing} action={{ label: texts.seeAll, href: hrefTo('search') }}>
            {texts.nothingWhy}
          </EmptyState>
        ) : (
          <Cards cards={others} first={featured.length > 0 ? 0 : 4} />
        )}
        {(hasNextPage || data.pages.length > 1) && (
          <div className="more-button">
            <p>{texts.shownOf(cards.length, listingCount)}</p>
            <MoreButton pages={pages} each=".shopgoods .card__title a">
              {texts.loadMore}
            </MoreButton>
          </div>
        )}
      </section>
      <section className="section" id="reviews">
        <SectionHead title={texts.reviews(shop.ratingCount)} />
        <Suspense fallback={<div className="shop-reviews-space" />}>
          <listingSlots.ShopReviews shop={shop} />
        </Suspense>
      </section>
      <About page={first} />
    </main>
  );
}
