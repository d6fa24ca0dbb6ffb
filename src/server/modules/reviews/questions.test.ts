import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, type Input } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { listingInput, maker, publishListing } from '#test/builders/market.ts';
import { inOneWindow } from '#test/builders/in-one-window.ts';
import { browser, type Browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bea: Awaited<ReturnType<typeof maker>>;
let bo: Browser;
let mug = '';

const put = (who: Pick<Browser, 'call'>, question: unknown, listingId = mug) =>
  who.call('POST', `/api/listings/${listingId}/questions`, { question });
const answer = (who: Pick<Browser, 'call'>, questionId: string, text = 'It does.') =>
  who.call('POST', `/api/seller/questions/${questionId}/answer`, { answer: text });
const questions = (input: Omit<Input<typeof contract.reviews.listQuestions>, 'listingId'> = {}) =>
  ask(browser(sale.address), contract.reviews.listQuestions, { listingId: mug, ...input });

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  bea = await maker(sale.address, 'Bea Weaver');
  bo = await signUp(browser(sale.address), 'Bo Lindgren');
  mug = await publishListing(ana);
});
afterAll(() => sale.stop());

test('[CAT-04, INV-22] anyone signed in asks about what is for sale, but not the shop itself', async () => {
  expect((await put(browser(sale.address), 'Does it fit?')).status).toBe(401);
  expect(codeOf(await put(ana, 'Is my mug nice?'))).toEqual([403, 'reviews/own-shop']);
  expect(codeOf(await put(bo, 'Does it fit?', 'nothing'))).toEqual([404, 'reviews/listing-not-found']);
  const draft = (
    await ana.call('POST', '/api/seller/listings', { publish: false, listing: listingInput(ana.pictureId) })
  ).body.listingId;
  expect(codeOf(await put(bo, 'Does it fit?', draft))).toEqual([404, 'reviews/listing-not-found']);
  for (const bad of ['', ' a ', 'x'.repeat(1001), 5, 'a\u0000bc']) expect((await put(bo, bad)).status).toBe(400);
  expect((await questions()).items).toEqual([]);
});

test('[CAT-04] asked and answered, everybody reads both', async () => {
  const { questionId } = (await put(bo, 'Is it safe in the <dishwasher>?')).body;
  expect(await questions()).toMatchObject({
    count: 1,
    items: [{ questionId, askerName: 'Bo L.', body: 'Is it safe in the <dishwasher>?', answer: null }],
  });
  expect(await ask(ana, contract.reviews.listOwnQuestions, { unanswered: 'true' })).toMatchObject({
    unanswered: 1,
    items: [{ questionId, title: 'Two-tone mug, ink' }],
  });
  for (const who of [bea, bo])
    expect(codeOf(await answer(who, questionId))).toEqual([404, 'reviews/question-not-found']);
  const answers = await Promise.all(Array.from({ length: 5 }, () => answer(ana, questionId)));
  expect(answers.map((each) => each.status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect((await questions()).items[0]).toMatchObject({ answer: 'It does.', answeredAt: expect.any(String) });
  expect(await ask(ana, contract.reviews.listOwnQuestions, { unanswered: 'true' })).toMatchObject({
    unanswered: 0,
    items: [],
  });
});

test('[UX-41] words find the questions that ask about them, whatever their form', async () => {
  for (const question of [
    'How long does shipping to Norway take?',
    'Can I put it into an oven?',
    'Do you also make a bigger one?',
  ])
    await put(bo, question);
  const resultsOf = async (q: string): Promise<string[]> => (await questions({ q })).items.map((each) => each.body);
  expect(await resultsOf('ovens')).toEqual(['Can I put it into an oven?']);
  expect((await resultsOf('how long do you ship to norway'))[0]).toBe('How long does shipping to Norway take?');
  expect(await resultsOf('dishwashers safe')).toEqual(['Is it safe in the <dishwasher>?']);
  for (const odd of ["'", '& | !', ':*', '\\', 'the', '%', '" OR 1=1'])
    expect(Array.isArray(await resultsOf(odd))).toBe(true);
  const first = await questions({ limit: 3 });
  const second = await questions({ limit: 3, cursor: first.nextCursor ?? undefined });
  expect(new Set([...first.items, ...second.items].map((each) => each.questionId)).size).toBe(4);
});

test('[ALERT-02, ALERT-04] a question alerts the shop, its answer whoever asked', async () => {
  await sale.settle();
  const alertsOf = async (who: Pick<Browser, 'call'>) => (await ask(who, contract.alerts.listAlerts)).items;
  expect((await ask(bo, contract.alerts.listNotices)).items).toEqual([
    expect.objectContaining({
      title: 'Ana Potter answered your question',
      message: 'About Two-tone mug, ink: It does.',
      actionUrl: `/product/${mug}#questions`,
    }),
  ]);
  const request = (await alertsOf(ana)).filter((alert) => alert.type === 'product_question');
  expect(request).toHaveLength(4);
  expect(request.at(-1)).toMatchObject({
    message: 'Bo L. asks: Is it safe in the <dishwasher>?',
    actionUrl: `/product/${mug}#questions`,
  });
});

test('[INV-21] a person asks so many questions an hour and no more', async () => {
  inOneWindow(sale.app);
  const cy = await signUp(browser(sale.address), 'Cy Busy');
  const answers = await Promise.all(Array.from({ length: 24 }, (_, index) => put(cy, `Question number ${index}?`)));
  expect(answers.filter((each) => each.status === 200)).toHaveLength(20);
  expect(answers.filter((each) => each.status === 429)).toHaveLength(4);
});

test('[MSG-18] whom a shop has blocked reaches it by no public question', async () => {
  const eve = await signUp(browser(sale.address), 'Eve Loud');
  const hello = { productId: mug, initialMessage: 'Hello there', clientId: 'hello' };
  const { conversationId } = (await eve.call('POST', '/api/messages/conversations', hello)).body;
  expect((await ana.call('POST', '/api/messages/blocks', { conversationId })).status).toBe(200);
  expect(codeOf(await put(eve, 'Do you hear me?'))).toEqual([403, 'reviews/does-not-take']);
  await ana.call('DELETE', `/api/messages/blocks/${eve.userId}`);
  expect((await put(eve, 'Do you hear me?')).status).toBe(200);
});
