import { hrefTo } from '#domain/addresses.ts';
import { Suspense } from 'react';
import type { Home } from '#domain/listings/home.ts';
import type { ListingCard } from '#domain/listings/model.ts';
import { useSession } from '#web/platform/session.ts';
import { useCall } from '#web/platform/use-call.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { HowItWorks, Maker } from './home-maker.tsx';
import { Opening } from './home-opening.tsx';
import { CardSkeleton, ProductCard } from '../product-card.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { LateFailedState } from '#web/ui/lazy/late-failed-state.tsx';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { categoryName } from '../menu-categories.ts';
import { RecentStrip } from '../recent-strip.tsx';
import * as texts from '../texts/home-texts.ts';
import './home-page.css';

const FollowedRow = lazyExtra(async () => (await import('../shop/followed-row.tsx')).FollowedRow);

function Categories({ home }: { home: Home }) {
  return (
    <section className="section hometop__categories">
      <SectionHead
        title={texts.byCategory}
        link={{ label: texts.allListings(home.listingCount), href: hrefTo('search') }}
      />
      <ul className="home-categories">
        {home.categories.map((category) => (
          <li key={category.slug}>
            <Link href={hrefTo('category', { slug: category.slug })}>
              <div className="picture">
                <Picture
                  picture={category.picture}
                  sizes="(min-width: 1100px) 142px, (min-width: 768px) 22vw, 64px"
                  alt=""
                />
              </div>
              <span>
                <b>{categoryName(category)}</b>
                <span>{texts.listings(category.count)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Goods = ({ cards, className }: { cards: ListingCard[]; className: string }) => (
  <ul className={`goods ${className}`}>
    {cards.map((card) => (
      <ProductCard key={card.listingId} card={card} />
    ))}
  </ul>
);

/** [CAT-05] What is sold here, by whom, within one screen. */
export function HomePage() {
  const session = useSession();
  const { data: home, error, refetch } = useCall('listings.getHome');
  return (
    <main id="main">
      <div className="page-width hometop">
        <Opening home={home}>
          {error && <LateFailedState what={texts.theNewest} problem={error} retry={() => void refetch()} />}
        </Opening>
        {home && <Categories home={home} />}
        {(home || !error) && (
          <section className="section">
            <SectionHead title={texts.newest} link={{ label: texts.allNew, href: `${hrefTo('search')}?sort=newest` }} />
            {home ? (
              <Goods cards={home.newest} className="goods--8" />
            ) : (
              <ul className="goods goods--8">
                {Array.from({ length: 8 }, (_, index) => (
                  <CardSkeleton key={index} />
                ))}
              </ul>
            )}
          </section>
        )}
      </div>
      {home?.maker && <Maker maker={home.maker} />}
      <div className="page-width">
        {home && home.popular.length > 0 && (
          <section className="section">
            <SectionHead title={texts.popular} link={{ label: texts.allPopular, href: hrefTo('search') }} />
            <Goods cards={home.popular.slice(0, 4)} className="goods--4" />
          </section>
        )}
        {session && (
          <Suspense>
            <FollowedRow />
          </Suspense>
        )}
        <HowItWorks />
        <RecentStrip />
      </div>
    </main>
  );
}
