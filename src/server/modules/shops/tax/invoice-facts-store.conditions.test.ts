import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { partOf } from '#test/builders/part-of.ts';
import { findInvoiceFacts, saveInvoiceFacts } from './invoice-facts-store.ts';

const tables = bareTables();
const its = ['ana'];

test('[PAY-06, INV-12] who a seller is for invoices is said of them alone', async () => {
  await tables.fill`shop_invoice_facts: seller_id=ben legal_name=Ben | seller_id=ana legal_name=Ana`;
  const facts = partOf<Parameters<typeof saveInvoiceFacts>[1]['facts']>({
    sellsAs: 'private',
    legalName: 'Ana B',
    line1: '',
    postcode: '',
    city: '',
    country: 'PT',
    vatNumber: '',
    usesOss: false,
  });
  const saved = await tables.written('shop_invoice_facts', 'seller_id', (tx) =>
    saveInvoiceFacts(tx, { sellerId: 'ana', facts, now: NOW }),
  );
  expect(saved.now).toEqual(its);
  expect([
    (await findInvoiceFacts(tables.db, 'ana'))?.legalName,
    (await findInvoiceFacts(tables.db, 'ben'))?.legalName,
    await findInvoiceFacts(tables.db, 'cy'),
  ]).toEqual(['Ana B', 'Ben', null]);
});
