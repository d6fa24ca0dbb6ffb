import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { shown, signIn } from '#test/support/markup/markup.ts';
import { shownLine, shownOrder } from '#test/builders/shown-order.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { Listing } from '#domain/listings/model.ts';
import type { ShopCard } from '#domain/shops/model.ts';
import type { ProductQuestion } from '#domain/reviews/model.ts';
import { signInOverlay } from '#web/modules/accounts/sign-in-overlay.ts';
import { AskForm } from './ask-form.tsx';
import { BuyerPictures } from './buyer-pictures.tsx';
import { OrderReviews } from './order-reviews.tsx';
import { ProductQuestions } from './product-questions.tsx';
import { QuestionItem } from './question-item.tsx';
import { ReviewForm } from './review-form.tsx';

const picture = (id: string): Picture =>
  ({ id, width: 10, height: 10, color: '#fff', alt: `Alt ${id}` }) as unknown as Picture;
vi.mock('#web/modules/files/upload/picture-uploads.tsx', () => ({
  PictureUploads: ({
    most,
    pictures,
    onChange,
  }: {
    most: number;
    pictures: Picture[];
    onChange: (change: (list: Picture[]) => Picture[]) => void;
  }) =>
    createElement(
      'button',
      { type: 'button', onClick: () => onChange((list) => [...list, picture('p1')]) },
      `Pictures ${pictures.length} of ${most}`,
    ),
}));
const shop = { sellerId: 'rio', name: 'Rio Clay', slug: 'rio-clay', place: 'Porto', replyHours: 5 } as ShopCard;
const listing = { listingId: 'jug', title: 'Jug', shop } as unknown as Listing;
const question = (changes: Partial<ProductQuestion> = {}): ProductQuestion => ({
  ...{
    questionId: 'q1',
    listingId: 'jug',
    askerName: 'Bo',
    body: 'Does it hold\n\n\n\nwater?',
    answer: null,
    answeredAt: null,
  },
  createdAt: '2026-12-01T10:00:00.000Z',
  ...changes,
});
const openQuestions = (items = [question()], changes: object = {}): Promise<Part> => {
  answerCalls({
    'reviews.listQuestions': ({ q }) => ({
      items: q ? items.slice(0, 1).filter(() => q !== 'none') : items,
      count: items.length,
      nextCursor: null,
      ...changes,
    }),
  });
  return openPart(ProductQuestions, { listing }, '/product/jug');
};
const line = { id: 'line-1', title: 'Jug' };
const openForm = (written: string[] = []): Promise<Part> =>
  openPart(ReviewForm, { orderId: 'o1', line, onWritten: (state: string) => void written.push(state) });
const star = (part: Part, count: number): Promise<void> =>
  part.do(() => part.element.querySelectorAll<HTMLInputElement>('input[type=radio]')[count - 1]?.click());
const isCached = (): boolean => localStorage.getItem('review-draft line-1') !== null;
const starsWith = (ending: string): string =>
  `‹radio›1 star, poor‹radio›2 stars, fair‹radio›3 stars, good‹radio${ending === 'Very good' ? ' on' : ''}›4 stars, very good‹radio›5 stars, excellent${ending}`;
/** A form in which four stars, words and a picture are. */
const filledForm = async (written: string[] = []): Promise<Part> => {
  const part = await openForm(written);
  await star(part, 4);
  await part.fill('In your words', ' Fine. ');
  await part.press('Pictures 0 of 5');
  part.lines();
  return part;
};
const order = shownOrder({
  lines: [
    shownLine(),
    shownLine({ id: 'line-2', title: 'Cup', listingId: 'cup' }),
    shownLine({ id: 'line-3', title: 'Bowl' }),
  ],
});
const openOrder = (...lines: object[]): Promise<Part> => {
  answerCalls({ 'reviews.listOrderReviews': () => ({ lines }) });
  return openPart(OrderReviews, { order });
};
beforeEach(() => {
  signIn({});
  signInOverlay.set(null);
});

test('[UX-40] eight pictures of buyers stand in the strip', async () => {
  const opened: number[] = [];
  const look = async (count: number): Promise<Part> =>
    openPart(BuyerPictures, {
      pictures: Array.from({ length: count }, (_, at) => ({ picture: picture(`p${at}`) })),
      onOpen: (at: number) => void opened.push(at),
    });
  const eight = await look(8);
  expect(eight.lines()).toEqual(
    expect.arrayContaining([
      'Pictures from buyers',
      '[Enlarge buyer’s picture 1 of 8:',
      '[Enlarge buyer’s picture 8 of 8:',
    ]),
  );
  await eight.press('', 7);
  const nine = await look(9);
  expect(nine.lines().at(-1)).toEqual('[2 more pictures: +2]');
  await nine.press('', 7);
  expect(opened).toEqual([7, 7]);
});

