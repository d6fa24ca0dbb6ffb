import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { lockDueCodes, lockDueSales } from './stage-store.ts';

const tables = bareTables();

test('[DASH-04] makers are told at the moment that is due, the longest due first', async () => {
  const stage = { next_stage: 'started', next_stage_at: at(0) };
  await tables.fill`
    sales: seller_id=ana id=s1 percent=10 starts_at=@-60 ends_at=@60 created_at=@-60 due_at=@0 ${stage}
      | id=s2 next_stage_at=@-2 starts_at=@90 ends_at=@99 | id=s3 next_stage_at=@1 starts_at=@190 ends_at=@199
    promo_codes: seller_id=ana code=TEN kind=percent percent=10 starts_at=@-60 created_at=@-60 uses=5 max_uses=9
      ${stage} | code=FIRST next_stage_at=@-2 | code=LATER next_stage_at=@1
  `;
  const [codes, sales] = await tables.run(async (tx) => [
    await lockDueCodes(tx, NOW, 9),
    await lockDueSales(tx, NOW, 9),
  ]);
  expect([codes?.map((row) => 'code' in row && row.code), sales?.map((row) => 'saleId' in row && row.saleId)]).toEqual([
    ['FIRST', 'TEN'],
    ['s2', 's1'],
  ]);
  expect(await tables.run((tx) => lockDueCodes(tx, NOW, 1))).toMatchObject([{ code: 'FIRST' }]);
  expect(await tables.run((tx) => lockDueSales(tx, NOW, 1))).toMatchObject([{ saleId: 's2' }]);
});
