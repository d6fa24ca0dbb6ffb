import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOUR } from '#domain/core/time.ts';
import { seededRandom } from '../../platform/clock/random.ts';
import { buy, variantOf, type SoldVariant, put } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { runs } from '#test/support/properties.ts';
import { seed } from '#test/support/seed.ts';
import { sweepBatch } from './sweep-carts.ts';

const CARTS = 50;
const HOURS = 240;
let random = seededRandom(seed);
const chance = (percent: number): boolean => random.integer(100) < percent;

let sale: Sale;
let variants: SoldVariant[] = [];
beforeEach(async () => {
  optedOut.clear();
  variants = [];
  sale = await openSale({ CLOCK: 'simulated', DEMO: 'on', CART_ADDRESSES_A_DAY: '1000' });
  for (const name of ['Ana Potter', 'Ben Weaver'])
    variants.push(await variantOf(sale, await maker(sale.address, name), { quantity: 900 }));
});
afterEach(() => sale.stop());

/** What the rules say of one cart, in whole hours, as simply as it can be said. */
interface Model {
  email: string | null;
  isOpen: boolean;
  status: string;
  last: number;
  abandoned: number | null;
  attempts: number;
  sentAt: number | null;
  life: number;
  isWonBack: boolean;
  isBought: boolean;
  /** Its address was shown to be theirs; others hear of one trip in a week, and of a trip that was passed over not before they are busy with it again. */
  isProven: boolean;
  turn: { life: number; since: number } | null;
  isPassedOver: boolean;
  /** `attempt of life` of every mail. */
  mails: string[];
  alerts: number;
}
interface Visitor {
  who: Browser;
  isMember: boolean;
  consents: boolean;
  model: Model;
}
const optedOut = new Set<string>();

function modelActivity({ model, isMember, consents }: Visitor, hour: number): void {
  if (model.isBought) return;
  if (isMember && !consents) {
    if (model.isOpen) Object.assign(model, { isOpen: false, status: 'expired' });
    return;
  }
  if (model.isWonBack) return;
  if (!model.isOpen) Object.assign(model, { isOpen: true, life: model.life + 1, attempts: 0, sentAt: null });
  Object.assign(model, { status: 'pending', last: hour, abandoned: null, isPassedOver: false });
}

function modelSweep(model: Model, hour: number): void {
  if (!model.isOpen) return;
  if (model.isBought) return void Object.assign(model, { isOpen: false });
  if (model.abandoned === null) {
    if (hour > model.last) Object.assign(model, { abandoned: hour, alerts: model.alerts + 1 });
    return;
  }
  const age = hour - model.abandoned;
  const due = [2, 24, 72][model.attempts] ?? Infinity;
  const mayWrite = model.email !== null && !optedOut.has(model.email) && !model.isPassedOver;
  const isDue = mayWrite && age >= due && (model.sentAt === null || hour > model.sentAt);
  const isTurnOver = model.turn === null || hour - model.turn.since >= 168;
  if (isDue && !model.isProven && !isTurnOver && model.turn?.life !== model.life) model.isPassedOver = true;
  if (isDue && !model.isPassedOver) {
    if (isTurnOver) model.turn = { life: model.life, since: hour };
    model.attempts += 1;
    model.mails.push(`${model.attempts} of ${model.life}`);
    Object.assign(model, { status: 'email_sent', sentAt: hour });
  } else if (age >= 168) Object.assign(model, { isOpen: false, status: 'expired' });
}

async function lastMail(visitor: Visitor): Promise<{ recover: string; leave: string; cart: string } | null> {
  const { rows } = await sale.app.db.query<{ body_text: string }>({
    text: `SELECT body_text FROM mails WHERE recipient = $1 AND key LIKE 'cart-reminder:%' ORDER BY created_at DESC LIMIT 1`,
    values: [visitor.model.email],
  });
  const [, cart = '', recover = ''] = /recover-cart\?cart=([^&\s]+)&token=(\w+)/.exec(rows[0]?.body_text ?? '') ?? [];
  const [, leave = ''] = /unsubscribe\?cart=[^&\s]+&token=(\w+)/.exec(rows[0]?.body_text ?? '') ?? [];
  return rows[0] ? { cart, recover, leave } : null;
}

const noteOf = ({ who, consents, isMember, model }: Visitor) =>
  who.call('POST', '/api/cart/activity', {
    consent: consents,
    ...(isMember || !model.email ? {} : { email: model.email }),
  });

async function begin(index: number): Promise<Visitor> {
  const who = browser(sale.address);
  const isMember = index < CARTS * 0.4;
  if (isMember) await signUp(who, `Member N${index}`);
  const isNamed = isMember || index % 3 > 0;
  const email = isMember ? `member.n${index}@example.com` : isNamed ? `guest${index}@example.com` : null;
  const isProven = index < CARTS * 0.2;
  if (isProven)
    await sale.app.db.query({ text: 'UPDATE users SET email_verified = true WHERE id = $1', values: [who.userId] });
  await put(who, { ...(variants[index % 2] as SoldVariant), quantity: 1 + (index % 3) });
  const consents = isMember ? chance(85) : true;
  const model: Model = {
    email,
    isOpen: false,
    status: '',
    last: 0,
    abandoned: null,
    attempts: 0,
    sentAt: null,
    life: 0,
    isWonBack: false,
    isBought: false,
    isProven,
    turn: null,
    isPassedOver: false,
    mails: [],
    alerts: 0,
  };
  return { who, isMember, consents, model };
}

