import { TURN_DAYS } from './reminder-turns-store.ts';
import type { TaggedTables } from '../../platform/personal-data/tagged-table.ts';
import {
  byId,
  byProven,
  ofShopWithin,
  withoutPersonalisation,
  withoutShop,
} from '../../platform/personal-data/ownership-store.ts';

const withoutOwner = {
  user_email: 'NULL',
  session_id: `''`,
  items: withoutPersonalisation('items'),
  metadata: `'{}'`,
};

/** [SUP-03] That a cart was left is counted; whose it was, and from where they came, goes with the person, or after half a year. */
export const recoveryTables = {
  abandoned_carts: {
    called: { en: 'Carts that you left', de: 'Verlassene Warenkörbe' },
    columns: {
      plain:
        'cart_id life language subtotal_cents discount_cents total_cents created_at last_activity_at abandoned_at status attempts last_sent_at next_at closed_by',
      ids: 'user_id',
      personal: 'user_email session_id items metadata',
    },
    sides: [
      {
        whose: `(${byId('user_id')} OR (user_id IS NULL AND ${byProven('user_email')}))`,
        onErasure: { blank: withoutOwner },
      },
      {
        whose: ofShopWithin('items'),
        notCopied: 'they are others’',
        onErasure: { blank: { items: withoutShop('items') } },
      },
    ],
    retention: [{ from: 'last_activity_at', days: 180, only: 'next_at IS NULL', blank: withoutOwner }],
  },
  recovery_attempts: {
    columns: {
      plain: 'cart_id life attempt_number sent_at type status discount_cents expires_at used_at promo_code',
      secret: 'token_hash unsubscribe_hash',
    },
  },
  // Whoever wants no such mail is not asked again because their account ended.
  cart_mail_optouts: { columns: { plain: 'created_at', secret: 'email_hash' } },
  reminder_turns: {
    called: { en: 'Reminders in turn for a mailbox', de: 'Erinnerungen, die an ein Postfach anstehen' },
    columns: { plain: 'cart_id life since', secret: 'mailbox_hash' },
    retention: [{ from: 'since', days: TURN_DAYS }],
  },
} satisfies TaggedTables;
