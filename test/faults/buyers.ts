import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '#server/platform/clock/random.ts';
import { orderForm, type SoldVariant } from '#test/builders/buying.ts';
import { browser, type Browser } from '#test/builders/sale.ts';

/** What the shop told somebody: it must be true for ever after. */
export interface Acknowledged {
  checkoutId: string;
  accessKey: string;
  totalCents: number;
  orders: { orderId: string; number: string }[];
}

export interface Crowd {
  acknowledged: Acknowledged[];
  counts: { paid: number; declined: number; refused: number; interrupted: number; unexpected: number };
  /** No new purchases; those that were cut off are finished, as a browser would that sends its request again. */
  leave(): Promise<void>;
}

const cards = [
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_mastercard',
  'pm_card_chargeDeclined',
  'pm_card_authenticationRequired',
];

/** Sends again until the shop answers, whatever happens to it in the meantime: the same request under the same key, and no sooner than it was told to. */
async function insist<T extends { status: number; headers: Headers }>(
  crowd: Crowd,
  send: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const answer = await send().catch(() => null);
    if (answer && answer.status < 500 && answer.status !== 429) return answer;
    crowd.counts.interrupted += 1;
    if (answer?.status === 429) {
      await sleep(1000 * Number(answer.headers.get('retry-after')));
      continue;
    }
    // A database that is away is no surprise: the answer says to try again.
    if (answer && answer.status !== 503) crowd.counts.unexpected += 1;
    await sleep(100);
  }
}

/** Some people who buy one thing after the other, each a new visitor, until they are asked to leave. */
export function openCrowd({
  address,
  variants,
  people,
  random,
}: {
  address: string;
  variants: SoldVariant[];
  people: number;
  random: Random;
}): Crowd {
  let leaving = false;
  const crowd: Crowd = {
    acknowledged: [],
    counts: { paid: 0, declined: 0, refused: 0, interrupted: 0, unexpected: 0 },
    leave: async () => undefined,
  };
  const one = async (person: number): Promise<void> => {
    for (let visit = 0; !leaving; visit += 1)
      await shop(crowd, { address, variants, random, ip: `10.${person}.${visit >> 8}.${visit & 255}` });
  };
  const all = Array.from({ length: people }, (_, person) => one(person));
  crowd.leave = async () => {
    leaving = true;
    await Promise.all(all);
  };
  return crowd;
}

async function shop(
  crowd: Crowd,
  { address, variants, random, ip }: { address: string; variants: SoldVariant[]; random: Random; ip: string },
): Promise<void> {
  const plain = browser(address);
  const who: Browser = {
    ...plain,
    call: (method, path, body, headers = {}) => plain.call(method, path, body, { 'x-forwarded-for': ip, ...headers }),
  };
  const chosen = Array.from(
    { length: 1 + random.integer(2) },
    () => variants[random.integer(variants.length)] as SoldVariant,
  );
  const card = cards[random.integer(cards.length)] as string;
  for (const variant of chosen) {
    const key = randomUUID();
    const added = await insist(crowd, () =>
      who.call('POST', '/api/cart/items', { ...variant, quantity: 1 }, { 'idempotency-key': key }),
    );
    if (added.status !== 200) return void (crowd.counts.refused += 1);
  }
  const quoted = await insist(crowd, () => who.call('GET', '/api/checkout/quote?country=PT'));
  if (quoted.status !== 200) return void (crowd.counts.refused += 1);
  const form = await orderForm({ ...who, call: async () => quoted } as Browser, {
    paymentMethodId: card,
    email: `buyer-${ip}@example.com`,
  });
  const key = randomUUID();
  const { status, body } = await insist(crowd, () =>
    who.call('POST', '/api/checkout', form, { 'idempotency-key': key }),
  );
  if (status === 200 && body.status === 'paid') {
    crowd.acknowledged.push({
      checkoutId: body.checkoutId,
      accessKey: body.accessKey,
      totalCents: body.totalCents,
      orders: body.orders,
    });
    crowd.counts.paid += 1;
  } else if (status === 200) crowd.counts.declined += 1;
  else crowd.counts.refused += 1;
}
