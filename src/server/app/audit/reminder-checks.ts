import { type Check, countOf } from './check.ts';

const reminders = `mails WHERE key LIKE 'cart-reminder:%'`;

/** [INV-19, INV-20] Reminders against the carts that they are about, and wishlists against themselves. */
export const reminderChecks: readonly Check[] = [
  {
    id: 'INV-19',
    unit: 'reminders',
    seen: countOf('recovery_attempts'),
    says: 'the reminders of a cart are numbered without a gap, and are as many as it counts',
    sql: `SELECT 'cart ' || a.cart_id || ', life ' || a.life || ': ' || a.attempts || ' reminders, '
          || count(t.attempt_number) || ' are there, the last is ' || coalesce(max(t.attempt_number), 0) AS breach
          FROM abandoned_carts a LEFT JOIN recovery_attempts t ON t.cart_id = a.cart_id AND t.life = a.life
          GROUP BY a.cart_id, a.life HAVING a.attempts <> count(t.attempt_number) OR coalesce(max(t.attempt_number),
            0) <> count(t.attempt_number)`,
  },
  {
    id: 'INV-19',
    unit: 'mails of reminders',
    seen: `SELECT count(*) AS seen FROM ${reminders}`,
    says: 'a mail of a reminder is that of one attempt',
    sql: `SELECT 'mail ' || m.key || ': no attempt' AS breach FROM ${reminders.replace('mails', 'mails m')}
          AND NOT EXISTS (SELECT 1 FROM recovery_attempts t WHERE m.key = 'cart-reminder:' || t.cart_id || ':' || t.life
            || ':' || t.attempt_number)`,
  },
  {
    id: 'INV-19',
    unit: 'reminders',
    seen: countOf('recovery_attempts'),
    says: 'nobody is reminded after the cart was won back, or after they wanted no more of it',
    sql: `SELECT 'cart ' || t.cart_id || ', life ' || t.life || ': reminder ' || t.attempt_number || CASE
          WHEN u.used_at IS NULL THEN ' after its address wanted none' ELSE ' after the cart was won back' END AS breach
          FROM recovery_attempts t JOIN abandoned_carts a ON a.cart_id = t.cart_id AND a.life = t.life
            LEFT JOIN recovery_attempts u ON u.cart_id = t.cart_id AND u.life = t.life AND u.used_at < t.sent_at
            LEFT JOIN cart_mail_optouts o ON o.email_hash = sha256(convert_to(a.user_email, 'UTF8'))
              AND o.created_at < t.sent_at
          WHERE u.used_at IS NOT NULL OR o.created_at IS NOT NULL`,
  },
  {
    id: 'INV-20',
    unit: 'pieces on wishlists',
    seen: countOf('wishlist_items'),
    says: 'what a guest’s wishlist brought is there once, in a wishlist and a collection of its owner',
    sql: `SELECT 'wishlist of ' || w.user_id || ': ' || w.listing_id || ', ' || count(*) || ' times' AS breach
          FROM wishlist_items w
          LEFT JOIN wishlists l ON l.user_id = w.user_id LEFT JOIN wishlist_collections c ON c.user_id = w.user_id
            AND c.id = w.collection_id
          GROUP BY w.user_id, w.listing_id HAVING count(*) > 1 OR bool_or(l.user_id IS NULL)
            OR bool_or(w.collection_id IS NOT NULL AND c.id IS NULL)`,
  },
];
