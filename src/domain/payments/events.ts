/** What the room may publish. Payloads hold ids and figures, never addresses, texts or secrets. */
export interface PaymentEvents {
  /** A refund has been sent by the provider. */
  'payments.refunded': { refundId: string; sellerId: string; orderId: string; amountCents: number };
}
