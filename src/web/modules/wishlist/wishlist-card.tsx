import { hrefTo } from '#domain/addresses.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import type { WishlistListing, Wishlist } from '#domain/wishlist/contract.ts';
import { withReservedStock } from '#domain/listings/reserved-stock.ts';
import { listingSlots } from '#web/modules/listings/slots.ts';
import { UnitPrice } from '#web/modules/listings/facts/unit-price.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import * as texts from './texts/card-texts.ts';
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
  const reserved = listingSlots.useReserved(listing.id);
  const now = listing.now && withReservedStock(listing.now, reserved);
  const title = listing.title || (isBare ? texts.saved : texts.gone);
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
          {now?.priceVaries && <span className="tiny-text muted">{texts.from}</span>}
          {price !== null && formatMoney(price)}
          {now && <UnitPrice cents={now.priceCents} contents={now.contents} />}
          {isLower && (
            <s>
              <span className="visually-hidden">{texts.whenAdded}</span>
              {formatMoney(listing.addedPriceCents ?? 0)}
            </s>
          )}
        </p>
        {(isBare ? [texts.inFullLater] : marksOf({ ...listing, now })).map((mark) => (
          <p key={mark} className="card__note">
            {mark}
          </p>
        ))}
      </div>
      {onRemove && (
        <div className="wished__acts">
          {now && now.stock > 0 && now.variantId && !now.needsWords && (
            <Button aria-label={texts.moveOf(title)} onClick={onMoveToCart}>
              {texts.move}
            </Button>
          )}
          {now && now.stock > 0 && (!now.variantId || now.needsWords) && (
            <ButtonLink href={hrefTo('product', { productId: listing.id })}>
              {texts.choose}
              <span className="visually-hidden">{texts.chooseHow(title)}</span>
            </ButtonLink>
          )}
          <Button icon="trash" label={texts.remove(title)} onClick={onRemove} />
          {onCollect && collections.length > 0 && (
            <Select
              aria-label={texts.collectionOf(title)}
              options={[['', texts.noCollection], ...collections.map(({ id, name }) => [id, name] as const)]}
              value={listing.collectionId ?? ''}
              onChoose={(collectionId) => onCollect(collectionId || null)}
            />
          )}
        </div>
      )}
    </li>
  );
}
