import { maker } from './market.ts';
import type { Sale } from './sale.ts';

/** What a registered trader of Portugal says for invoices; its VAT number is nobody's. */
export const traderFacts = {
  sellsAs: 'registered',
  legalName: 'Ana Potter Lda',
  line1: 'Rua Direita 8',
  postcode: '4750-180',
  city: 'Barcelos',
  country: 'PT',
  vatNumber: 'PT999999907',
  usesOss: false,
};

export type Trader = Awaited<ReturnType<typeof maker>>;

export async function sayFacts(who: Trader, change: Partial<typeof traderFacts> = {}): Promise<void> {
  const { status, body } = await who.call('PUT', '/api/seller/invoice-facts', { ...traderFacts, ...change });
  if (status !== 200) throw new Error(`updateInvoiceFacts answered ${status} ${JSON.stringify(body)}`);
}

/** A maker who has said how they sell. */
export async function trader(sale: Sale, name: string, change: Partial<typeof traderFacts> = {}): Promise<Trader> {
  const who = await maker(sale.address, name);
  await sayFacts(who, change);
  return who;
}