/** Something that a person does now and then. */
async function act(visitor: Visitor, hour: number): Promise<void> {
  const { model } = visitor;
  if (model.isBought) return;
  if (chance(2)) {
    if (visitor.isMember && chance(30)) visitor.consents = !visitor.consents;
    expect((await noteOf(visitor)).status).toBe(200);
    modelActivity(visitor, hour);
  } else if (chance(1) && chance(40)) {
    expect((await buy(visitor.who, { email: 'buyer@example.com' })).body.status).toBe('paid');
    await sale.settle();
    Object.assign(model, { isBought: true, isOpen: false });
  } else if (model.sentAt === hour - 1 && chance(20)) {
    const mail = await lastMail(visitor);
    if (!mail) return;
    if (chance(50)) {
      expect(
        (
          await browser(sale.address).call('POST', '/api/cart/reminders/unsubscribe', {
            cart: mail.cart,
            token: mail.leave,
          })
        ).status,
      ).toBe(200);
      optedOut.add(model.email ?? '');
      if (model.isOpen) model.isOpen = false;
    } else {
      const answers = await Promise.all(
        [1, 2, 3].map(() => visitor.who.call('POST', '/api/cart/recover', { cart: mail.cart, token: mail.recover })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
      await sale.settle();
      Object.assign(model, { isOpen: false, status: 'recovered', isWonBack: true, alerts: model.alerts + 1 });
    }
  }
}

/** Three workers at once; now and then one is cut off after its mails were written and before they are committed. */
async function sweep(): Promise<void> {
  if (chance(20)) {
    let isCut = false;
    const cut = {
      ...sale.app,
      metrics: {
        ...sale.app.metrics,
        count: () => {
          isCut = true;
          throw new Error('cut off');
        },
      },
    };
    await sweepBatch(cut).catch((error: Error) => expect(error.message).toBe('cut off'));
    expect(typeof isCut).toBe('boolean');
  }
  const worker = async (): Promise<void> => {
    while (await sweepBatch(sale.app)) {
      /* more */
    }
  };
  await Promise.all([worker(), worker(), worker()]);
  await sale.settle();
}

const histories = Array.from({ length: runs(1) }, (_, history) => seed + history);
test.each(histories)(
  '[INV-19, REC-03, REC-04, REC-05, REC-06, REC-09, REC-14] ten days over fifty carts agree with a simple model, mail for mail (%i)',
  async (drawn) => {
    random = seededRandom(drawn);
    const visitors = await Promise.all(Array.from({ length: CARTS }, (_, index) => begin(index)));
    for (const visitor of visitors) {
      await noteOf(visitor);
      modelActivity(visitor, 0);
    }
    for (let hour = 1; hour <= HOURS; hour += 1) {
      await passTime(sale, HOUR);
      for (const visitor of visitors) await act(visitor, hour);
      await sweep();
      for (const { model } of visitors) modelSweep(model, hour);
    }
    for (const { who, model } of visitors) {
      const cartId = who.userId ? `cart-${who.userId}` : (who.cookies.get('cart') ?? '').split('.')[0];
      const { rows } = await sale.app.db.query({
        text: 'SELECT status, attempts, next_at IS NOT NULL AS "isOpen", life FROM abandoned_carts WHERE cart_id = $1 ORDER BY life DESC LIMIT 1',
        values: [cartId],
      });
      const expected =
        model.life === 0
          ? []
          : [{ status: model.status, attempts: model.attempts, isOpen: model.isOpen, life: model.life }];
      expect(rows, JSON.stringify({ cartId, model })).toEqual(expected);
      const mails = await sale.app.db.query<{ key: string }>({
        text: `SELECT key FROM mails WHERE key LIKE 'cart-reminder:' || $1 || ':%' ORDER BY created_at`,
        values: [cartId],
      });
      expect(mails.rows.map(({ key }) => /:(\d+):(\d+)$/.exec(key)?.slice(1).toReversed().join(' of '))).toEqual(
        model.mails,
      );
    }
    const {
      rows: [alerts],
    } = await sale.app.db.query<{ n: number }>({
      text: `SELECT count(*)::int AS n FROM alerts WHERE type IN ('abandoned_cart', 'cart_recovered')`,
    });
    expect(alerts?.n).toBe(visitors.reduce((sum, { model }) => sum + model.alerts, 0));
    expect(visitors.reduce((sum, { model }) => sum + model.mails.length, 0)).toBeGreaterThan(CARTS * 0.8);
  },
);
