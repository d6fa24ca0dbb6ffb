import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { PaymentProvider } from '#server/modules/payments/provider.ts';
import { expectBooksBalance, type SoldVariant, variantOf } from './buying.ts';
import { maker } from './market.ts';
import { openSale, type Sale } from './sale.ts';

interface OneShop {
  sale: Sale;
  ana: Awaited<ReturnType<typeof maker>>;
  /** New for each test. */
  mug: SoldVariant;
  /** The provider as it is; tests put another in its place, and it is back after each. */
  provider: PaymentProvider;
}

/** For all tests of a file: a sale whose clock is simulated, with one maker's mug to buy; after each test the books balance. */
export function openOneShop(
  { quantity, finish }: { quantity: number; finish?: () => Promise<unknown> },
  use: (shop: OneShop) => void,
): void {
  let shop: Omit<OneShop, 'mug'>;
  beforeAll(async () => {
    const sale = await openSale({ CLOCK: 'simulated' });
    shop = { sale, ana: await maker(sale.address, 'Ana Potter'), provider: sale.app.outside.payments };
  });
  beforeEach(async () => {
    const { sale, ana } = shop;
    await sale.app.db.query({ text: 'DELETE FROM rate_limits' });
    use({ ...shop, mug: await variantOf(sale, ana, { quantity }) });
  });
  afterEach(async () => {
    shop.sale.app.outside.payments = shop.provider;
    await finish?.();
    await expectBooksBalance(shop.sale);
  });
  afterAll(() => shop.sale.stop());
}
