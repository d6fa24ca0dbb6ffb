import { createPublicKey, verify } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { incomingFolder } from '#domain/files/storage/file-name.ts';
import { HOUR } from '#domain/core/time.ts';
import { ask } from '#test/builders/ask.ts';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { listingInput, maker, publishListing } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { workOff } from '#test/builders/work-off.ts';
import { unzipped, zipped } from '#test/builders/zip.ts';
import { followFlags, settingOfFlag } from '../../platform/config/flags.ts';
import { storeStream } from '../files/storage/store-stream.ts';
import { archiveQueue, deleteExpiredArchives } from './making/make-archive.ts';

type Maker = Awaited<ReturnType<typeof maker>>;
let home: Sale;
let away: Sale;
let ana: Maker;
let dina: Maker;
/** Ana's shop as it was taken along. */
let taken: Buffer;

const made = async (): Promise<string> => {
  const { archiveId } = await ask(ana, contract.archives.makeShopArchive, {});
  await workOff(home.app, archiveQueue);
  return archiveId;
};
const linkOf = (who: Maker, archiveId: string) => who.call('GET', `/api/seller/archives/${archiveId}/link`);
const uploaded = async (sale: Sale, who: Maker, bytes: Buffer): Promise<string> => {
  const name = `${incomingFolder(who.userId)}${sale.app.ids.uuid()}`;
  await storeStream(sale.app, { ownerId: who.userId, name, maxBytes: bytes.length }, Readable.from([bytes]));
  return name;
};
const imported = async (who: Maker, name: string, more: object = {}) =>
  (await who.call('POST', '/importShopArchive', { data: { name, publish: true, isMine: true, ...more } })).body;
const listingsOf = async (who: Maker) => {
  const { items } = await ask(who, contract.listings.listMine, { limit: 100 });
  const listings = await Promise.all(items.map(({ listingId }) => ask(who, contract.listings.getMine, { listingId })));
  return listings
    .map(
      ({ title, description, state, options, variants, tags, materials, pictures, care, personalisation, ...one }) => ({
        ...{ title, description, state, options, tags, materials, care, personalisation, weightGrams: one.weightGrams },
        variants: variants.map(({ values, priceCents, stock, sku, pictureId }) => [
          values,
          priceCents,
          stock,
          sku,
          pictureId !== null,
        ]),
        pictures: pictures.map(({ alt, width, height, focusX }) => [alt, width, height, focusX]),
      }),
    )
    .toSorted((one, other) => (one.title < other.title ? -1 : 1));
};

beforeAll(async () => {
  [home, away] = [await openSale({ CLOCK: 'simulated' }), await openSale({ CLOCK: 'simulated' })];
  ana = await maker(home.address, 'Ana Potter');
  dina = await maker(away.address, 'Dina Moved');
  await publishListing(ana, {
    ...{ title: '=Bowl, “blue” & <b>', care: 'By hand.', weightGrams: 700 },
    options: [{ name: 'Size', values: ['S', 'L'] }],
    variants: ['S', 'L'].map((size, index) => ({
      values: [size],
      priceCents: 1250 + index,
      quantity: index,
      sku: size,
      pictureId: ana.pictureId,
    })),
    pictures: [{ id: ana.pictureId, alt: 'A bowl', focusX: 0.2 }],
    personalisation: { prompt: 'Name', required: false, maxLength: 20 },
  });
  await ana.call('POST', '/api/seller/listings', {
    listing: listingInput(null, { title: 'Draft jug' }),
    publish: false,
  });
  const rio = await signUp(
    await withCart(home, await variantOf(home, ana, { title: 'Mug', quantity: 9 })),
    'Rio Buyer',
  );
  await buy(rio);
  const { body } = await linkOf(ana, await made());
  taken = Buffer.from(await (await fetch(home.address + body.href)).arrayBuffer());
});
beforeEach(async () => {
  for (const sale of [home, away]) await sale.app.db.query({ text: 'DELETE FROM rate_limits' });
});
afterAll(async () => {
  await home.stop();
  await away.stop();
});

