import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { partOf } from '#test/builders/part-of.ts';
import {
  findAdmin,
  findPermissions,
  insertLogin,
  listAll,
  lockMasters,
  saveAdmin,
  useActivationCode,
} from './admin-store.ts';

const tables = bareTables();
const admin = { id: 'cy', role: 'master_admin', status: 'active', created_at: at(-5) };

test('[ADM-01, ADM-10] an administrator is who they are: by id, active masters alone count', async () => {
  await tables.fill`
    admin_users: ${admin} | id=bo role=customer_service | id=ana | id=di status=inactive
    users: id=cy email="cy@example.com" | id=bo email="bo@example.com" | id=ana | id=di
  `;
  expect(await tables.run((tx) => lockMasters(tx))).toEqual(['ana', 'cy']);
  expect([(await findAdmin(tables.db, 'bo'))?.role, await findAdmin(tables.db, 'eve')]).toEqual([
    'customer_service',
    null,
  ]);
  const saved = await tables.written('admin_users', 'id', (tx) =>
    saveAdmin(tx, { id: 'bo', role: 'customer_service', status: 'inactive', customPermissions: [] }, NOW),
  );
  expect(saved.now).toEqual(['bo']);
  expect(await findPermissions(tables.db, partOf({ userId: 'di', seenAs: null, lacksFactor: true }))).toEqual([]);
  await tables.fill`admin_logins: admin_id=cy id=a at=@-5 ip=old | id=b at=@-1 ip=new | admin_id=bo id=c ip=other`;
  const all = await listAll(tables.db);
  expect(all.map(({ id }) => id)).toEqual(['ana', 'cy', 'bo', 'di']);
  expect(all.find(({ id }) => id === 'cy')).toMatchObject({
    email: 'cy@example.com',
    loginHistory: [{ ipAddress: 'new' }, { ipAddress: 'old' }],
  });
});

test('[ADM-01] a sign-in is noted of an active administrator', async () => {
  await tables.fill`
    admin_users: ${admin} | id=di status=inactive
    sessions: user_id=cy token_hash=#01 created_at=@-9 ip=far | token_hash=#02 created_at=@0 ip=near
      | user_id=di ip=other
  `;
  const logins = Array.from({ length: 49 }, (_, n) => ({ id: `l-${String(n + 1).padStart(2, '0')}`, at: at(-99 + n) }));
  await tables.fill`admin_logins: admin_id=cy id=l-00 at=@-100 | ${logins} | admin_id=di id=d-1 at=@-999`;
  const note = (userId: string) =>
    tables.written('admin_logins', 'admin_id ip', (tx) => insertLogin(tx, { userId, id: 'new', at: NOW }));
  expect(await each(note, 'cy', 'di')).toEqual([
    { now: ['cy near'], gone: 1 },
    { now: [], gone: 0 },
  ]);
  expect(await tables.texts(`id FROM admin_logins WHERE admin_id = 'cy' ORDER BY at LIMIT 1`)).toEqual(['l-01']);
  await tables.fill`admin_activation: id=1 code_hash=#01`;
  const use = (byte: number) => useActivationCode(tables.db, { codeHash: Buffer.from([byte]), userId: 'cy', now: NOW });
  expect([await use(2), await use(1), await use(1)]).toEqual([false, true, false]);
});
