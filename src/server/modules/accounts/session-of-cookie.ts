import type { App } from '../../platform/calls/app.ts';
import type { Session } from '../../platform/calls/caller.ts';
import { switchedOffFor } from '../../platform/config/flags.ts';
import { findSession } from './account-store.ts';
import { parsedSessionCookie } from './session-token.ts';

/** Who a session cookie belongs to, or null when it is forged, ended or expired. */
export async function sessionOfCookie(app: App, cookie: string): Promise<Session | null> {
  const parsed = parsedSessionCookie(cookie);
  if (!parsed) return null;
  const row = await findSession(app.db, { ...parsed, now: app.clock.now() });
  if (!row) return null;
  const session: Session = {
    userId: row.user_id,
    displayName: row.display_name,
    email: row.email,
    role: row.role,
    shopSlug: row.slug,
    language: row.language,
    tokenHash: parsed.tokenHash,
    seenAs: row.seen_as,
    adminRole: row.admin_role,
    secondFactor: row.second_factor,
    lacksFactor: app.config.ADMIN_SECOND_FACTOR && !row.second_factor,
    endsAt: row.expires_at,
  };
  return { ...session, ...switchedOffFor(app, session) };
}
