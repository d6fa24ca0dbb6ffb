import { hrefTo } from '#domain/addresses.ts';
import { Suspense } from 'react';
import { counted } from '#domain/core/counted.ts';
import type { ShopPage as Shop } from '#domain/listings/contract.ts';
import { useParams } from '#web/platform/router/params.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { CardSkeleton, ProductCard } from '../product-card.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { EmptyState, FailedState } from '#web/ui/states.tsx';
import { listingSlots } from '../slots.ts';
import { ShopHead } from '#web/rooms/shops/shop-head.tsx';
import './shop-page.css';
import '#web/rooms/listings/maker.css';
import '#web/rooms/listings/below/below.css';

function About({ page: { shop, story } }: { page: Shop }) {
  return (
    <section className="section below" id="about">
      <div className="prose">
        <h2 tabIndex={-1}>About the workshop</h2>
        {story ? (
          story.split(/\n{2,}/).map((part, index) => <p key={index}>{part}</p>)
        ) : (
          <p>{shop.owner} has not written about the workshop yet.</p>
        )}
      </div>
      <aside className="maker" aria-label="How this shop works">
        <h2>How this shop works</h2>
        <dl className="facts">
          {shop.replyHours !== null && (
            <div>
              <dt>Usually answers</dt>
              <dd>Within {shop.replyHours} hours</dd>
            </div>
          )}
          <div>
            <dt>Returns</dt>
            <dd>{shop.returnsDays > 0 ? `Within ${shop.returnsDays} days` : 'Not taken back'}</dd>
          </div>
          {shop.packing && (
            <div>
              <dt>Packing</dt>
              <dd>{shop.packing}</dd>
            </div>
          )}
          <div>
            <dt>Postage</dt>
            <dd>One parcel from this shop, shown before you pay</dd>
          </div>
        </dl>
      </aside>
    </section>
  );
}

function NoShop({ error, retry }: { error: { status: number; message: string } | null; retry: () => void }) {
  return (
    <main id="main" className="page-width" style={{ paddingBlock: 48 }}>
      {error?.status === 404 ? (
        <>
          <PageTitle title="There is no shop at this address" className="page-title" />
          <EmptyState title="It may have moved or closed" act={{ label: 'See all pieces', href: hrefTo('search') }} />
        </>
      ) : error ? (
        <FailedState what="This shop" problem={error} retry={retry} isPage />
      ) : (
        <ul className="goods" aria-label="Loading">
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
  const pages = usePages('listings.getShop', { slug });
  const { data, error, refetch, hasNextPage } = pages;
  const first = data?.pages[0];
  if (!first) return <NoShop error={error} retry={() => void refetch()} />;
  const { shop, announcement, listingCount } = first;
  const cards = data.pages.flatMap((page) => page.listings);
  return (
    <main id="main" className="page-width">
      <Breadcrumbs
        items={[
          { name: 'Home', href: hrefTo('home') },
          { name: shop.name, href: hrefTo('shop', { slug: shop.slug }) },
        ]}
      />
      <ShopHead key={shop.sellerId} page={first} />
      {announcement && <p className="shopsays">{announcement}</p>}
      <section className="section shopgoods" id="pieces">
        <SectionHead title={listingCount > 0 ? counted(listingCount, 'piece') : 'Pieces'} />
        {cards.length === 0 ? (
          <EmptyState title="Nothing for sale right now" act={{ label: 'See all pieces', href: hrefTo('search') }}>
            This maker has no piece in the shop at the moment.
          </EmptyState>
        ) : (
          <ul className="goods">
            {cards.map((card, index) => (
              <ProductCard key={card.listingId} card={card} first={index < 4} />
            ))}
          </ul>
        )}
        {(hasNextPage || data.pages.length > 1) && (
          <div className="more-button">
            <p>
              {cards.length} of {listingCount}
            </p>
            <MoreButton pages={pages} each=".shopgoods .card__title a">
              Load more
            </MoreButton>
          </div>
        )}
      </section>
      <section className="section" id="reviews">
        <SectionHead
          title={
            shop.ratingCount === 0 ? 'Reviews' : `${shop.ratingCount} ${shop.ratingCount === 1 ? 'review' : 'reviews'}`
          }
        />
        <Suspense fallback={<div style={{ minHeight: 420 }} />}>
          <listingSlots.ShopReviews shop={shop} />
        </Suspense>
      </section>
      <About page={first} />
    </main>
  );
}
