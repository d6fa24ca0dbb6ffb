export const checkoutProblemTexts = {
  'checkout/cart-empty': 'Your cart is empty. Add a piece before you check out.',
  'checkout/invalid-email': 'Enter an e-mail address like name@example.com, so that the confirmation reaches you.',
  'checkout/invalid-address': 'This address is not complete. Check the marked lines.',
  'checkout/country-not-served': 'The maker does not send to this country yet.',
  'checkout/lines-changed':
    'Something in your cart has changed. Nothing was charged. Look at the marked lines, then go on.',
  'checkout/total-changed': 'The total has changed. Nothing was charged. Look at the new sum, then pay.',
  'checkout/sold-out': 'Somebody else was quicker: a piece in your cart has just sold out. Nothing was charged.',
  'checkout/not-found': 'This checkout is no longer here. Your cart is safe: start again from there.',
  'checkout/email-kept':
    'The address can be changed on the day of the order only. Write to support with the order number, and a person changes it.',
  'checkout/expired':
    'The 15 minutes for this payment have passed and the pieces went back to the shop. Nothing was charged.',
  'checkout/payment-declined': 'Your card was declined. Nothing was charged. Try another card or ask your bank.',
  'checkout/payment-processing':
    'Your bank is still confirming an earlier payment for this cart. Nothing new was charged. Wait a few minutes: the order comes by mail, or the cart can be paid again.',
  'checkout/payment-unavailable': 'The payment service does not answer. Nothing was charged. Try again in a minute.',
};
