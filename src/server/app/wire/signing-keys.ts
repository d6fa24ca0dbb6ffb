import { exportJWK, exportPKCS8, generateKeyPair, importJWK, importPKCS8, type JWK } from 'jose';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { insertIdentityKey, listIdentityKeys } from '../../modules/accounts/stores/identity-key-store.ts';
import type { App } from '../../platform/calls/app.ts';
import { rowContext } from '../../platform/secrets/reseal.ts';
import { seal, unseal } from '../../platform/secrets/seal.ts';

type Key = Awaited<ReturnType<typeof importPKCS8>>;

const SIGNS_DAYS = 30;
/** Longer than it signs, so that tokens of its last day are believed to their end. */
const BELIEVED_DAYS = 31;
const TTL_MS = 60_000;

interface KeyRing {
  readAt: number;
  signing: { id: string; key: Key } | null;
  believed: Map<string, Key>;
  publicKeys: JWK[];
}

const rings = new WeakMap<App, KeyRing>();

async function readRing(app: App): Promise<KeyRing> {
  const now = app.clock.now();
  const rows = await listIdentityKeys(app.db, now);
  const believed = new Map<string, Key>();
  for (const row of rows) believed.set(row.id, (await importJWK(row.public_key, 'RS256')) as Key);
  const newest = rows[0];
  const signs = newest && newest.created_at.getTime() > addMilliseconds(now, -SIGNS_DAYS * DAY).getTime();
  const ring = {
    readAt: now.getTime(),
    signing: signs
      ? {
          id: newest.id,
          key: await importPKCS8(
            unseal(app.config, rowContext('identity_keys', newest.id), newest.private_key),
            'RS256',
          ),
        }
      : null,
    believed,
    publicKeys: rows.map(({ id, public_key: key }) => ({ ...key, kid: id, use: 'sig', alg: 'RS256' })),
  };
  rings.set(app, ring);
  return ring;
}

/** A new key, made by one process alone; the others find it. */
async function makeKey(app: App): Promise<void> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  const id = app.ids.uuid();
  const [pem, jwk] = [await exportPKCS8(privateKey), await exportJWK(publicKey)];
  await insertIdentityKey(app.db, () => {
    const now = app.clock.now();
    return {
      id,
      privateKey: seal(app.config, rowContext('identity_keys', id), pem),
      publicKey: jwk,
      now,
      retiresAt: addMilliseconds(now, BELIEVED_DAYS * DAY),
      unlessSince: addMilliseconds(now, -SIGNS_DAYS * DAY),
    };
  });
}

const ringOf = async (app: App): Promise<KeyRing> => {
  const known = rings.get(app);
  return known && Math.abs(app.clock.now().getTime() - known.readAt) < TTL_MS ? known : readRing(app);
};

/** The key that signs now: a new one every month, by itself. */
export async function signingKey(app: App): Promise<{ id: string; key: Key }> {
  const { signing } = await ringOf(app);
  if (signing) return signing;
  await makeKey(app);
  const again = (await readRing(app)).signing;
  if (!again) throw new Error('no key signs identity tokens');
  return again;
}

/** The public key of an id; one that another process has just made is looked up. */
export async function believedKey(app: App, id: string): Promise<Key | null> {
  const ring = await ringOf(app);
  const known = ring.believed.get(id);
  if (known) return known;
  return app.clock.now().getTime() - ring.readAt > 1000 ? ((await readRing(app)).believed.get(id) ?? null) : null;
}

export const publicKeys = async (app: App): Promise<JWK[]> => (await ringOf(app)).publicKeys;
