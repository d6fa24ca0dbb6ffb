import { expect, test } from 'vitest';
import { addLine, changeQuantity } from '#domain/cart/change-cart.ts';
import { emptyCart } from '#domain/cart/empty-cart.ts';
import type { Cart, CartLine } from '#domain/cart/model.ts';
import type { Conflict, QueuedOperation, QueuedChange } from '#domain/cart/offline-queue/model.ts';
import { cartWith } from '#domain/cart/offline-queue/plan.ts';
import type { Answer } from '#domain/cart/offline-queue/resolve-conflict.ts';
import { sendInOrder } from './send-in-order.ts';
import { fc, runs } from '#test/support/properties.ts';

const VARIANTS = ['mug', 'bowl', 'plate'] as const;
type Name = (typeof VARIANTS)[number];
const now = new Date('2026-11-21T10:00:00Z');
let count = 0;
const lineOf = (name: Name, quantity: number, stock: number): CartLine => ({
  ...({ sellerId: 's', shopName: 'S', shopSlug: 's', place: '', values: [], picture: null, available: true } as const),
  ...{ personalisation: '', priceCents: 100, addedPriceCents: 100, processingDays: 1, madeToOrder: false },
  ...{ id: `line-${(count += 1)}`, listingId: name, variantId: name, title: name, quantity, stock },
});
const inCart = (cart: Cart, name: Name): number => cart.items.find((line) => line.variantId === name)?.quantity ?? 0;

/** A shop as simple as can be: a stock, a cart, and the keys it has seen. */
class Shop {
  stock: Record<Name, number> = { mug: 20, bowl: 20, plate: 20 };
  cart: Cart = emptyCart;
  effects = new Map<string, number>();
  answers = new Map<string, Answer>();
  read = (): Cart => ({
    ...this.cart,
    items: this.cart.items.map((line) => ({ ...line, stock: this.stock[line.variantId as Name] })),
  });
  take({ key, operation }: QueuedChange): Answer {
    const known = this.answers.get(key);
    if (known) return known;
    const before = this.read();
    const result =
      operation.kind === 'add'
        ? addLine(
            before,
            { ...operation.line, id: `s-${key}`, stock: this.stock[operation.line.variantId as Name] },
            now,
          )
        : this.set(before, operation as Extract<QueuedOperation, { kind: 'set' }>);
    if (!result.ok) {
      const { code, ...facts } = result.problem as { code: string; stock?: number; quantity?: number };
      return { ok: false, code, text: '', count: facts.stock ?? facts.quantity ?? 0 };
    }
    this.cart = result.value;
    this.effects.set(key, (this.effects.get(key) ?? 0) + 1);
    const answer: Answer = { ok: true, cart: this.read() };
    this.answers.set(key, answer);
    return answer;
  }
  set(cart: Cart, operation: Extract<QueuedOperation, { kind: 'set' }>) {
    const quantity = cart.items.find(({ id }) => id === operation.line.id)?.quantity;
    if (quantity !== undefined && quantity !== operation.was)
      return { ok: false as const, problem: { code: 'cart/changed-elsewhere', quantity } };
    return changeQuantity(cart, { lineId: operation.line.id, quantity: operation.quantity }, now);
  }
}

class Device {
  queue: QueuedChange[] = [];
  reported: Conflict[] = [];
  shown: Cart = emptyCart;
  /** What each quantity was before the person chose another; null where they only added. */
  chosen = new Map<Name, number | null>();
  readonly shop: Shop;
  constructor(shop: Shop) {
    this.shop = shop;
  }
  press(name: Name, kind: 'add' | 'set', quantity: number): void {
    const line = this.shown.items.find((item) => item.variantId === name);
    if (kind === 'set' && !line) return;
    const operation: QueuedOperation =
      kind === 'add'
        ? { kind, line: lineOf(name, Math.max(1, quantity), line?.stock ?? 20) }
        : { kind: 'set', line: line as CartLine, was: (line as CartLine).quantity, quantity };
    const key = `00000000-0000-4000-8000-${String((count += 1)).padStart(11, '0')}0`;
    const change: QueuedChange = { key, order: String(count).padStart(9, '0'), owner: 'rio', tried: false, operation };
    const next = cartWith(this.shown, [change]);
    if (next === this.shown) return;
    this.shown = next;
    this.queue.push(change);
    const base = this.chosen.get(name) ?? (line as CartLine | undefined)?.quantity ?? 0;
    // Up and down again is no choice.
    this.chosen.set(name, kind === 'add' || base === quantity ? null : base);
  }
  /** `losses`: how many answers come before the connection is lost; the lost ones were made all the same. */
  sync(losses: number): Promise<boolean> {
    let left = losses;
    return sendInOrder({
      list: () => [...this.queue],
      put: (change) => {
        const index = this.queue.findIndex(({ key }) => key === change.key);
        if (index < 0) this.queue.push(change);
        else this.queue[index] = change;
      },
      drop: (key) => {
        this.queue = this.queue.filter((change) => change.key !== key);
      },
      report: (conflict) => void this.reported.push(conflict),
      readCart: () => Promise.resolve(this.shop.read()),
      send: (change) => {
        const answer = this.shop.take(change);
        left -= 1;
        return Promise.resolve(left < 0 ? null : answer);
      },
    });
  }
}

