/** To the letter [REC-11]. */
export const recoveryProblemTexts = {
  'recovery/invalid-link': 'Invalid or expired recovery link',
  'recovery/cart-not-found': 'Cart not found',
  'recovery/failed': 'Failed to recover cart',
};
