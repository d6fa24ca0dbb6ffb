import type { ShopCard } from '#domain/shops/model.ts';
import { MakersMark } from '#web/ui/makers-mark.tsx';
import { Picture } from '#web/ui/picture.tsx';
import './shop-face.css';

type Face = Pick<ShopCard, 'name' | 'slug' | 'portrait'>;

/** Who stands behind a shop: the photo of its maker, or the shop's stamp where there is none. */
export function ShopFace({ shop, size }: { shop: Face; size: number }) {
  if (!shop.portrait) return <MakersMark name={shop.name} slug={shop.slug} size={size} />;
  return (
    <span className="picture shopface" style={{ width: size, height: size }}>
      <Picture picture={shop.portrait} sizes={`${size}px`} first />
    </span>
  );
}
