import { DAY } from '#domain/core/time.ts';
import { allCalls } from '#server/app/operations.ts';
import { startProduct } from '#server/app/start-product.ts';
import { findByEmail } from '#server/modules/accounts/account-store.ts';
import { createPerson } from '#server/modules/accounts/create-person.ts';
import { hashedPassword } from '#server/modules/accounts/password.ts';
import { insertAdmin } from '#server/modules/admin/admin-store.ts';
import type { InvoiceFacts } from '#domain/shops/tax/model.ts';
import type { App } from '#server/platform/calls/app.ts';
import { uuidIds } from '#server/platform/clock/ids.ts';
import { seededRandom } from '#server/platform/clock/random.ts';
import { inTransaction } from '#server/platform/database/open-database.ts';
import type { Runtime } from '#server/platform/start-runtime.ts';
import { demoFamilies } from './content/families.ts';
import { demoAdmins, demoBuyers } from './content/people.ts';
import { demoPostage } from './content/postage.ts';
import { type DemoShop, demoShops } from './content/shops.ts';
import { DEMO_FACT } from './demo-fact.ts';
import { demoCaller } from './demo-caller.ts';
import { type DemoClock, demoClock } from './demo-clock.ts';
import { fillApplications } from './fill-applications.ts';
import { fillCodes } from './fill-codes.ts';
import { fillQueues } from './fill-queues.ts';
import { fillDisputes } from './fill-disputes.ts';
import { fillMessages } from './fill-messages.ts';
import { fillOrders } from './fill-orders.ts';
import { fillPayouts } from './fill-payouts.ts';
import { demoSections } from './fill-sections.ts';
import { fillSales } from './fill-sales.ts';
import { examinePast, fillTraffic } from './fill-traffic.ts';
import { fillReturns } from './fill-returns.ts';
import { fillWorkshops } from './fill-workshops.ts';
import { fillWithdrawals } from './fill-withdrawals.ts';
import { fillReviews } from './fill-reviews.ts';
import { listingOf, picturesOf } from './listing-of.ts';
import { readAlerts } from './read-alerts.ts';
import { pictureKey, storePictures } from './store-pictures.ts';

/** Everybody in the demo has this password. */
export const DEMO_PASSWORD = 'handmade';
const SEED = 1918;

