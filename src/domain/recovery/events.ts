/** What the module may publish. Payloads hold ids and figures, never addresses, texts or secrets. */
export interface RecoveryEvents {
  'recovery.abandoned': { cartId: string; life: number; sellerIds: string[] };
  'recovery.recovered': { cartId: string; life: number; sellerIds: string[] };
}
