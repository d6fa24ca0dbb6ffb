/** Whose open pages hear of an order: its shop's, and its buyer's where they have an account. */
export const liveTopics = ({ sellerId, buyerId }: { sellerId: string; buyerId: string | null }): string[] =>
  buyerId ? [`shop:${sellerId}`, `user:${buyerId}`] : [`shop:${sellerId}`];