test('[DASH-05] an archive has all of the shop, signed by the key that anybody can ask for', async () => {
  const files = await unzipped(taken);
  const manifest = JSON.parse(String(files.get('manifest.json')));
  expect(manifest.counts).toEqual({ listings: 3, pictures: 1, orders: 1, returns: 0, reviews: 0, messages: 0 });
  expect(JSON.parse(String(files.get('orders.ndjson'))).buyerName).toBe('Rio Keller');
  expect(String(files.get('orders.ndjson'))).not.toMatch(/@|cardLast4|4242/);
  const { keys } = (await (await fetch(`${home.address}/.well-known/shop-archive-keys.json`)).json()) as {
    keys: { pem: string }[];
  };
  const [bytes, signature] = [files.get('manifest.json') as Buffer, files.get('manifest.sig') as Buffer];
  expect(verify(null, bytes, createPublicKey(keys[0]?.pem ?? ''), signature)).toBe(true);
});

test('[DASH-05] pressed twice one archive is made, and nobody else gets it', async () => {
  const request = await Promise.all([1, 2].map(() => ask(ana, contract.archives.makeShopArchive, {})));
  expect(new Set(request.map(({ archiveId }) => archiveId)).size).toBe(1);
  const archiveId = await made();
  const eli = await maker(home.address, 'Eli Thief');
  expect([(await linkOf(ana, archiveId)).status, (await linkOf(eli, archiveId)).status]).toEqual([200, 404]);
  const { body } = await linkOf(ana, archiveId);
  expect((await fetch(home.address + body.href.replace(/token=.{9}/, 'token=aaaaaaaaa'))).status).toBe(403);
});

test('[DASH-05] after a day an archive is gone with its file', async () => {
  const archiveId = await made();
  await passTime(home, 25 * HOUR);
  await deleteExpiredArchives.run(home.app);
  expect((await linkOf(ana, archiveId)).status).toBe(404);
  const { rows } = await home.app.db.query({
    text: `SELECT 1 FROM stored_files WHERE name LIKE '%/archives/%' AND state = 'stored'`,
  });
  expect(rows).toEqual([]);
});

test('[DASH-05] imported elsewhere, once or often, the shop has equal pieces', async () => {
  const ben = await maker(away.address, 'Ben Moved');
  const name = await uploaded(away, ben, taken);
  const check = (await ben.call('POST', '/checkShopArchive', { data: { name } })).body.result;
  expect(check).toMatchObject({ signedBy: 'other', shop: 'Ana Potter', listings: { fresh: 3, known: 0, refused: 0 } });
  expect((await imported(ben, name, { isMine: false })).error.details.code).toBe('archives/not-signed-here');
  const [one, other] = await Promise.all([imported(ben, name), imported(ben, name)]);
  expect(one.result.imported + other.result.imported).toBe(3);
  expect(await listingsOf(ben)).toEqual(await listingsOf(ana));
  expect((await imported(ben, name)).result).toMatchObject({ imported: 0, known: 3, refused: 0 });
});

test('[DASH-05] an import that is killed in the middle goes on with what is missing', async () => {
  const fay = await maker(away.address, 'Fay Moved');
  const name = await uploaded(away, fay, taken);
  await away.app.db.query({
    text: `CREATE FUNCTION kill_second() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
             IF EXISTS (SELECT 1 FROM listings WHERE seller_id = NEW.seller_id) THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
             RETURN NEW; END $$;
           CREATE TRIGGER kill_second BEFORE INSERT ON listings FOR EACH ROW EXECUTE FUNCTION kill_second()`,
  });
  const killed = await imported(fay, name);
  await away.app.db.query({ text: 'DROP FUNCTION kill_second CASCADE' });
  expect([killed.result, (await listingsOf(fay)).length]).toEqual([undefined, 1]);
  expect((await imported(fay, name)).result).toMatchObject({ imported: 2, known: 1, refused: 0 });
  expect(await listingsOf(fay)).toEqual(await listingsOf(ana));
});

