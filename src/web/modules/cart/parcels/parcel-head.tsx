import { hrefTo } from '#domain/addresses.ts';
import type { ReactNode } from 'react';
import { Link } from '#web/ui/link.tsx';
import { MakersMark } from '#web/ui/makers-mark.tsx';
import './parcel.css';

interface Props {
  shop: { shopName: string; shopSlug: string; place: string };
  children?: ReactNode;
}

/** Whose parcel it is, with the shop's stamp and place. */
export const ParcelHead = ({ shop, children }: Props) => (
  <header className="parcel__head">
    <MakersMark name={shop.shopName} slug={shop.shopSlug} />
    <div>
      <h2>
        <Link href={hrefTo('shop', { slug: shop.shopSlug })}>{shop.shopName}</Link>
      </h2>
      {shop.place && (
        <p className="tiny-text muted">
          <i className="place">{shop.place}</i>
        </p>
      )}
    </div>
    {children}
  </header>
);
