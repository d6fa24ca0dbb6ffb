/** How wide the large picture of a product page is; with thumbnails beside it, it gives up their column. Page and preload name the same. */
export function productPictureSizes(count: number): string {
  const column = count > 1 ? 88 : 0;
  return `(min-width: 1344px) ${714 - column}px, (min-width: 960px) calc(58.3vw - ${62 + column}px), (min-width: 720px) 50vw, 100vw`;
}

/** How wide the picture of a card is, and how much of its height that is. */
export const cardPictureSizes =
  '(min-width: 1344px) 320px, (min-width: 1200px) 23.5vw, (min-width: 768px) calc(33.3vw - 32px), calc(50vw - 24px)';
export const CARD_FRAME = 0.8;
