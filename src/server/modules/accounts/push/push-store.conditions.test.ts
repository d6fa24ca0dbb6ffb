import { expect, test } from 'vitest';
import { bareTables, NOW, at } from '#test/builders/bare-tables.ts';
import { deleteDevice, enqueuePush, findPush, listDevices, recallPush, saveDevice } from './push-store.ts';

const tables = bareTables();
const TOKEN = Buffer.from('01', 'hex');
const DEVICES = 'user_id, id FROM push_devices ORDER BY 1, 2';

test('[ALERT-22] a browser tells whoever signed in there last', async () => {
  await tables.put(
    'push_devices',
    { user_id: 'bo', id: 'd0', created_at: at(-100) },
    ...Array.from({ length: 19 }, (_, n) => ({ id: `e${n}`, created_at: at(-n) })),
    { user_id: 'cy', id: 'laptop' },
  );
  await tables.run((tx) =>
    saveDevice(tx, {
      ...{ userId: 'bo', id: 'laptop', endpoint: 'https://push', p256dh: 'k', auth: 'a', name: 'Laptop' },
      ...{ tokenHash: TOKEN, now: NOW },
    }),
  );
  const devices = await tables.texts(DEVICES);
  expect([devices.length, devices.includes('bo d0'), devices.includes('cy laptop')]).toEqual([20, false, false]);
});

test('[ALERT-22] devices are their owner’s, newest first, and this one is named', async () => {
  await tables.fill`
    push_devices: user_id=bo id=old token_hash=#02 created_at=@-9 | id=new token_hash=#01 created_at=@-1 | user_id=cy id=new
  `;
  const shown = await listDevices(tables.db, 'bo', TOKEN);
  expect(shown.map(({ id, isHere }) => [id, isHere])).toEqual([
    ['new', true],
    ['old', false],
  ]);
  await tables.run((tx) => deleteDevice(tx, 'bo', 'new'));
  expect(await tables.texts(DEVICES)).toEqual(['bo old', 'cy new']);
});

test('[ALERT-22] an occasion is one message and one item of the queue for each device of a person', async () => {
  await tables.fill`push_devices: user_id=bo id=laptop | id=phone | user_id=cy`;
  const push = { userId: 'bo', key: 'one', title: 't', path: '/', quoted: null, about: undefined, isCritical: false };
  for (let times = 0; times < 2; times += 1)
    await tables.run((tx) => enqueuePush(tx, { ...push, now: NOW, notBefore: null }));
  expect(await tables.texts('user_id, device_id FROM push_messages ORDER BY 1, 2')).toEqual(['bo laptop', 'bo phone']);
  expect(await tables.texts(`count(*) FROM pgboss.job WHERE name = 'push'`)).toEqual(['2']);
});

test('[ALERT-22, INV-22] a message leaves for a device that is signed in alone', async () => {
  const ids = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
  await tables.fill`
    push_devices: user_id=bo id=here token_hash=#01 | id=over token_hash=#02 | id=gone token_hash=#03
    sessions: user_id=bo token_hash=#01 expires_at=@1 | token_hash=#02 expires_at=@0 | user_id=cy token_hash=#03 expires_at=@1
    push_messages: user_id=bo device_id=here key=k item_id=${ids[0]} | device_id=over item_id=${ids[1]} | device_id=gone item_id=${ids[2]}
  `;
  const results = await Promise.all(ids.map(async (id) => (await findPush(tables.db, id, NOW))?.deviceId));
  expect(results).toEqual(['here', undefined, undefined]);
});

test('[UX-98] what a message tells of can be taken back from a moment on', async () => {
  await tables.fill`
    push_devices: user_id=bo id=d
    push_messages: user_id=bo device_id=d key=a about=x created_at=@-3 | key=b created_at=@-5 | key=c about=y
  `;
  await tables.run((tx) => recallPush(tx, { about: 'x', since: at(-3).toISOString() }));
  expect(await tables.texts('key FROM push_messages ORDER BY 1')).toEqual(['b', 'c']);
});
