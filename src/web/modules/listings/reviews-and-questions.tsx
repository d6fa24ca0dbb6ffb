import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Listing } from '#domain/listings/model.ts';
import { useLocation } from '#web/platform/router/navigation.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { listingSlots } from './slots.ts';
import * as texts from './texts/product-texts.tsx';

/** How near the window has to come before the code of the sections is fetched. */
const NEAR = '900px';

/** Waits until its place comes near, or the address names it; until then it keeps the module it will need. */
function Late({
  Part,
  listing,
  height,
  now,
}: {
  Part: ComponentType<{ listing: Listing }>;
  listing: Listing;
  height: number;
  now: boolean;
}): ReactNode {
  const [isNear, setNear] = useState(now);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (now) setNear(true);
    if (!box.current) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: NEAR },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [now, isNear]);
  const module = <div ref={box} style={{ minHeight: height }} />;
  return isNear ? (
    <Suspense fallback={module}>
      <Part listing={listing} />
    </Suspense>
  ) : (
    module
  );
}

/** [CAT-04, UX-40, UX-41] Reviews and questions below a piece. Their headings stand at once, so that #reviews and #questions find them. */
export function ReviewsAndQuestions({ listing }: { listing: Listing }) {
  const { hash } = useLocation();
  const { ratingCount } = listing;
  const isNamed = hash === '#reviews' || hash === '#questions';
  return (
    <>
      <section className="section" id="reviews">
        <SectionHead title={ratingCount === 0 ? texts.reviews : texts.reviewCount(ratingCount)} />
        <Late
          Part={listingSlots.ProductReviews}
          listing={listing}
          height={ratingCount === 0 ? 240 : 420}
          now={isNamed}
        />
      </section>
      <section className="section" id="questions">
        <SectionHead title={texts.questions} />
        <Late Part={listingSlots.ProductQuestions} listing={listing} height={160} now={isNamed} />
      </section>
    </>
  );
}
