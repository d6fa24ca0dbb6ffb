/** What the room may publish. Payloads hold ids and figures, never addresses, texts or secrets. */
export interface ShopEvents {
  'shops.changed': { sellerId: string; slug: string };
  'shops.followed': { sellerId: string; slug: string; userId: string; following: boolean };
}
