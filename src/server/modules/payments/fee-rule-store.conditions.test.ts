import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { findFeePercent, listFeeRules } from './fee-rule-store.ts';

const tables = bareTables();

test('[PAY-04] the fee is the latest rule that holds by then, from its very moment', async () => {
  await tables.fill`fee_rules: holds_from=@-9 percent=5 | holds_from=@0 percent=6 | holds_from=@1 percent=7`;
  expect([await findFeePercent(tables.db, at(-1)), await findFeePercent(tables.db, NOW)]).toEqual([5, 6]);
  expect((await listFeeRules(tables.db)).map(({ percent }) => percent)).toEqual([7, 6, 5]);
});
