export const listingProblemTexts = {
  'listings/not-found': 'This piece is no longer here. It may have been sold or taken down by its maker.',
  'listings/unknown-category': 'This category does not exist. Choose one from the list.',
  'listings/variants-mismatch':
    'The combinations do not match the options. Each combination needs one value of every option, once.',
  'listings/unknown-picture': 'One of the pictures is not in your picture store. Upload it again.',
  'listings/picture-required': 'Add at least one picture before you publish.',
  'listings/move-not-allowed': 'A listing in this state cannot be changed that way.',
  'listings/not-in-review':
    'This listing does not wait for a review any more. Somebody decided already, or its maker took it back.',
  'listings/reason-required': 'Say what its maker should change.',
  'listings/changed-since': 'Its maker changed this listing since you opened it. Look at it again before you decide.',
  'listings/changed-after': 'This listing was changed after you decided. It stays as it is now.',
  'listings/undo-over': 'This can no longer be taken back. Change the listing from its record instead.',
  'listings/unknown-profile': 'This shipping profile is not there any more. Choose another one.',
  'listings/too-many-profiles': 'A shop has at most 30 shipping profiles. Remove one that you no longer use.',
  'listings/stock-below-held': 'Somebody is paying for this piece right now. The quantity can change in a few minutes.',
  'listings/in-stock': 'This piece is there again. You can put it into your cart.',
  'listings/too-many-wishes': 'You wait for many pieces already. Take one off before you add another.',
};