test('[DASH-05] as drafts nothing is shown, and into its own shop nothing comes twice', async () => {
  const cleo = await maker(away.address, 'Cleo Moved');
  await imported(cleo, await uploaded(away, cleo, taken), { publish: false });
  expect(new Set((await listingsOf(cleo)).map(({ state }) => state))).toEqual(new Set(['draft']));
  const result = (await imported(ana, await uploaded(home, ana, taken), { isMine: false })).result;
  expect(result).toMatchObject({ imported: 0, known: 3 });
});

test('[DASH-05] a shop takes nothing of another shop of the same marketplace', async () => {
  const eli = await maker(home.address, 'Eli Other');
  const { error } = await imported(eli, await uploaded(home, eli, taken));
  expect(error.details.code).toBe('archives/of-another-shop');
});

const withFile = async (name: string, change: (bytes: Buffer) => Buffer): Promise<Buffer> => {
  const files = await unzipped(taken);
  return zipped(files.set(name, change(files.get(name) ?? Buffer.alloc(0))));
};
const flipped = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte, index) => (index === 9 ? byte ^ 1 : byte)));

test.each([
  [
    'a changed piece',
    'changed',
    () => withFile('listings.ndjson', (bytes) => Buffer.from(String(bytes).replace('1250', '1150'))),
  ],
  [
    'a changed manifest',
    'changed',
    () => withFile('manifest.json', (bytes) => Buffer.from(String(bytes).replace('Ana', 'Eva'))),
  ],
  ['a changed signature', 'changed', () => withFile('manifest.sig', flipped)],
  ['a file more', 'changed', () => withFile('more.json', () => Buffer.from('{}'))],
  [
    'a name that leads out',
    'unreadable',
    async () =>
      Buffer.from(
        (await withFile('xx-more.json', () => Buffer.from('{}')))
          .toString('latin1')
          .replaceAll('xx-more.json', '../more.json'),
        'latin1',
      ),
  ],
  ['a bomb', 'too-large', () => withFile('more.json', () => Buffer.alloc(36_000_000))],
  ['no zip file', 'unreadable', async () => Buffer.from('id,title\n1,Mug\n')],
])('[DASH-05] %s is refused whole', async (_what, code, bytes) => {
  const name = await uploaded(away, dina, await bytes());
  for (const call of ['/checkShopArchive', '/importShopArchive'])
    expect(
      (
        await dina.call('POST', call, {
          data: { name, ...(call === '/importShopArchive' && { publish: true, isMine: true }) },
        })
      ).body.error.details.code,
    ).toBe(`archives/${code}`);
  expect(await listingsOf(dina)).toEqual([]);
});

test('[DASH-05] one who is told no name of their own folder gets no file', async () => {
  const eli = await maker(home.address, 'Eli Folder');
  const { error } = await imported(eli, await uploaded(home, ana, taken));
  expect(error.details.code).toBe('archives/no-file');
});

test('[OFFICE-01] the flag of importing tables is for archives too', async () => {
  const name = await uploaded(away, dina, taken);
  const value = JSON.stringify({ share: 0, roles: [], shops: [], until: null });
  const about = { version: 1, reason: 'It breaks.', changedBy: 'Mia', changedAt: '2026-11-28T09:00:00.000Z' };
  followFlags(away.app.config, [{ ...about, name: settingOfFlag('import-listings'), value }]);
  const { body } = await dina.call('POST', '/checkShopArchive', { data: { name } });
  expect([body.error.details.code, (await imported(dina, name)).error.details.code]).toEqual([
    'request/switched-off',
    'request/switched-off',
  ]);
  followFlags(away.app.config, []);
});
