import { hrefTo } from '#domain/addresses.ts';
import { formatMean, formatMoney, formatNumber } from '#web/platform/languages/formats.ts';
import type { Listing } from '#domain/listings/model.ts';
import { useSession } from '#web/platform/session.ts';
import { FollowMaker } from '#web/modules/shops/follow-button.tsx';
import { LocationAfter } from '#web/modules/shops/location-after.tsx';
import { ShopFace } from '#web/modules/shops/shop-face.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { Facts } from './facts.tsx';
import * as texts from './texts.ts';
import '#web/modules/listings/maker.css';

/** [UX-38, CAT-03] Who made it: photo or stamp, name, place, stars, since when, how many sold, how soon they answer, the way to write to them, and three other pieces. */
export function MakerBox({ listing }: { listing: Listing }) {
  const { shop, moreFromShop } = listing;
  const session = useSession();
  return (
    <aside className="maker" id="maker" aria-label={texts.maker(shop.name)}>
      <div className="maker__head">
        <ShopFace shop={shop} size={64} />
        <div>
          <h2>{shop.name}</h2>
          <p className="small soft-text">
            {shop.owner}
            <LocationAfter shop={shop} />
          </p>
          {shop.ratingCount > 0 && (
            <Link className="link maker__rate" href={`${hrefTo('shop', { slug: shop.slug })}#reviews`}>
              <Stars mean={shop.ratingMean} /> {texts.reviewsOf(formatMean(shop.ratingMean), shop.ratingCount)}
            </Link>
          )}
        </div>
      </div>
      {shop.tagline && <p className="maker__say">{texts.tagline(shop.tagline)}</p>}
      <Facts
        rows={[
          [texts.since, String(shop.since)],
          [texts.sold, shop.sold > 0 ? formatNumber(shop.sold) : ''],
          [texts.answers, shop.replyHours === null ? '' : texts.answersWithin(shop.replyHours)],
          [texts.origin, texts.origins[listing.origin]],
        ]}
      />
      <p className="maker__acts">
        {session?.userId !== shop.sellerId && (
          <ButtonLink href={`${hrefTo('messages')}?productId=${encodeURIComponent(listing.listingId)}`}>
            {texts.message}
          </ButtonLink>
        )}
        <ButtonLink icon="help" iconSize="s" href="#questions">
          {texts.ask}
        </ButtonLink>
        <FollowMaker shop={shop} />
        <Link className="link" href={hrefTo('shop', { slug: shop.slug })}>
          {texts.visit}
        </Link>
      </p>
      {moreFromShop.length > 0 && (
        <div className="three-pictures" role="group" aria-label={texts.moreFrom(shop.name)}>
          {moreFromShop.map((card) => (
            <Link key={card.listingId} href={hrefTo('product', { productId: card.listingId })}>
              <div className="picture">
                <Picture picture={card.picture} sizes="(min-width: 960px) 188px, 36vw" alt="" />
              </div>
              <b>{formatMoney(card.priceCents)}</b>
              {card.title}
            </Link>
          ))}
        </div>
      )}
    </aside>
  );
}
