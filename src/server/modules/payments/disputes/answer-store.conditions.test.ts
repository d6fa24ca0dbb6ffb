import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { findAnswer, recordAnswerFailure, saveEvidence, submitEvidence } from './answer-store.ts';
import { listOpenDisputes, listUnknownDisputes } from './dispute-store.ts';

const tables = bareTables();
const dispute = { checkout_id: 'c1', id: 'd1', status: 'needs_response', booked: 'withheld', opened_at: at(-5) };

test('[INV-03] disputes are answered once and before they are decided, each by its own evidence', async () => {
  await tables.fill`
    disputes: ${dispute} evidence={"a":"1"} next_try_at=@1 | checkout_id=c2 evidence={"a":"2"} | id=d2 next_try_at=null
      | id=d3 opened_at=@-9 closed_at=@-1 | id=d4 opened_at=@-9 answered_at=@-1 | id=d5 submitted_at=@-1 opened_at=@-7
  `;
  const its = { checkoutId: 'c1', id: 'd1' };
  expect([await findAnswer(tables.db, its), await findAnswer(tables.db, { ...its, id: 'd2' })]).toEqual([
    { a: '1' },
    null,
  ]);
  const failed = await tables.written('disputes', 'checkout_id id', (tx) =>
    recordAnswerFailure(tx, { ...its, tries: 2, nextAt: null }),
  );
  expect(failed.now).toEqual(['c1 d1']);
  expect(
    (
      await tables.written('disputes', 'id', (tx) =>
        recordAnswerFailure(tx, { ...its, id: 'd2', tries: 2, nextAt: NOW }),
      )
    ).now,
  ).toEqual([]);
  expect(await listOpenDisputes(tables.db)).toEqual(['d4', 'd5', 'd1', 'd1', 'd2']);
  expect(await listUnknownDisputes(tables.db, ['d1', 'd8'])).toEqual(['d8']);
  const save = (disputeId: string) => tables.run((tx) => saveEvidence(tx, { disputeId, evidence: {} }));
  const submit = (disputeId: string) =>
    tables.run((tx) => submitEvidence(tx, { disputeId, evidence: {}, by: 'ana', now: NOW }));
  for (const over of ['d3', 'd4', 'd5'])
    expect([over, await save(over), await submit(over)]).toEqual([over, false, false]);
  expect([await save('d2'), await submit('d2'), await submit('d2')]).toEqual([true, true, false]);
});
