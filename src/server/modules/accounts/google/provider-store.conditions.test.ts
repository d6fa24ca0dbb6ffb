import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { bytes, writtenIn } from '#test/builders/person-rows.ts';
import { each } from '#test/builders/each.ts';
import { claimProviderAttempt, deleteIdentities, findIdentity, insertAttempt } from './provider-store.ts';

const tables = bareTables();
const written = writtenIn(tables);

test('[ACC-01, INV-11] a sign-in at a provider is taken once, until its very end', async () => {
  const attempt = { verifier: 'v', nonce: 'n', connectTo: null, now: NOW, expiresAt: at(1) };
  await tables.fill`provider_attempts: state_hash=#01 expires_at=@0 | state_hash=#02 expires_at=@-1`;
  await insertAttempt(tables.db, { ...attempt, stateHash: bytes(3) });
  const take = async (byte: number) => (await claimProviderAttempt(tables.db, bytes(byte), NOW))?.nonce;
  expect(await each(take, 1, 2, 9, 3, 3)).toEqual([undefined, undefined, undefined, 'n', undefined]);
  const rows = await tables.sql('SELECT encode(state_hash, $$hex$$) AS hash FROM provider_attempts');
  expect(rows).toEqual([{ hash: '01' }]);
  await tables.fill`
    identities: subject=s provider=other user_id=cy | provider=google user_id=bo | provider=google subject=t user_id=cy
  `;
  expect(await each((name: string) => findIdentity(tables.db, 'google', name), 's', 't', 'u')).toEqual([
    'bo',
    'cy',
    null,
  ]);
  expect(await written('identities', (tx) => deleteIdentities(tx, 'bo'))).toEqual([[], 1]);
});
