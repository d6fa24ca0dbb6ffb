import type { BareTables } from './bare-tables.ts';
import { row } from './row-text.ts';

export { NOW, at } from './row-text.ts';

/** Rows of a conversation between Bo, who asked, and Ana’s shop. */
export const conversation = row`seller_id=ana id=c1 buyer_id=bo message_type=inquiry product_title=Mug
  message_count=2 last_message_at=@-1`;
export const side = row`user_id=bo conversation_id=c1 seller_id=ana role=buyer folder=inbox unread_count=2
  updated_at=@-5`;
export const message = row`seller_id=ana conversation_id=c1 number=1 id=m1 sender_id=ana receiver_id=bo body=Hello
  at=@-5`;

/** Bo, Ana, Ben and Cy, and whoever else is named with what they differ in. */
export const writersIn =
  (tables: BareTables) =>
  (...others: Record<string, unknown>[]): Promise<void> =>
    tables.fill`users: id=bo display_name=Bo email=bo@example.com | id=ana display_name=Ana | id=ben display_name=Ben
      | id=cy display_name=Cy email=cy@example.com | ${others}`;