const press = fc.record({
  device: fc.nat(1),
  name: fc.constantFrom(...VARIANTS),
  kind: fc.constantFrom('add' as const, 'set' as const),
  quantity: fc.integer({ min: 0, max: 9 }),
});
const sync = fc.record({ device: fc.nat(1), losses: fc.nat(9), sync: fc.constant(true) });
const shrink = fc.record({ name: fc.constantFrom(...VARIANTS), stock: fc.nat(12) });
const steps = (...kinds: fc.Arbitrary<object>[]) => fc.array(fc.oneof(...kinds), { maxLength: 40 });
type Step = Partial<{
  device: number;
  name: Name;
  kind: 'add' | 'set';
  quantity: number;
  losses: number;
  stock: number;
}>;

/** Sends what waits. Once all is there, a quantity that the device chose last is the shop's, or the person was told why not. */
async function syncAndLook(device: Device, losses: number): Promise<void> {
  const isFresh = device.queue.every(({ tried }) => !tried);
  const reported = device.reported.length;
  if (!(await device.sync(losses))) return;
  expect(device.queue).toEqual([]);
  const isReported = (name: Name): boolean => device.reported.slice(reported).some(({ title }) => title === name);
  for (const [name, base] of device.chosen) {
    if (base !== null && isFresh && !isReported(name))
      expect([name, inCart(device.shop.cart, name)]).toEqual([name, inCart(device.shown, name)]);
  }
  device.chosen.clear();
  device.shown = device.shop.read();
}

test('[UX-12] what several changes come to is written before they are dropped', async () => {
  const device = new Device(new Shop());
  device.press('mug', 'add', 2);
  await syncAndLook(device, Infinity);
  for (const quantity of [3, 5]) device.press('mug', 'set', quantity);
  const operations: string[] = [];
  let queue = device.queue;
  await sendInOrder({
    list: () => [...queue],
    put: (change) => {
      operations.push(`put ${change.operation.kind === 'set' ? change.operation.quantity : ''}`);
      queue = [...queue.filter(({ key }) => key !== change.key), change];
    },
    drop: (key) => {
      operations.push('drop');
      queue = queue.filter((change) => change.key !== key);
    },
    report: () => undefined,
    readCart: async () => device.shop.read(),
    send: async () => null,
  });
  expect([operations, queue.length]).toEqual([['put 5', 'drop', 'put 5'], 1]);
});

test('[UX-12, RUN-07] two devices and a shrinking stock', async () => {
  await fc.assert(
    fc.asyncProperty(steps(press, press, sync, shrink), async (list) => {
      const shop = new Shop();
      const devices = [new Device(shop), new Device(shop)] as const;
      for (const step of list as Step[]) {
        if (step.stock !== undefined)
          shop.stock[step.name as Name] = Math.max(step.stock, inCart(shop.cart, step.name as Name));
        else if (step.losses !== undefined) await syncAndLook(devices[step.device as 0 | 1], step.losses);
        else devices[step.device as 0 | 1].press(step.name as Name, step.kind ?? 'add', step.quantity ?? 1);
        for (const name of VARIANTS) expect(inCart(shop.cart, name)).toBeLessThanOrEqual(shop.stock[name]);
      }
      for (const device of devices) {
        for (let tries = 0; device.queue.length > 0; tries += 1) {
          expect(tries).toBeLessThan(200);
          await syncAndLook(device, 1);
        }
      }
      expect([...shop.effects.values()].every((times) => times === 1)).toBe(true);
    }),
    { numRuns: runs(1500) },
  );
});
