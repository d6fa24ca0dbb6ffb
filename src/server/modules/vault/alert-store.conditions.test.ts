import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { findFigures, listAlerts, raiseAlert } from './alert-store.ts';
import { findGoodKey } from './key-store.ts';

const tables = bareTables();
const at = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);
const session = Buffer.from([1]);
const person = { userId: 'bo', sessionHash: session, signedInAt: null, tokensSince: at(-60) };

test('[VAULT-06] operations are counted of that person and kind within a minute', async () => {
  const count = { user_id: 'bo', kind: 'decrypted', began_at: at(-30), count: 3 };
  await tables.fill`vault_counts: ${count} | kind=encrypted count=50 | user_id=cy count=70 | began_at=@-90s count=90`;
  expect((await findGoodKey(tables.db, { person: person, keyId: 'k1', kind: 'decrypted', now: NOW })).recent).toBe(4);
  expect(await findFigures(tables.db, NOW)).toEqual({ encrypted: 50, decrypted: 74, failed: 0 });
  await tables.fill`
    users: id=bo display_name=Bo | id=cy display_name=Cy
    vault_alerts: user_id=bo kind=encryptions minute=@-5s raised_at=@-5s | user_id=cy
      | user_id=cy minute=@-1s raised_at=@-1s | minute=@-9s raised_at=@-9s
  `;
  const alerts = async (limit: number) =>
    (await listAlerts(tables.db, { since: at(-9), limit })).map((row) => row.displayName);
  expect([await alerts(9), await alerts(1)]).toEqual([['Cy', 'Bo', 'Cy'], ['Cy']]);
  // Within a minute one alert, of the most that were seen.
  for (const [seconds, seen] of [
    [0, 50],
    [1, 49],
    [59, 60],
    [59, 51],
  ] as const)
    await raiseAlert(tables.db, { userId: 'bo', kind: 'decryption-failures', count: seen, now: at(seconds) });
  expect(await listAlerts(tables.db, { since: at(-1), limit: 9 })).toMatchObject([{ displayName: 'Bo', count: 60 }]);
});
