import { react } from '../../platform/events/reaction.ts';
import { findTokenPerson } from '../../modules/accounts/stores/token-person-store.ts';
import { signIdToken } from './id-token.ts';

const TIMEOUT_MS = 5000;

/** [ACC-15] Tells the configured address of every sign-in and sign-out, with a token of the person as bearer. */
export const syncToken = react({
  name: 'wire.sync-token',
  to: ['accounts.signed-in', 'accounts.signed-out'],
  handle: async ({ event, tx, app }) => {
    const url = app.config.TOKEN_SYNC_URL;
    if (!url) return;
    const person = await findTokenPerson(tx, event.payload.userId);
    if (!person) return;
    const token = await signIdToken(app, person, { provider: 'session', at: Math.floor(event.at.getTime() / 1000) });
    const method = event.name === 'accounts.signed-in' ? 'POST' : 'DELETE';
    // An address that does not answer is asked again with the event; a refusal is its own affair.
    await fetch(url, {
      method,
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
  },
});
