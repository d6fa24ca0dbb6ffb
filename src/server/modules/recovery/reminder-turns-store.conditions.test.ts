import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { claimTurns } from './reminder-turns-store.ts';

const tables = bareTables();

test('[REC-14] one mailbox is reminded of one cart at a time', async () => {
  const ask = async (cartId: string, now: Date, life = 1) => [
    ...(await tables.run((tx) => claimTurns(tx, [{ cartId, life, email: 'bo@example.com' }], now))),
  ];
  const week = 7 * 24 * 60;
  expect(
    await each(
      ask,
      ['k1', NOW],
      ['k2', at(week - 1)],
      ['k1', at(1)],
      ['k1', at(2), 2],
      ['k2', at(week)],
      ['k1', at(week + 1)],
    ),
  ).toEqual([['k1'], [], ['k1'], [], ['k2'], []]);
  const both = [
    { cartId: 'k9', life: 1, email: 'cy@example.com' },
    { cartId: 'k8', life: 1, email: 'cy@example.com' },
  ];
  expect([...(await tables.run((tx) => claimTurns(tx, both, NOW)))]).toEqual(['k8']);
});
