import { createPrivateKey, createPublicKey, generateKeyPairSync, type JsonWebKey, sign, verify } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../platform/calls/app.ts';
import { rowContext } from '../../platform/secrets/reseal.ts';
import { seal, unseal } from '../../platform/secrets/seal.ts';
import { findArchiveKey, insertArchiveKey, type StoredKey } from './making/archive-key-store.ts';

const jwkOf = (x: string): JsonWebKey => ({ kty: 'OKP', crv: 'Ed25519', x });

/** The marketplace's own key, made at its first use. */
async function keyOf(app: App): Promise<StoredKey> {
  const known = await findArchiveKey(app.db);
  if (known) return known;
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const id = app.ids.uuid();
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const sealed = seal(app.config, rowContext('archive_keys', id), pem);
  await insertArchiveKey(app.db, { id, x, privateKey: sealed, now: app.clock.now() });
  const made = await findArchiveKey(app.db);
  if (!made) throw new Error('there is no key that signs archives');
  return made;
}

/** [DASH-05] Which key signs, and how. */
export async function archiveSigner(app: App): Promise<{ kid: string; x: string; sign: (bytes: Buffer) => Buffer }> {
  const { id, x, privateKey } = await keyOf(app);
  const key = createPrivateKey(unseal(app.config, rowContext('archive_keys', id), privateKey));
  return { kid: id, x, sign: (bytes) => sign(null, bytes, key) };
}

/** Whether these bytes were signed by the key whose public half this is (RFC 8032). */
export function isSignedBy(x: string, { bytes, signature }: { bytes: Buffer; signature: Buffer }): boolean {
  try {
    return verify(null, bytes, createPublicKey({ key: jwkOf(x), format: 'jwk' }), signature);
  } catch {
    return false;
  }
}

/** Whether the marketplace itself signs by that key. */
export const isOwnKey = async (app: App, key: { kid: string; x: string }): Promise<boolean> => {
  const own = await findArchiveKey(app.db);
  return own !== null && own.id === key.kid && own.x === key.x;
};

/** [DASH-05] The public key at an address that anybody can ask, as a key set (RFC 7517) and as OpenSSL reads it. */
export function archiveKeyRoute(server: FastifyInstance, app: App): void {
  server.get('/.well-known/shop-archive-keys.json', async (_request, reply) => {
    const { id, x } = await keyOf(app);
    const pem = createPublicKey({ key: jwkOf(x), format: 'jwk' })
      .export({ format: 'pem', type: 'spki' })
      .toString();
    return reply
      .header('Cache-Control', 'public, max-age=300')
      .send({ keys: [{ ...jwkOf(x), kid: id, use: 'sig', alg: 'EdDSA', pem }] });
  });
}
