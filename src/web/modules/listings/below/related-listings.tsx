import { hrefTo } from '#domain/addresses.ts';
import { useEffect, useRef, useState } from 'react';
import type { Listing } from '#domain/listings/model.ts';
import { useCall } from '#web/platform/use-call.ts';
import { categoryName } from '../menu-categories.ts';
import { CardSkeleton, ProductCard } from '../product-card.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import * as texts from './texts.ts';

/** [CAT-03] Pieces of the same craft and material, fetched when one comes near them. Their place is kept meanwhile; without an answer there is none. */
export function RelatedListings({ listing }: { listing: Listing }) {
  const location = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  const { listingId } = listing;
  const { data, isLoadingError } = useCall('listings.listRelated', { listingId }, { enabled: near });
  useEffect(() => {
    if (!location.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '900px',
    });
    observer.observe(location.current);
    return () => observer.disconnect();
  }, []);
  const category = listing.categoryPath.at(-1);
  if (isLoadingError || data?.items.length === 0) return null;
  return (
    <section className="section" ref={location}>
      <SectionHead
        title={texts.moreLike}
        {...(category
          ? { link: { label: texts.all(categoryName(category)), href: hrefTo('category', { slug: category.slug }) } }
          : {})}
      />
      <ul className="goods goods--4">
        {data
          ? data.items.map((card) => <ProductCard key={card.listingId} card={card} />)
          : [1, 2, 3, 4].map((position) => <CardSkeleton key={position} />)}
      </ul>
    </section>
  );
}
