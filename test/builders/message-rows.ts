/** The moment at which lists of conversations are asked for. */
export const NOW = new Date('2026-03-10T12:00:00.000Z');
/** So many minutes after it, or before. */
export const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

/** Rows of a conversation between Bo, who asked, and Ana’s shop. */
export const conversation = {
  seller_id: 'ana',
  id: 'c1',
  buyer_id: 'bo',
  message_type: 'inquiry',
  product_title: 'Mug',
  message_count: 2,
  last_message_at: at(-1),
};
export const side = {
  user_id: 'bo',
  conversation_id: 'c1',
  seller_id: 'ana',
  role: 'buyer',
  folder: 'inbox',
  unread_count: 2,
  updated_at: at(-5),
};
export const message = {
  seller_id: 'ana',
  conversation_id: 'c1',
  number: 1,
  id: 'm1',
  sender_id: 'ana',
  receiver_id: 'bo',
  body: 'Hello',
  at: at(-5),
};