/** [CAT-06] Fills the demo shop at the first start: by the calls that people use, the same for the same seed. */
export async function fillDemo(runtime: Runtime, say: (line: string) => void): Promise<void> {
  const { db } = runtime.app;
  const { rows } = await db.query({ text: 'SELECT value FROM platform_facts WHERE name = $1', values: [DEMO_FACT] });
  if (rows[0]?.value === 'filled') return;
  // A real shop, restored or begun without the demo, never gets people whose password everybody knows.
  if (!rows[0] && ((await db.query({ text: 'SELECT 1 FROM users LIMIT 1' })).rowCount ?? 0) > 0) {
    say('This database holds a shop already, so the demo shop is not filled in. Set DEMO=off for it.');
    return;
  }
  await db.query({
    text: `INSERT INTO platform_facts (name, value) VALUES ($1, 'begun') ON CONFLICT DO NOTHING`,
    values: [DEMO_FACT],
  });
  say('Filling the demo shop …');
  const clock = demoClock();
  const random = seededRandom(SEED);
  const app: App = {
    ...runtime.app,
    clock,
    random,
    ids: uuidIds(clock, random),
    config: { ...runtime.app.config, PORT: 0, SANDBOX_PORT: 0, IDENTITY_PORT: 0, SELLER_APPROVAL: 'at-once' },
  };
  const product = await startProduct({ ...runtime, app, note: () => undefined }, { web: null, background: false });
  try {
    const people = await fillPeople(app, clock);
    await fillWorkshops(app, people);
    await fillListings(app, clock, people);
    await fillCodes(app, clock, people);
    await fillOrders(app, clock, people);
    await fillWithdrawals(app, clock);
    await fillReturns(app, clock, people);
    await fillReviews(app, clock, people);
    await fillPayouts(app, clock, people);
    await fillDisputes(app, clock, people);
    await fillSales(app, clock, people);
    await fillMessages(app, clock, people);
    await fillTraffic(app);
    // What follows from the orders ends the carts that they came from: those that are left come after it.
    await product.settle();
    await fillApplications(app, clock, people);
    await fillQueues(app, clock, people);
    await product.settle();
    await examinePast(app, clock);
    await readAlerts(app);
    // Otherwise the server would hear of all that happened here, line by line in its log, as soon as it is open.
    clock.set(new Date());
    await product.deliverWebhooks();
    await product.settle();
    await db.query({
      text: `INSERT INTO platform_facts (name, value) VALUES ($1, 'filled') ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      values: [DEMO_FACT],
    });
  } finally {
    await product.stop();
  }
}

export type People = Map<string, string>;

/** Everybody by their address; somebody who is there already stays as they are, so that a cut-off filling goes on. */
async function fillPeople(app: App, clock: DemoClock): Promise<People> {
  const passwordHash = await hashedPassword(app, DEMO_PASSWORD);
  const people: People = new Map();
  const add = async (email: string, displayName: string): Promise<string> => {
    const person = { email, displayName, originalDisplayName: displayName, passwordHash, language: 'en' as const };
    const made = await inTransaction(app.db, (tx) => createPerson(app, tx, person));
    const userId = made ?? (await findByEmail(app.db, email))?.id ?? '';
    people.set(email, userId);
    return userId;
  };
  const start = Date.now();
  for (const [index, shop] of demoShops.entries()) {
    clock.set(new Date(start - (700 - index * 20) * DAY));
    await openShop(app, shop, await add(shop.email, shop.name));
  }
  for (const [index, buyer] of demoBuyers.entries()) {
    clock.set(new Date(start - (200 - index) * DAY));
    await add(buyer.email, buyer.name);
  }
  for (const { email, name, role, customPermissions = [] } of demoAdmins) {
    const userId = await add(email, name);
    const createdBy = people.get(demoAdmins[0]?.email ?? '') ?? null;
    await insertAdmin(app.db, {
      userId,
      role,
      customPermissions,
      createdBy: createdBy === userId ? null : createdBy,
      now: clock.now(),
    });
  }
  return people;
}

async function openShop(app: App, shop: DemoShop, sellerId: string): Promise<void> {
  const { name, place, country, tagline, story, announcement, returnsDays, packing, thanks = '' } = shop;
  const maker = demoCaller(app, allCalls(), sessionOf(sellerId));
  await maker.call('shops.updateInvoiceFacts', invoiceFactsOf(shop));
  await maker.call('shops.updateMine', {
    name,
    place,
    country,
    tagline,
    story,
    announcement,
    returnsDays,
    packing,
    thanks,
  });
  // What only time makes of a shop: who stands behind it, since when, how fast they answer.
  await app.db.query({
    text: 'UPDATE shops SET owner = $2, since = $3, reply_hours = $4 WHERE seller_id = $1',
    values: [sellerId, shop.owner, shop.since, shop.replyHours],
  });
  await app.db.query({ text: 'UPDATE users SET display_name = $2 WHERE id = $1', values: [sellerId, shop.owner] });
}

function invoiceFactsOf({ owner, place, country, invoices }: DemoShop): InvoiceFacts & Record<string, unknown> {
  if (invoices === 'private')
    return {
      sellsAs: 'private',
      legalName: '',
      line1: '',
      postcode: '',
      city: '',
      country: '',
      vatNumber: '',
      usesOss: false,
    };
  const { vatNumber = '', line1, postcode } = invoices;
  const sellsAs = vatNumber ? 'registered' : 'small-business';
  return { sellsAs, legalName: owner, line1, postcode, city: place, country, vatNumber, usesOss: vatNumber !== '' };
}

export const sessionOf = (userId: string) => ({
  userId,
  displayName: '',
  email: '',
  role: 'seller',
  shopSlug: null,
  tokenHash: Buffer.alloc(32),
});

async function fillListings(app: App, clock: DemoClock, people: People): Promise<void> {
  const profiles = new Map<string, string>();
  const now = Date.now();
  const sectionOf = demoSections(demoFamilies);
  let number = 0;
  const sellerOf = (key: string): string => people.get(demoShops.find((shop) => shop.key === key)?.email ?? '') ?? '';
  const all = demoFamilies.flatMap((family) =>
    family.listings.map((listing) => ({ family, listing, sellerId: sellerOf(family.shop) })),
  );
  const wanted = all.flatMap(({ listing, sellerId }) => picturesOf(listing).map((file) => ({ sellerId, file })));
  const stored = await storePictures(app, wanted, SEED);
  for (const { family, listing, sellerId } of all) {
    number += 1;
    const { rows } = await app.db.query({
      text: 'SELECT 1 FROM listings WHERE seller_id = $1 AND title = $2',
      values: [sellerId, listing.title],
    });
    if (rows.length > 0) continue;
    // Spread over a year, the way shops fill: neighbours in the table do not become neighbours among the newest.
    const age = ((number * 37) % all.length) * 2 + 1;
    clock.set(new Date(now - age * DAY));
    const caller = demoCaller(app, allCalls(), sessionOf(sellerId));
    const postage = demoPostage[family.shop];
    if (postage && !profiles.has(sellerId)) {
      const profile = { extraCents: 0, ...postage };
      const { profileId } = await caller.call<{ profileId: string }>('listings.addProfile', profile);
      profiles.set(sellerId, profileId);
    }
    const sectionId = await sectionOf(caller, family.shop, listing.category ?? family.category);
    const inputAt = (cents: number) => ({
      sectionId,
      shippingProfileId: profiles.get(sellerId) ?? null,
      ...listingOf(family, { ...listing, cents }, (file) => stored.get(pictureKey({ sellerId, file })) ?? null),
    });
    const { listingId } = await caller.call<{ listingId: string }>('listings.createListing', {
      publish: true,
      listing: inputAt(listing.was ?? listing.cents),
    });
    if (listing.was === undefined) continue;
    // [LAW-02] What is younger is reduced too, and shows no former price, since it has none yet.
    clock.set(new Date(now - Math.min(age - 1, 9) * DAY));
    await caller.call('listings.updateListing', { listingId, listing: inputAt(listing.cents) });
  }
}
