import { hrefTo } from '#domain/addresses.ts';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { choiceFrom, pictureOfChoice, withReserved } from '#domain/listings/choose-variant.ts';
import type { Listing } from '#domain/listings/model.ts';
import { go, useLocation, useQueryParams } from '#web/platform/router/navigation.ts';
import { useParams } from '#web/platform/router/params.ts';
import { useHistoryState } from '#web/platform/router/use-history-state.ts';
import { useCall } from '#web/platform/use-call.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { LateFailedState } from '#web/ui/lazy/late-failed-state.tsx';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { ReviewsAndQuestions } from './reviews-and-questions.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { categoryName, useShownCategories } from './menu-categories.ts';
import { listingSlots } from './slots.ts';
import { recordSeen } from './recently-viewed.ts';
import { sizeLine } from './facts/size-line.ts';
import { isDescribedBeside } from './described-beside.ts';
import * as texts from './texts/product-texts.tsx';
import './product-page.css';
import './below/below.css';

// Below the first window: fetched after it, in module that is kept for it.
const ProductBelow = lazyExtra(async () => (await import('./below/product-below.tsx')).ProductBelow);
const AboutListing = lazyExtra(async () => (await import('./below/about-listing.tsx')).AboutListing);
const ProductGone = lazyExtra(async () => (await import('./below/product-gone.tsx')).ProductGone);
const ProductAfter = lazyExtra(async () => (await import('./below/product-after.tsx')).ProductAfter);

function Whole({ listing: shown }: { listing: Listing }) {
  const listing = withReserved(shown, listingSlots.useReserved(shown.listingId));
  const query = useQueryParams();
  const { path } = useLocation();
  const choice = choiceFrom(listing, query);
  useShownCategories(listing.categoryPath);
  const describedBeside = isDescribedBeside(listing);
  const chosenPicture = pictureOfChoice(listing, choice);
  const [lastPicture, setPicture] = useHistoryState('picture', Math.max(0, chosenPicture));
  const picture = Math.min(lastPicture, Math.max(0, listing.pictures.length - 1));
  const shownFor = useRef(chosenPicture);
  useEffect(() => {
    // Another choice shows its picture; the one that the visit came with leaves what was looked at.
    if (chosenPicture >= 0 && chosenPicture !== shownFor.current) setPicture(chosenPicture);
    shownFor.current = chosenPicture;
  }, [chosenPicture, setPicture]);
  const onSeen = useEffectEvent((listingId: string) =>
    recordSeen({
      listingId,
      title: listing.title,
      priceCents: listing.priceCents,
      picture: listing.pictures[0] ?? null,
    }),
  );
  useEffect(() => onSeen(listing.listingId), [listing.listingId]);
  const choose = (option: number, value: string): void => {
    query.set(listing.options[option]?.name.toLowerCase() ?? '', value);
    go(`${path}?${query.toString()}`, { replace: true, stay: true });
  };
  return (
    <>
      <Breadcrumbs
        items={[
          { name: texts.home, href: hrefTo('home') },
          ...listing.categoryPath.map((category) => ({
            name: categoryName(category),
            href: hrefTo('category', { slug: category.slug }),
          })),
        ]}
      />
      <div className="product">
        <Gallery pictures={listing.pictures} current={picture} onChoose={setPicture} sizeLine={sizeLine(listing)} />
        <div className="product__side">
          <BuyBox listing={listing} choice={choice} onChoose={choose} />
          {describedBeside && (
            <div className="prose">
              <Suspense fallback={<div className="about-room" />}>
                <AboutListing listing={listing} />
              </Suspense>
            </div>
          )}
        </div>
      </div>
      <Suspense fallback={<div className="below below--room" />}>
        <ProductBelow listing={listing} />
      </Suspense>
      <ReviewsAndQuestions listing={listing} />
      <Suspense fallback={<div className="after-room" />}>
        <ProductAfter listing={listing} />
      </Suspense>
    </>
  );
}

/** [CAT-03] The page of one piece. */
export function ProductPage() {
  const { productId = '' } = useParams();
  const { data: listing, error, refetch } = useCall('listings.getListing', { listingId: productId });
  const content = () => {
    if (listing) return <Whole key={listing.listingId} listing={listing} />;
    if (error?.status === 404 || error?.status === 400)
      return (
        <Suspense fallback={null}>
          <ProductGone listingId={productId} />
        </Suspense>
      );
    if (error)
      return (
        <div className="page-message--short">
          <LateFailedState what={texts.thisListing} problem={error} retry={() => void refetch()} isPage />
        </div>
      );
    return <ProductSkeleton />;
  };
  return (
    <main id="main" className="page-width">
      {content()}
    </main>
  );
}
