import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { each } from '#test/builders/each.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import {
  countQuestions,
  countUnansweredQuestions,
  findQuestions,
  findSellerOfListing,
  listQuestionsIn,
  listQuestionsOf,
  listQuestionsOfShop,
  lockQuestion,
  restoreQuestion,
  saveQuestionAnswer,
  saveQuestionState,
  usualReplyHours,
} from './question-store.ts';

const tables = bareTables();
const OF = { sellerId: 'ana', listingId: 'l1' };
const question = row`seller_id=ana id=q1 listing_id=l1 asker_id=bo asker_name=Bo body="Is the glaze safe?" answer=null
  state=visible created_at=@-5 published_at=@-5`;
const HIDDEN_QUESTIONS = [
  { id: 'x1', listing_id: 'l2' },
  { id: 'x2', seller_id: 'ben' },
  { id: 'x3', state: 'pending' },
];
const keys = 'seller_id id';

test('[CAT-04] the questions of a piece are its visible ones, newest first', async () => {
  await tables.fill`
    questions: ${question} | id=q2 created_at=@-1 | id=q3 body="How big is it?" answer="The glaze is safe"
      | ${HIDDEN_QUESTIONS}
  `;
  const page = async (before: { at: string; id: string } | null, limit: number) =>
    (await listQuestionsOf(tables.db, OF, { before, limit })).map(({ questionId }) => questionId);
  expect(await each(page, [null, 9], [null, 1], [{ at: at(-5).toISOString(), id: 'q3' }, 9])).toEqual([
    ['q2', 'q3', 'q1'],
    ['q2'],
    ['q1'],
  ]);
  const resultsOf = async (q: string, limit: number) =>
    (await findQuestions(tables.db, OF, { q, limit })).map(({ questionId }) => questionId);
  expect(await each(resultsOf, ['glaze', 9], ['glaze', 1], ['big', 9])).toEqual([['q2', 'q1', 'q3'], ['q2'], ['q3']]);
  expect(await countQuestions(tables.db, OF)).toBe(3);
});

test('[CAT-04] a shop reads and answers its own questions; moderators see a state, oldest first', async () => {
  await tables.fill`
    listings: seller_id=ben id=l1 title=Ben’s state=active | seller_id=ana title=Mug
      | seller_id=ana id=l2 title=Mug state=sold_out | seller_id=ana id=l3 state=draft
    questions: ${question} | id=q2 created_at=@-1 answer=Yes | ${HIDDEN_QUESTIONS} | id=x4 state=pending created_at=@-9
  `;
  const page = async (changes: object = {}) =>
    listQuestionsOfShop(tables.db, 'ana', { unanswered: false, before: null, limit: 9, ...changes });
  const names = (rows: readonly { questionId: string }[]) => rows.map(({ questionId }) => questionId);
  expect([
    names(await page()),
    names(await page({ unanswered: true })),
    names(await page({ limit: 1 })),
    names(await page({ before: { at: at(-5).toISOString(), id: 'x1' } })),
  ]).toEqual([['q2', 'x1', 'q1'], ['x1', 'q1'], ['q2'], ['q1']]);
  expect([(await page())[0]?.title, await countUnansweredQuestions(tables.db, 'ana')]).toEqual(['Mug', 2]);
  const waiting = async (after: { at: string; id: string } | null, limit: number) =>
    listQuestionsIn(tables.db, { state: 'pending', after, limit });
  expect([
    names(await waiting(null, 9)),
    names(await waiting(null, 1)),
    names(await waiting({ at: at(-9).toISOString(), id: 'x4' }, 9)),
    (await waiting(null, 1))[0]?.title,
  ]).toEqual([['x4', 'x3'], ['x4'], ['x3'], 'Mug']);
  await tables.fill`questions: ${question} seller_id=cy | seller_id=cy id=q2`;
  const key = { sellerId: 'cy', questionId: 'q1' };
  const operations: ((tx: Transaction) => unknown)[] = [
    (tx) => saveQuestionAnswer(tx, { ...key, answer: 'No', now: NOW }),
    (tx) => saveQuestionState(tx, { ...key, state: 'hidden', now: NOW }),
    (tx) => restoreQuestion(tx, { ...key, state: 'pending', forget: true }),
  ];
  for (const operation of operations)
    expect((await tables.written('questions', keys, operation)).now).toEqual(['cy q1']);
  const seller = async (id: string) => (await findSellerOfListing(tables.db, id))?.title;
  expect([await seller('l2'), await seller('l3'), await seller('l9')]).toEqual(['Mug', undefined, undefined]);
  expect((await tables.run((tx) => lockQuestion(tx, 'x4')))?.state).toBe('pending');
});

test('[CAT-04] how soon a shop answers is the middle of its own last answers', async () => {
  const answered = (id: string, hours: number, changes: object = {}) => ({
    id,
    answer: 'Yes',
    answered_at: at(hours * 60 - 5),
    ...changes,
  });
  await tables.fill`
    questions: ${question} ${answered('a', 1)} | ${answered('b', 2)} | id=c answer=null answered_at=null
  `;
  expect(await tables.run((tx) => usualReplyHours(tx, 'ana'))).toBeNull();
  await tables.fill`
    questions: ${question} ${answered('d', 9)} | ${['e', 'f', 'g'].map((id) => ({ id, seller_id: 'ben' }))}
  `;
  expect(await tables.run((tx) => usualReplyHours(tx, 'ana'))).toBe(2);
  await tables.fill`
    questions: ${question} ${answered('old-0', 99, { created_at: at(-99), published_at: null })}
      | ${Array.from({ length: 20 }, (_, n) => ({ id: `old-${n + 1}` }))}
  `;
  expect(await tables.run((tx) => usualReplyHours(tx, 'ana'))).toBe(101);
});
