import { formatMean } from '#web/platform/languages/formats.ts';
import { hrefTo } from '#domain/addresses.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { Link } from '#web/ui/link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { FollowButton } from './follow-button.tsx';
import { LocationAfter } from './location-after.tsx';
import { ShopFace } from './shop-face.tsx';
import { useFollow } from './use-follow.ts';
import * as texts from './head-texts.ts';
import './shop-head.css';

type ShopPage = CallOutput<'listings.getShop'>;

const SHOWN = 3;

/** A few of many, evenly from the last to the first: the first row of pieces below begins with others. */
const spread = <Each,>(all: Each[]): Each[] =>
  Array.from(
    { length: Math.min(SHOWN, all.length) },
    (_, position) => all[Math.floor(((SHOWN - position) * all.length) / SHOWN) - 1],
  ).filter((each) => each !== undefined);

/** As many pictures as there are share the band; on a large screen it is about as high as the words beside it. */
const bandSizes = (count: number): string =>
  `(min-width: 960px) ${Math.max(360, Math.round(710 / count))}px, ${Math.round(100 / count)}vw`;

/** [CAT-05] Who makes, where, since when; how many buy, like and follow; and beside it what it looks like. */
export function ShopHead({ page }: { page: ShopPage }) {
  const { shop, listings, banner } = page;
  const following = useFollow(shop.sellerId);
  const followers = following.followers ?? page.followers;
  const pictures = spread(listings.map((card) => card.picture).filter((picture) => picture !== null));
  return (
    <header className={banner ? 'shophead shophead--banner' : 'shophead'}>
      {banner && (
        <div className="shophead__banner picture">
          <Picture picture={banner} sizes="(min-width: 1280px) 1216px, 100vw" frame={3} first />
        </div>
      )}
      <div className="shophead__words">
        <ShopFace shop={shop} size={shop.portrait ? 96 : 64} />
        <PageTitle title={shop.name} />
        <p className="soft-text">
          {shop.owner}
          <LocationAfter shop={shop} />
          {texts.since(shop.since)}
        </p>
        {shop.tagline && <p className="shophead__say">{texts.quoted(shop.tagline)}</p>}
        <ul className="shophead__facts">
          {shop.ratingCount > 0 && (
            <li>
              <Link className="link" href={`${hrefTo('shop', { slug: shop.slug })}#reviews`}>
                <Stars mean={shop.ratingMean} />
                {texts.fromReviews(formatMean(shop.ratingMean), shop.ratingCount)}
              </Link>
            </li>
          )}
          {shop.sold > 0 && <li>{texts.sold(shop.sold)}</li>}
          <li aria-live="polite">{followers > 0 && texts.followers(followers)}</li>
        </ul>
        <FollowButton shop={shop} following={following} />
      </div>
      {!banner && pictures.length > 0 && (
        <div className={`shophead__band shophead__band--${pictures.length}`} aria-hidden="true">
          {pictures.map((picture) => (
            <div key={picture.id} className="picture">
              <Picture picture={picture} sizes={bandSizes(pictures.length)} first alt="" />
            </div>
          ))}
        </div>
      )}
    </header>
  );
}