test('[CAT-04, UX-66] below an order each piece offers or shows its review', async () => {
  const said = (lineId: string, state: string) => ({
    lineId,
    mayReview: false,
    review: { reviewId: 'r', stars: 4, state },
  });
  expect(
    (
      await openOrder(
        said('line-1', 'visible'),
        said('line-2', 'pending'),
        said('line-3', 'hidden'),
        said('line-4', 'visible'),
      )
    ).lines(),
  ).toEqual([
    'Your reviews',
    'Jug',
    'You gave . [Read it on the page → /product/jug#reviews]',
    'Cup',
    'You gave . It is shown once somebody has looked at it.',
    'Bowl',
    'You gave . It is not shown on the page.',
  ]);
  expect((await openOrder({ lineId: 'line-1', mayReview: false, review: null })).lines()).toEqual([]);
  const part = await openOrder({ lineId: 'line-1', mayReview: true, review: null }, said('line-2', 'visible'));
  expect(part.lines()[0]).toBe('How do you like it?');
  expect([...part.element.querySelectorAll('[role=img]')].map((each) => each.getAttribute('aria-label'))).toEqual([
    '4.0 of 5 stars',
  ]);
  const write = async (state: string): Promise<string[]> => {
    answerCalls({ 'reviews.writeReview': () => ({ state }) });
    await star(part, 5);
    await part.press('Send');
    const { toasts } = await import('#web/ui/toasts/toasts.ts');
    toasts.get()[0]?.action?.onClick();
    return [...saidNow(), location.pathname + location.hash];
  };
  expect([await write('pending'), await write('visible')]).toEqual([
    ['success: Thank you. Your review is shown once somebody has looked at it.', '/'],
    ['success: Thank you. Your review is on the page. [See it]', '/product/jug#reviews'],
  ]);
});

test('[CAT-04, UX-66] stars come first, words and pictures with them', async () => {
  const part = await openForm();
  expect([part.lines(), isCached()]).toEqual([['Your stars for Jug', starsWith('Choose your stars')], false]);
  await star(part, 4);
  expect(part.changes()).toEqual([
    `− ${starsWith('Choose your stars')}`,
    `+ ${starsWith('Very good')}`,
    '+ In your wordsOptional',
    '+ [Pictures 0 of 5]',
    '+ It is shown with your first name, the first letter of your last name, and the variant that you bought.',
    '+ [Discard]',
    '+ [Send the review]',
  ]);
});

test('[UX-66] what was begun is in the form again, until it is discarded', async () => {
  await (await filledForm()).close();
  const part = await openForm();
  expect(part.lines()).toEqual(expect.arrayContaining([starsWith('Very good'), 'Fine.', '[Pictures 1 of 5]']));
  await part.press('Discard');
  expect([part.lines(), isCached(), (document.activeElement as HTMLInputElement).value]).toEqual([
    ['Your stars for Jug', starsWith('Choose your stars')],
    false,
    '1',
  ]);
});

test('[CAT-04] a review that is refused stays in its form; sent, it is there no more', async () => {
  const written: string[] = [];
  const part = await filledForm(written);
  answerCalls({ 'reviews.writeReview': () => new Problem(409, 'The days are over.') });
  await part.press('Send');
  expect([part.changes(), sentNow(), written, isCached()]).toEqual([
    ['+ alert: The days are over.'],
    [
      [
        'reviews.writeReview',
        {
          ...{ body: 'Fine.', lineId: 'line-1', orderId: 'o1', stars: 4 },
          pictures: [{ alt: 'Jug, picture by a buyer', id: 'p1' }],
        },
      ],
    ],
    [],
    true,
  ]);
  staleNow();
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'reviews.writeReview': () => pending });
  await part.press('Send');
  expect(part.changes()).toEqual(['− alert: The days are over.', '− [Send the review]', '+ [Sending… – off]']);
  await letGo({ state: 'visible' });
  expect([written, isCached(), staleNow()]).toEqual([
    ['visible'],
    false,
    [
      'reviews.listOrderReviews',
      'reviews.listToReview',
      'reviews.listReviews',
      'reviews.listMarks',
      'listings.getListing',
    ],
  ]);
});

