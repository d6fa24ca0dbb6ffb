import * as texts from './texts/product-texts.tsx';
/** The place of a product while it loads. */
export function ProductSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} style={{ paddingTop: 44 }}>
      <div className="product" aria-hidden="true">
        <div className="gallery gallery--one">
          <div className="gallery__main">
            <div className="picture">
              <span className="skeleton" style={{ height: '100%' }} />
            </div>
          </div>
        </div>
        <div className="buy-box">
          {[32, 40, 20, 28, 60, 60, 48, 140].map((height, index) => (
            <span
              key={index}
              className="skeleton"
              style={{ height, width: index < 4 ? `${80 - index * 12}%` : '100%', marginTop: 14 }}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
