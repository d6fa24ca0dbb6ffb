import { beforeEach, expect, test } from 'vitest';
import { answer, forgetAnswers, NOON, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import { COUNT_FROM, MAX_CONTENT } from '#domain/messages/limits.ts';
import { setWait } from '../outbox/waits.ts';
import { Composer } from './composer.tsx';
import { type Draft, readDraft, saveDraft } from './drafts.ts';
import { setEnterSends } from './enter-sends.ts';

const picture = (id: string): Draft['pictures'][number] => ({
  ...{ id: `${id.repeat(8)}-1111-7111-8111-111111111111-private-tp65u0-${'o'.repeat(32)}`, width: 4, height: 3 },
  ...{ colour: '#8a5a2b', alt: '', focusX: 0.5, focusY: 0.5 },
});
const written: Draft[] = [];
type Props = Parameters<typeof Composer>[0];
const props = (changes: Partial<Props> = {}): Props => ({
  ...{ about: 'c1', conversationId: 'c1', name: 'Rio', role: 'buyer' as const, context: null },
  onSend: (draft) => void written.push(draft),
  ...changes,
});
const field = 'Message to Rio';
const typed = (): string => (page.called(field) as HTMLTextAreaElement).value;

beforeEach(() => {
  forgetAnswers();
  localStorage.clear();
  setEnterSends(true);
  written.length = 0;
  signIn({});
});

test('[UX-82] a message can be sent once something is typed', async () => {
  await page.open(Composer, props());
  expect(page.lines()).toEqual(['‹›', '[Attach pictures: ]‹file Attach pictures›[How to send: ]', '[Send – off]']);
  await page.type(field, '   ');
  await page.submit(field);
  expect([written, server.sent(), page.lines().at(-1)]).toEqual([[], [], '[Send – off]']);
  await page.type(field, ' Is it blue? ');
  expect([page.lines(), server.sent(), readDraft('ida', 'c1')]).toEqual([
    ['‹ Is it blue? ›', '[Attach pictures: ]‹file Attach pictures›[How to send: ]Draft kept[Send]'],
    [['messages.setTyping', { conversationId: 'c1' }]],
    { pictures: [], text: ' Is it blue? ' },
  ]);
  await page.press('Send');
  expect([written, typed(), readDraft('ida', 'c1').text, page.focused()]).toEqual([
    [{ pictures: [], text: ' Is it blue? ' }],
    '',
    '',
    'Message to Rio',
  ]);
});

test('[UX-82] Enter sends and with Shift begins a line', async () => {
  await page.open(Composer, props());
  const keys: [string, KeyboardEventInit?][] = [
    ['a'],
    ['Enter', { shiftKey: true }],
    ['Enter', { isComposing: true }],
    ['Enter', { ctrlKey: true }],
    ['Enter', { metaKey: true }],
    ['Enter'],
  ];
  const sends = async (): Promise<boolean[]> => {
    const each: boolean[] = [];
    for (const [key, held] of keys) {
      written.length = 0;
      await page.type(field, 'Is it blue?');
      await page.hit(key, held);
      each.push(written.length === 1);
    }
    return each;
  };
  expect(await sends()).toEqual([false, false, false, true, true, true]);
  await page.press('How to send');
  await page.press('Enter sends');
  expect(localStorage.getItem('message-enter')).toBe('line');
  expect(await sends()).toEqual([false, false, false, true, true, false]);
  setEnterSends(true);
  expect(localStorage.getItem('message-enter')).toBe('send');
  await page.type(field, 'x');
  await page.hit('Escape');
  expect([page.focused(), typed()]).toEqual(['', 'x']);
});

test('[MSG-02, UX-82] near the end it is counted; over it nothing can be sent', async () => {
  await page.open(Composer, props());
  const below = async (length: number): Promise<string[]> => {
    await page.type(field, 'x'.repeat(length));
    return page.lines().slice(1);
  };
  expect([await below(COUNT_FROM - 1), await below(COUNT_FROM), await below(MAX_CONTENT)]).toEqual([
    ['[Attach pictures: ]‹file Attach pictures›[How to send: ]Draft kept[Send]'],
    ['[Attach pictures: ]‹file Attach pictures›[How to send: ]status: 4,500 of 5,000[Send]'],
    ['[Attach pictures: ]‹file Attach pictures›[How to send: ]status: 5,000 of 5,000[Send]'],
  ]);
  expect(await below(MAX_CONTENT + 1)).toEqual([
    '[Attach pictures: ]‹file Attach pictures›[How to send: ]status: 5,001 of 5,000[Send – off]',
  ]);
  expect(page.called(field).getAttribute('aria-invalid')).toBe('true');
  await page.submit(field);
  expect(written).toEqual([]);
});

test('[MSG-03, UX-82] the first message stays until it has arrived, nobody is told that it is typed', async () => {
  await page.open(Composer, props({ about: 'listing:jug', conversationId: null }));
  await page.type(field, 'Is it blue?');
  await page.press('Send');
  expect([written.length, typed(), server.sent()]).toEqual([1, 'Is it blue?', []]);
  await page.again(Composer, props({ about: 'listing:jug', conversationId: null, isBusy: true }));
  await page.submit(field);
  expect(written.length).toBe(1);
  await page.again(Composer, props({ about: 'listing:jug', conversationId: null, problem: 'Not now.' }));
  expect(page.lines().slice(1)).toEqual([
    '[Attach pictures: ]‹file Attach pictures›[How to send: ]Draft kept[Send]',
    'alert: Not now.',
  ]);
});

test('[MSG-10, UX-81] while one has to wait nothing is sent; then it can be', async () => {
  setWait('c1', { code: 'messages/limit-conversation', retryAfterSeconds: 20 });
  await page.open(Composer, props());
  await page.type(field, 'Is it blue?');
  await page.submit(field);
  expect([page.lines().slice(1), written]).toEqual([
    [
      '[Attach pictures: ]‹file Attach pictures›[How to send: ]Draft kept[Send – off]',
      'status: Too many messages in this conversation. Please wait 20 seconds.',
    ],
    [],
  ]);
  setWait('c1', null);
  await time.settle();
  await page.press('Send');
  expect(written.length).toBe(1);
});

test('[UX-82] a draft comes back with its pictures, whose addresses are renewed', async () => {
  saveDraft('ida', 'c1', { text: 'Look', pictures: [picture('a'), picture('b')] });
  await page.open(Composer, props());
  expect([page.lines(), server.requestsSent()]).toEqual([
    [
      '‹Look›',
      '[Take away picture 1: ]',
      '[Take away picture 2: ]',
      '[Attach pictures: ]‹file Attach pictures›[How to send: ]Draft kept[Send]',
    ],
    [
      [
        'files.listOwnPrivatePictures',
        { ids: 'aaaaaaaa-1111-7111-8111-111111111111-private,bbbbbbbb-1111-7111-8111-111111111111-private' },
      ],
    ],
  ]);
  await page.press('Take away picture 2');
  expect([page.lines().slice(1, 3), readDraft('ida', 'c1').pictures.length]).toEqual([
    ['[Take away picture 1: ]', '[Attach pictures: ]‹file Attach pictures›[How to send: ]Draft kept[Send]'],
    1,
  ]);
  const renewed = { ...picture('a'), id: picture('a').id.replace('oo', 'NN') };
  saveDraft('ida', 'c1', { text: 'Look', pictures: [picture('a'), picture('b')] });
  server.forget();
  await page.close();
  server.answering('files.listOwnPrivatePictures', () => ({ pictures: [renewed] }));
  await page.show(Composer, props());
  await page.press('Send');
  expect(written).toEqual([{ text: 'Look', pictures: [renewed] }]);
});

test('[MSG-15, UX-82] a maker puts saved replies in, behind what is typed, with the facts of the order', async () => {
  answer(
    'messages.listTemplates',
    {},
    {
      templates: [
        {
          ...{ templateId: 't1', kind: 'template', name: 'Sent', body: 'Dear {buyer}, {product} of {order}: {state}.' },
          ...{ createdAt: NOON.toISOString(), updatedAt: NOON.toISOString() },
        },
      ],
    },
  );
  const context = {
    ...({
      kind: 'order',
      orderId: 'o1',
      number: 'AM-1',
      state: 'shipped',
      shopSlug: 'rio',
      shopName: 'Rio Clay',
    } as const),
    ...{ buyerName: 'Bo', placedAt: NOON.toISOString(), leavesBy: NOON.toISOString(), totalCents: 100 },
    lines: [{ listingId: 'jug', title: 'Jug', quantity: 1, values: [], personalisation: '', picture: null }],
  };
  await page.open(Composer, props({ name: 'Bo', role: 'seller', context: partly(context) }));
  const bo = 'Message to Bo';
  await page.type(bo, 'Hello  ');
  await page.press('Saved replies');
  await page.press('Sent');
  expect([(page.called(bo) as HTMLTextAreaElement).value.split('\n'), page.focused()]).toEqual([
    ['Hello', 'Dear Bo, Jug of AM-1: On its way.'],
    'Message to Bo',
  ]);
  await page.type(bo, ' ');
  await page.press('Saved replies');
  await page.press('Sent');
  expect((page.called(bo) as HTMLTextAreaElement).value).toEqual('Dear Bo, Jug of AM-1: On its way.');
  await page.again(Composer, props({ name: 'Bo', role: 'buyer' }));
  expect(page.isThere('Saved replies')).toBe(false);
});
