import type { Listing } from '#domain/listings/model.ts';
import { MakerBox } from './maker-box.tsx';
import { ProductDescription } from './product-description.tsx';
import './below.css';

/** What is told of a piece under its picture: the words and the maker, side by side where there is room. */
export function ProductBelow({ listing }: { listing: Listing }) {
  return (
    <div className="below">
      <ProductDescription listing={listing} />
      <MakerBox listing={listing} />
    </div>
  );
}
