export const orderProblemTexts = {
  'orders/not-found': 'There is no order of yours at this address. Check the link, or look it up by its number.',
  'orders/move-not-allowed': 'This order cannot be changed that way any more.',
};
