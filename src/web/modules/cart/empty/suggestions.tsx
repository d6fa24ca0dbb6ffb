import { hrefTo } from '#domain/addresses.ts';
import { useCall } from '#web/platform/use-call.ts';
import { ProductCard } from '#web/modules/listings/product-card.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import * as texts from '../texts/suggestion-texts.ts';

const SHOWN = 4;

/** [CART-07] What others like just now, where one's own cart is empty; without an answer it takes no room. */
export function Suggestions() {
  const { data: home } = useCall('listings.getHome');
  const cards = (home && (home.popular.length > 0 ? home.popular : home.newest)) ?? [];
  if (cards.length === 0) return null;
  return (
    <section className="section">
      <SectionHead title={texts.liked} link={{ label: texts.all, href: hrefTo('search') }} />
      <ul className="goods goods--4">
        {cards.slice(0, SHOWN).map((card) => (
          <ProductCard key={card.listingId} card={card} />
        ))}
      </ul>
    </section>
  );
}
