export const shopProblemTexts = {
  'shops/not-found': 'There is no shop at this address.',
  'shops/slug-taken': 'Another shop already has this address. Choose a different one.',
  'shops/unknown-picture': 'This picture is not among your own. Upload it again.',
  'shops/reserved-name': 'This name is kept for the marketplace itself. Choose another one for your shop.',
  'shops/own-shop': 'This shop is your own.',
  'shops/too-many-follows': 'You follow as many shops as one can. Leave one before you follow another.',
};
