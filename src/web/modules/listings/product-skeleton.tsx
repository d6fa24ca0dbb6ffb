import * as texts from './texts/product-texts.tsx';
import { Skeleton } from '#web/ui/lazy/skeleton.tsx';
/** The place of a product while it loads. */
export function ProductSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="product-skeleton">
      <div className="product" aria-hidden="true">
        <div className="gallery gallery--one">
          <div className="gallery__main">
            <div className="picture">
              <span className="skeleton skeleton--whole" />
            </div>
          </div>
        </div>
        <div className="buy-box">
          {[32, 40, 20, 28, 60, 60, 48, 140].map((height, index) => (
            <Skeleton
              key={index}
              height={height}
              width={index < 4 ? `${80 - index * 12}%` : '100%'}
              className="product-skeleton__line"
            />
          ))}
        </div>
      </div>
    </div>
  );
}
