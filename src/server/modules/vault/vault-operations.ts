import { createHash } from 'node:crypto';
import { countCharacters } from '#domain/core/counted.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import { MAX_DATA } from '#domain/core/vault/limits.ts';
import { alertThreshold, type SecurityAlertKind } from '#domain/core/vault/security-monitor.ts';
import { decideKeyRequest } from '#domain/vault/decide-key-request.ts';
import { MAX_KEY_REQUESTS, MAX_OPERATIONS } from '#domain/vault/limits.ts';
import { decryptSchema, encryptSchema, requestKeySchema, revokeKeySchema } from '#domain/vault/wire-model.ts';
import type { App } from '../../platform/calls/app.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { lockOwner } from '../accounts/safety/owner-store.ts';
import { raiseAlert } from './alert-store.ts';
import { decryptData, encryptData, newWrappedKey } from './vault-cipher.ts';
import { countOperation, findGoodKey, findKey, insertKey, revokeKey as revokeStoredKey } from './key-store.ts';
import type { VaultPerson } from './vault-person.ts';

export type VaultProblem = { code: 'invalid' | 'refused' | 'too-large' | 'too-many' | 'signed-out' };
export interface VaultRequest {
  app: App;
  person: VaultPerson;
  body: unknown;
}
type Answer<T> = Promise<Result<T, VaultProblem>>;

const sessionOf = ({ userId, sessionHash, signedInAt }: VaultPerson) => ({
  userId,
  tokenHash: sessionHash ?? Buffer.alloc(0),
  ...(signedInAt ? { signedInAt } : {}),
});

/** [VAULT-01] The key of an id, made where there is none. The key itself stays here. */
export async function requestEncryptionKey({
  app,
  person,
  body,
}: VaultRequest): Answer<{ keyId: string; expiresAt: string }> {
  const input = requestKeySchema.safeParse(body);
  if (!input.success) return fail({ code: 'invalid' });
  const { keyId, purpose, userId: forUserId, sessionId } = input.data;
  const { userId } = person;
  const requestCount = await countOperation(app.db, { userId, kind: 'key-requested', now: app.clock.now() });
  if (requestCount > MAX_KEY_REQUESTS) return fail({ code: 'too-many' });
  const namedSession = sessionId ? createHash('sha256').update(sessionId).digest() : null;
  return inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    // One request of a person comes after the other, and none after their access has ended.
    if (!(await lockOwner(tx, sessionOf(person), now))) return fail({ code: 'signed-out' });
    const match = await findKey(tx, { person, keyId, namedSession, now });
    const decided = decideKeyRequest({ userId, forUserId, purpose, now, ...match });
    if (!decided.ok) return fail({ code: decided.problem.code === 'vault/too-many-keys' ? 'too-many' : 'refused' });
    const { isNew, expiresAt } = decided.value;
    const wrapped = isNew ? newWrappedKey(app.config, { userId, purpose, keyId }) : null;
    if (wrapped) await insertKey(tx, { person, keyId, purpose, namedSession, wrapped, now, expiresAt });
    return ok({ keyId, expiresAt: expiresAt.toISOString() });
  });
}

/** [VAULT-06] As many within 60 seconds as the monitor of a browser would raise an alert for, raise one here. */
async function watch(
  app: App,
  userId: string,
  { kind, count }: { kind: SecurityAlertKind; count: number },
): Promise<void> {
  if (count < alertThreshold[kind]) return;
  await raiseAlert(app.db, { userId, kind, count, now: app.clock.now() });
  if (count === alertThreshold[kind]) app.log.warn('the vault raised an alert', { kind, count });
}

/** [VAULT-01, VAULT-02] */
export async function encrypt({ app, person, body }: VaultRequest): Answer<{ encryptedData: string }> {
  const input = encryptSchema.safeParse(body);
  if (!input.success) return fail({ code: 'invalid' });
  const { keyId, data } = input.data;
  if (countCharacters(data) > MAX_DATA) return fail({ code: 'too-large' });
  // Half of a surrogate pair would come back as another character.
  if (!data.isWellFormed()) return fail({ code: 'invalid' });
  const { userId } = person;
  const { purpose, wrapped, recent } = await findGoodKey(app.db, {
    person,
    keyId,
    kind: 'encrypted',
    now: app.clock.now(),
  });
  await watch(app, userId, { kind: 'encryptions', count: recent });
  if (recent > MAX_OPERATIONS) return fail({ code: 'too-many' });
  if (!purpose || !wrapped) return fail({ code: 'refused' });
  return ok({ encryptedData: encryptData(app.config, { context: { userId, purpose, keyId }, wrapped }, data) });
}

async function refuseDecryption(app: App, userId: string): Answer<never> {
  const count = await countOperation(app.db, { userId, kind: 'decryption-failed', now: app.clock.now() });
  await watch(app, userId, { kind: 'decryption-failures', count });
  return fail({ code: 'refused' });
}

/** [VAULT-01, INV-14] What does not open says nothing of why. */
export async function decrypt({ app, person, body }: VaultRequest): Answer<{ data: string }> {
  const { userId } = person;
  const input = decryptSchema.safeParse(body);
  if (!input.success) return fail({ code: 'invalid' });
  const { keyId, encryptedData } = input.data;
  const { purpose, wrapped, recent } = await findGoodKey(app.db, {
    person,
    keyId,
    kind: 'decrypted',
    now: app.clock.now(),
  });
  if (recent > MAX_OPERATIONS) return fail({ code: 'too-many' });
  if (!purpose || !wrapped) return refuseDecryption(app, userId);
  const data = decryptData(app.config, { context: { userId, purpose, keyId }, wrapped }, encryptedData);
  return data === null ? refuseDecryption(app, userId) : ok({ data });
}

/** [VAULT-01] A key that was revoked before, or never was, is refused like any other. */
export async function revokeKey({ app, person, body }: VaultRequest): Answer<{ keyId: string; revoked: true }> {
  const input = revokeKeySchema.safeParse(body);
  if (!input.success) return fail({ code: 'invalid' });
  const { keyId } = input.data;
  const isRevoked = await revokeStoredKey(app.db, { userId: person.userId, keyId, now: app.clock.now() });
  return isRevoked ? ok({ keyId, revoked: true }) : fail({ code: 'refused' });
}
