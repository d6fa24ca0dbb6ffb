/** How wide the large picture of a product page is; with thumbnails beside it, it gives up their column. Page and preload name the same. */
export const productPictureSizes = (count: number): string =>
  count > 1
    ? '(min-width: 1344px) 626px, (min-width: 960px) calc(58.3vw - 150px), (min-width: 720px) 50vw, 100vw'
    : '(min-width: 1344px) 714px, (min-width: 960px) calc(58.3vw - 62px), (min-width: 720px) 50vw, 100vw';

/** How wide the picture of a card is. Wider than the card: a square picture in the upright frame is cut at its sides. */
export const cardPictureSizes = '(min-width: 1344px) 378px, (min-width: 1200px) 30vw, (min-width: 768px) 38vw, 58vw';
