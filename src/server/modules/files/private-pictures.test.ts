import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedPictureId } from '#domain/core/pictures/private-picture.ts';
import { DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import { MAX_PICTURE_BYTES } from '#domain/files/limits.ts';
import { incomingFile } from '#test/builders/incoming-file.ts';
import { pictureBytes } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';
import { ownPrivatePictures, showPrivate } from './private-pictures.ts';
import { pictureFiles } from './store-picture.ts';
import { purgeUnattached } from './purge-unattached.ts';

let sale: Sale;
let ana: Browser;
let bo: Browser;
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', DEMO: 'on' });
  ana = await signUp(browser(sale.address), 'Ana Buyer');
  bo = await signUp(browser(sale.address), 'Bo Buyer');
});
afterAll(() => sale.stop());

const incoming = (person: Browser, bytes: Uint8Array) => incomingFile(sale.address, person, bytes);
const take = (person: Browser, name: string, isPrivate = false) =>
  person.call('POST', '/api/files/pictures/taken', { name, isPrivate });
const statusOf = async (id: string): Promise<number> => (await fetch(`${sale.address}/pictures/${id}/320.webp`)).status;

test('[FILE-01, FILE-05] a file that came in becomes a picture, once however often it is asked for', async () => {
  const name = await incoming(ana, await pictureBytes('#335577'));
  const taken = await take(ana, name);
  expect(taken.body).toMatchObject({ width: 640, height: 480 });
  expect((await take(ana, name)).body.id).toBe(taken.body.id);
  expect(await statusOf(taken.body.id)).toBe(200);
  expect(codeOf(await take(bo, name))).toEqual([404, 'files/not-found']);
  expect(codeOf(await take(ana, `users/${ana.userId}/incoming/none`))).toEqual([404, 'files/not-found']);
  expect(codeOf(await take(ana, await incoming(ana, Buffer.from('no picture'))))).toEqual([415, 'files/not-a-picture']);
});

test('[FILE-05] a file that is too large for a picture becomes none, and its bytes are not read', async () => {
  const name = await incoming(ana, await pictureBytes('#224466'));
  const setSize = (size: number) =>
    sale.app.db.query({
      text: 'UPDATE stored_files SET size = $2, received = $2 WHERE name = $1',
      values: [name, size],
    });
  const { rows } = await sale.app.db.query<{ size: number }>({
    text: 'SELECT size FROM stored_files WHERE name = $1',
    values: [name],
  });
  await setSize(MAX_PICTURE_BYTES + 1);
  expect(codeOf(await take(ana, name))).toEqual([413, 'files/too-large']);
  await setSize(rows[0]?.size ?? 0);
  expect((await take(ana, name)).status).toBe(200);
});

test('[FILE-06] a private picture opens by an address that ends within 3600 s', async () => {
  const bytes = await sharp(await pictureBytes('#7a1b2c'))
    .withExif({ IFD0: { Copyright: 'HERE' } })
    .jpeg()
    .toBuffer();
  const { body } = await take(ana, await incoming(ana, bytes), true);
  const id = storedPictureId(body.id);
  expect(body.id).not.toBe(id);
  const opened = await fetch(`${sale.address}/pictures/${body.id}/320.webp`);
  expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'private, max-age=1800']);
  expect(Buffer.from(await opened.arrayBuffer()).includes('HERE')).toBe(false);
  for (const wrong of [id, `${id}-`, body.id.slice(0, -1), body.id.replace(/-private-\w+/, '-private-zzzzzz')])
    expect(await statusOf(wrong), wrong).toBe(404);
  // The public one of the same bytes is another picture.
  expect((await take(ana, await incoming(ana, bytes))).body.id).not.toBe(id);
  const again = (await showPrivate(sale.app, [id])).get(id);
  expect(await statusOf(again?.id ?? '')).toBe(200);
  await passTime(sale, HOUR + MINUTE);
  expect(await statusOf(body.id)).toBe(404);
  expect(await statusOf((await showPrivate(sale.app, [id])).get(id)?.id ?? '')).toBe(200);
});

test('[FILE-06] what its owner sent nowhere is shown to them alone, and goes after two weeks', async () => {
  await sale.app.db.query({ text: 'DELETE FROM rate_limits' });
  const ids: string[] = [];
  for (const colour of ['#303030', '#404040'])
    ids.push((await take(ana, await incoming(ana, await pictureBytes(colour)), true)).body.id);
  const stored = ids.map(storedPictureId);
  const shownTo = async (person: Browser): Promise<string[]> =>
    (await person.call('GET', `/api/files/pictures/private?ids=${stored.join(',')}`)).body.pictures.map(
      ({ id }: { id: string }) => id,
    );
  expect(await shownTo(bo)).toEqual([]);
  await inTransaction(sale.app.db, (tx) => ownPrivatePictures(tx, ana.userId, [ids[0] ?? '']));
  await passTime(sale, 13 * DAY);
  await purgeUnattached.run(sale.app);
  expect(await Promise.all(ids.map(statusOf))).toEqual([404, 404]);
  expect(await Promise.all((await shownTo(ana)).map(statusOf))).toEqual([200, 200]);
  // What is sent again counts from then on.
  const again = await take(ana, await incoming(ana, await pictureBytes('#505050')), true);
  await passTime(sale, 2 * DAY);
  expect((await take(ana, await incoming(ana, await pictureBytes('#505050')), true)).status).toBe(200);
  await passTime(sale, 13 * DAY);
  await purgeUnattached.run(sale.app);
  expect(await pictureFiles(sale.app).find(storedPictureId(again.body.id))).not.toBeNull();
  expect((await shownTo(ana)).map(storedPictureId)).toEqual([stored[0]]);
  expect(await pictureFiles(sale.app).find(stored[1] ?? '')).toBeNull();
  expect(await inTransaction(sale.app.db, (tx) => ownPrivatePictures(tx, ana.userId, [ids[1] ?? '']))).toBeNull();
});

test('[FILE-06, INV-22] a module takes along one’s own private pictures alone; with the account they go', async () => {
  await sale.app.db.query({ text: 'DELETE FROM rate_limits' });
  const eve = await signUp(browser(sale.address), 'Eve Buyer');
  const { body } = await take(eve, await incoming(eve, await pictureBytes('#101010')), true);
  const { body: open } = await take(eve, await incoming(eve, await pictureBytes('#202020')));
  const ask = (ownerId: string, ids: string[]) =>
    inTransaction(sale.app.db, (tx) => ownPrivatePictures(tx, ownerId, ids));
  const id = storedPictureId(body.id);
  expect(await ask(eve.userId, [body.id, id])).toEqual([id]);
  expect(await ask(bo.userId, [body.id])).toBeNull();
  expect(await ask(eve.userId, [open.id])).toBeNull();
  expect(await statusOf(body.id)).toBe(200);
  await inTransaction(sale.app.db, (tx) =>
    publish(sale.app, tx, { name: 'accounts.deleted', subject: eve.userId, payload: { userId: eve.userId } }),
  );
  await sale.settle();
  expect(await statusOf(body.id)).toBe(404);
  expect(await pictureFiles(sale.app).find(id)).toBeNull();
  expect((await showPrivate(sale.app, [id])).size).toBe(0);
});
