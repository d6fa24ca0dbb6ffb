import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { claimKey, storeAnswer } from './idempotency-store.ts';

const tables = bareTables();

test('[RUN-07] a key is one scope’s, one operation’s: its answer is its own', async () => {
  const key = { scope: 'bo', operation: 'x', key: 'a', bodyHash: Buffer.from([1]) };
  const other = { scope: 'bo', operation: 'x', key: 'a', body_hash: '\\x02', status: 201, answer: 'other' };
  for (const changes of [{ scope: 'cy' }, { operation: 'y' }, { key: 'b' }])
    await tables.put('idempotency_keys', { ...other, ...changes });
  const claim = (bodyHash = key.bodyHash) => tables.run((tx) => claimKey(tx, { ...key, bodyHash }, NOW));
  expect(await claim()).toEqual({ kind: 'new' });
  const written = await tables.written('idempotency_keys', 'scope operation key', (tx) =>
    Promise.resolve(storeAnswer(tx, key, { status: 200, text: 'done' })),
  );
  expect(written.now).toEqual(['bo x a']);
  expect([await claim(), await claim(Buffer.from([2]))]).toEqual([
    { kind: 'replay', status: 200, answer: 'done' },
    { kind: 'other-body' },
  ]);
});
