import { react } from '../platform/events/reaction.ts';

const KEPT = 50;

/** [ADM-08] A sign-in of an administrator stamps `lastLogin` and stands in front of the newest fifty. */
export const noteLogin = react({
  name: 'admin.note-login',
  to: ['accounts.signed-in'],
  handle: async ({ event, tx }) => {
    await tx.query({
      name: 'admin-note-login',
      text: `WITH seen AS (
               UPDATE admin_users SET last_login = greatest(last_login, $3::timestamptz) WHERE id = $1 AND status = 'active' RETURNING id
             ), added AS (
               INSERT INTO admin_logins (admin_id, id, at, ip)
               SELECT id, $2, $3, coalesce((SELECT ip FROM sessions WHERE user_id = $1 ORDER BY abs(extract(epoch FROM created_at - $3)) LIMIT 1), '') FROM seen
               ON CONFLICT DO NOTHING RETURNING admin_id
             )
             DELETE FROM admin_logins l USING added WHERE l.admin_id = added.admin_id AND l.id IN (
               SELECT id FROM admin_logins WHERE admin_id = $1 ORDER BY at DESC, id DESC OFFSET ${KEPT - 1})`,
      values: [event.payload.userId, event.id, event.at],
    });
  },
});
