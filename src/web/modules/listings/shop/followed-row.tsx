import { useCall } from '#web/platform/use-call.ts';
import { ProductCard } from '../product-card.tsx';
import { followed } from '../texts/home-texts.ts';
import { SectionHead } from '#web/ui/section-head.tsx';

/** [CAT-05] What is new in the shops that the signed-in person follows; takes no room where there is nothing. */
export function FollowedRow() {
  const { data } = useCall('listings.listFollowed');
  if (!data || data.items.length === 0) return null;
  return (
    <section className="section" aria-labelledby="followed">
      <SectionHead id="followed" title={followed} />
      <ul className="goods goods--8">
        {data.items.map((card) => (
          <ProductCard key={card.listingId} card={card} />
        ))}
      </ul>
    </section>
  );
}
