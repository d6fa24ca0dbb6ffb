import { API_KEY_PREFIX } from '#domain/core/random-values.ts';
import { fail, ok } from '#domain/core/result.ts';
import { apiKeyState, apiScopeNames, decideApiKey } from '#domain/vault/api-keys.ts';
import { type ApiKey, vaultContract } from '#domain/vault/contract.ts';
import { read, steps, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { mailSafetyChange } from '../../accounts/mails/safety-mail.ts';
import { safetyDetails } from '../../accounts/mails/safety-mail-texts.ts';
import { lockOwner, signedOutMeanwhile } from '../../accounts/safety/owner-store.ts';
import { agreeByApiKey } from '../../accounts/policies/agree.ts';
import { proofWayOf, proveAgain } from '../../accounts/safety/prove-again.ts';
import { hashedToken, newToken } from '../../accounts/session-token.ts';
import { type ApiKeyRow, insertApiKey, listKeys, listUses, revokeKey } from './api-key-store.ts';

const HINT_LETTERS = API_KEY_PREFIX.length + 4;

const shown = (row: ApiKeyRow, now: Date): ApiKey => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  scopes: apiScopeNames.filter((scope) => row.scopes.includes(scope)),
  state: apiKeyState(row, now),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  lastUsedFor: row.lastUsedFor,
});

/** [VAULT-05, API-01] */
export const listApiKeys = read(vaultContract.listApiKeys, { policy: signedIn }, async ({ app, caller }) => {
  const userId = caller.session?.userId ?? '';
  const [rows, proof] = await Promise.all([listKeys(app.db, userId), proofWayOf(app.db, userId)]);
  return ok({ keys: rows.map((row) => shown(row, app.clock.now())), proof });
});

/**
 * [VAULT-05, API-01, ACC-16] A key lets a program act without any session, so that making one asks for a fresh proof and is mailed. It is in
 * this answer and nowhere else: what is stored is its hash.
 */
export const makeApiKey = steps(
  vaultContract.makeApiKey,
  { policy: signedIn, limit: { times: 20, seconds: 3600 } },
  async ({ input, app, caller }) => {
    const notProven = await proveAgain(app, caller, input);
    if (notProven) return fail(notProven);
    return inTransaction(app.db, async (tx) => {
      const now = app.clock.now();
      if (!(await lockOwner(tx, caller.session, now))) return fail(signedOutMeanwhile);
      const sellerId = caller.session?.userId ?? '';
      const activeKeys = (await listKeys(tx, sellerId)).filter((row) => apiKeyState(row, now) === 'active').length;
      const decided = decideApiKey({ days: input.days, activeKeys, now });
      if (!decided.ok) return decided;
      const key = `${API_KEY_PREFIX}${newToken(app.random)}`;
      const id = app.ids.uuid();
      await insertApiKey(tx, {
        sellerId,
        id,
        keyHash: hashedToken(key),
        hint: key.slice(0, HINT_LETTERS),
        name: input.name,
        scopes: apiScopeNames.filter((scope) => input.scopes.includes(scope)),
        now,
        expiresAt: decided.value.expiresAt,
      });
      if (input.scopes.includes('listings:write')) await agreeByApiKey(app, tx, sellerId);
      await mailSafetyChange(app, tx, {
        userId: sellerId,
        change: 'api-key-made',
        detail: safetyDetails.isCalled(input.name),
      });
      return ok({ id, key });
    });
  },
);

/** [VAULT-05] To take access away, a session is enough. */
export const revokeApiKey = write(
  vaultContract.revokeApiKey,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, app, tx, caller }) => {
    const isRevoked = await revokeKey(tx, {
      sellerId: caller.session?.userId ?? '',
      id: input.id,
      now: app.clock.now(),
    });
    return isRevoked ? ok({ id: input.id, revoked: true as const }) : fail({ code: 'vault/no-such-key' });
  },
);

/** [VAULT-05] What a program did with a key. */
export const listApiKeyUses = read(
  vaultContract.listApiKeyUses,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const uses = await listUses(app.db, caller.session?.userId ?? '', input.id);
    return uses ? ok({ uses }) : fail({ code: 'vault/no-such-key' });
  },
);
