import { hrefTo } from '#domain/addresses.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import type { WishlistListing, Wishlist } from '#domain/wishlist/contract.ts';
import { UnitPrice } from '#web/rooms/listings/facts/unit-price.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { marksOf } from './wishlist-marks.ts';
import './wishlist.css';

interface Props {
  listing: WishlistListing;
  /** Only its name is known, as it was saved without a connection. */
  isBare?: boolean;
  collections?: Wishlist['collections'];
  onMoveToCart?: () => void;
  onRemove?: () => void;
  onCollect?: (collectionId: string | null) => void;
}

const SIZES = '(min-width: 1200px) 302px, (min-width: 768px) 32vw, 46vw';

/** A piece on a wishlist: as it was when it was added, what changed since, and what one may do with it. */
export function WishlistCard({ listing, isBare = false, collections = [], onMoveToCart, onRemove, onCollect }: Props) {
  const { now } = listing;
  const title = listing.title || (isBare ? 'A piece you saved' : 'A piece that is gone');
  const price = now?.priceCents ?? listing.addedPriceCents;
  const isLower = now && listing.addedPriceCents !== null && now.priceCents < listing.addedPriceCents;
  return (
    <li className="card wished">
      <div className="picture">
        <Picture picture={listing.picture} sizes={SIZES} alt="" />
      </div>
      <div className="card__text">
        <h2 className="card__title">
          {now ? <Link href={hrefTo('product', { productId: listing.id })}>{title}</Link> : title}
        </h2>
        {now && (
          <p className="card__shop">
            {now.shopName}
            {now.place && (
              <span>
                , <i className="place">{now.place}</i>
              </span>
            )}
          </p>
        )}
        <p className="card__price">
          {now?.priceVaries && <span className="tiny-text muted">from</span>}
          {price !== null && formatMoney(price)}
          {now && <UnitPrice cents={now.priceCents} contents={now.contents} />}
          {isLower && (
            <s>
              <span className="visually-hidden">When you added it: </span>
              {formatMoney(listing.addedPriceCents ?? 0)}
            </s>
          )}
        </p>
        {(isBare ? ['Shown in full when you are back online'] : marksOf(listing)).map((mark) => (
          <p key={mark} className="card__note">
            {mark}
          </p>
        ))}
      </div>
      {onRemove && (
        <div className="wished__acts">
          {now && now.stock > 0 && now.variantId && !now.needsWords && (
            <Button aria-label={`Move to cart: ${title}`} onClick={onMoveToCart}>
              Move to cart
            </Button>
          )}
          {now && now.stock > 0 && (!now.variantId || now.needsWords) && (
            <ButtonLink href={hrefTo('product', { productId: listing.id })}>
              Choose<span className="visually-hidden"> how you want {title}</span>
            </ButtonLink>
          )}
          <Button icon="trash" label={`Remove ${title}`} onClick={onRemove} />
          {onCollect && collections.length > 0 && (
            <Select
              aria-label={`Collection of ${title}`}
              options={[['', 'No collection'], ...collections.map(({ id, name }) => [id, name] as const)]}
              value={listing.collectionId ?? ''}
              onChoose={(collectionId) => onCollect(collectionId || null)}
            />
          )}
        </div>
      )}
    </li>
  );
}
