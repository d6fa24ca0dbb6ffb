/** What the module may publish. Payloads hold ids and figures, never addresses, texts or secrets. */
export interface CheckoutEvents {
  'checkout.paid': { checkoutId: string; buyerId: string | null; cartId: string };
}
