import { say } from '#web/platform/languages/language.ts';

export const share = say({ en: 'Share the list', de: 'Merkzettel teilen' });
export const theLink = say({ en: 'The shared link', de: 'Der geteilte Link' });
export const link = say({ en: 'Link to your wishlist', de: 'Link zu deinem Merkzettel' });
export const whoSees = say({
  en: 'Whoever has it sees your list and your first name.',
  de: 'Wer ihn hat, sieht deinen Merkzettel und deinen Vornamen.',
});
export const copy = say({ en: 'Copy the link', de: 'Link kopieren' });
export const copied = say({ en: 'Link copied.', de: 'Link kopiert.' });
export const copyByHand = say({
  en: 'This browser does not copy by itself: the link is marked, copy it by hand.',
  de: 'Dieser Browser kopiert nicht von selbst: Der Link ist markiert, kopiere ihn von Hand.',
});
export const renew = say({ en: 'Make a new link', de: 'Neuen Link machen' });
export const renewed = say({
  en: 'A new link. The one before no longer works.',
  de: 'Ein neuer Link. Der bisherige gilt nicht mehr.',
});
export const stop = say({ en: 'Stop sharing', de: 'Nicht mehr teilen' });
export const ended = say({ en: 'The link no longer works.', de: 'Der Link gilt nicht mehr.' });
