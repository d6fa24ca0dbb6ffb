/** To the letter [REC-11]. */
export const recoveryProblemTexts = {
  'recovery/invalid-link': {
    en: 'Invalid or expired recovery link',
    de: 'Dieser Link ist ungültig oder abgelaufen',
  },
  'recovery/cart-not-found': {
    en: 'Cart not found',
    de: 'Diesen Warenkorb gibt es nicht mehr',
  },
  'recovery/failed': {
    en: 'Failed to recover cart',
    de: 'Der Warenkorb konnte nicht wiederhergestellt werden',
  },
};