test('[UX-66] how many letters are left is said near the end; a spoilt draft is none', async () => {
  const note = async (length: number): Promise<string | undefined> => {
    localStorage.setItem('review-draft line-1', JSON.stringify({ stars: 3, body: 'x'.repeat(length) }));
    const part = await openForm();
    const text = part.element.querySelector('.label span')?.textContent;
    await part.close();
    return text;
  };
  expect([await note(3200), await note(3201)]).toEqual(['Optional', '799 left']);
  localStorage.setItem('review-draft line-1', '{"stars":');
  expect((await openForm()).lines().join()).not.toContain('In your words');
});

test('[CAT-04] a question of three letters at least is sent; a refused one says why', async () => {
  const typed: string[] = [];
  const done: string[] = [];
  const props = {
    listing,
    onChange: (text: string) => void typed.push(text),
    wantsFocus: true,
    onSent: () => void done.push('asked'),
    onClose: () => void done.push('closed'),
  };
  const part = await openPart(AskForm, { ...props, question: ' ab ' });
  expect(part.focused()).toEqual('Your question to Rio ClayEverybody can read it');
  (document.activeElement as HTMLElement).blur();
  await part.press('Ask');
  expect([part.changes(), sentNow(), document.activeElement?.localName]).toEqual([
    ['+ alert: Write your question first.'],
    [],
    'textarea',
  ]);
  await part.fill('Your question', 'abc');
  expect(typed).toEqual(['abc']);
  await part.show({ ...props, question: 'abc' });
  expect(part.changes()).toEqual(['− ab', '− alert: Write your question first.', '+ abc']);
  answerCalls({ 'reviews.askQuestion': () => new Problem(409, 'Too many questions.') });
  await part.press('Ask');
  expect([part.changes(), sentNow(), done, saidNow()]).toEqual([
    ['+ alert: Too many questions.'],
    [['reviews.askQuestion', { listingId: 'jug', question: 'abc' }]],
    [],
    [],
  ]);
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'reviews.askQuestion': () => pending });
  await part.press('Ask');
  expect(part.changes()).toEqual(['− alert: Too many questions.', '− [Ask]', '+ [Sending… – off]']);
  await letGo({ state: 'pending' });
  expect([saidNow(), done]).toEqual([['success: Your question is shown once somebody has looked at it.'], ['asked']]);
  await part.press('Cancel');
  expect(done.at(-1)).toBe('closed');
  const note = async (length: number): Promise<string | undefined> => {
    await part.show({ ...props, question: 'x'.repeat(length) });
    return part.element.querySelector('.label span')?.textContent;
  };
  expect([await note(800), await note(801), await note(1000)]).toEqual(['Everybody can read it', '199 left', '0 left']);
  await part.close();
  const back = await openPart(AskForm, { ...props, question: 'abc', wantsFocus: false });
  expect(back.focused()).toBe('');
});

test('[CAT-04, UX-41] a question, answered or not yet', async () => {
  expect([
    shown(QuestionItem, { question: question(), shop }),
    shown(QuestionItem, { question: question({ answer: 'Yes.', answeredAt: '2026-12-02T10:00:00.000Z' }), shop }),
    shown(QuestionItem, { question: question({ answer: 'Yes.' }), shop }),
  ]).toEqual([
    ['Does it hold', 'water?', 'Asked by Bo, 1 Dec 2026. Not answered yet.'],
    ['Does it hold', 'water?', 'Yes.', 'Maker Rio Clay, 2 Dec 2026'],
    ['Does it hold', 'water?', 'Yes.', 'Maker Rio Clay'],
  ]);
  const part = await openQuestions();
  expect(part.lines()).toEqual([
    '‹search Search questions and answers›',
    'Not answered yet? [Ask Rio Clay]. Usually answers within 5 hours.',
    'status:',
    'Does it hold',
    'water?',
    'Asked by Bo, 1 Dec 2026. Not answered yet.',
  ]);
  await part.close();
  const none = await openQuestions([]);
  expect(none.lines()).toEqual([
    'Nobody has asked about this piece yet. [Ask Rio Clay]. Usually answers within 5 hours.',
    'status:',
  ]);
  await none.close();
  signIn({ userId: 'rio' });
  expect((await openQuestions([])).lines()).toEqual([
    'Questions about your pieces are answered [at your desk → /seller-dashboard/reviews/questions].',
    'status:',
  ]);
});
