import { expect, test } from 'vitest';
import { sampleMails } from '#test/builders/sample-mails.ts';
import { typed } from '#test/builders/sample-orders.ts';
import { escapedHtml } from '../../platform/escaped-html.ts';

/** Three reminders, each of a cart with one piece, with two of one kind, with two kinds, and with seven kinds. */
const reminders = sampleMails.reminderMail?.('en') ?? [];
const named = `${typed.piece}, ${typed.choice}, by ${typed.shop}, Athina: €1,234.50`;
const ending = (first: string): string[] => [
  `Nothing is held back for you: ${first} made by hand and may be sold.`,
  '',
  'Back to your cart: https://shop.example/recover-cart?cart=cart1&token=token1',
  '',
  'No more mails about carts: https://shop.example/unsubscribe?cart=cart1&token=token2',
];
const textsOf = (indices: number[]): string[][] => indices.map((index) => (reminders[index]?.text ?? '').split('\n'));

test('[REC-06] the first reminder offers nothing but the way back', () => {
  const [first] = textsOf([0]);
  expect(first).toEqual([
    'This piece is still in your cart:',
    '',
    `  1 × ${named}`,
    '',
    'The link brings it back on any device until Sat 5 Dec.',
    ...ending('it is'),
  ]);
  expect(reminders[0]?.html).not.toContain(' off ');
  expect(reminders[0]?.html).toContain('<p>The link brings it back on any device until Sat 5 Dec.</p>');
});

test('[REC-06, REC-14] a reminder names what was left, what its link takes off and until when, and how to have it by hand', () => {
  const offer = (what: string): string[] => [
    `10 % off ${what} until Sat 5 Dec, up to €10.00.`,
    `The link applies it, on any device. In this cart the code BACK-1 does the same. It counts for one order, and for ${what} only.`,
  ];
  const [one, pair, two, seven] = textsOf([4, 5, 6, 7]);
  expect(one).toEqual([
    'This piece is still in your cart:',
    '',
    `  1 × ${named}`,
    '',
    ...offer('this piece'),
    ...ending('it is'),
  ]);
  expect(pair?.slice(2, 6)).toEqual([`  2 × ${named} each`, '', ...offer('these pieces')]);
  expect(two).toEqual([
    'These pieces are still in your cart:',
    '',
    `  1 × ${named}`,
    `  2 × ${named} each`,
    '',
    ...offer('these pieces'),
    ...ending('each of them is'),
  ]);
  expect(seven?.slice(2, 12)).toEqual([
    ...Array<string>(6).fill(`  1 × ${named}`),
    '  and 1 more',
    '',
    ...offer('these pieces'),
  ]);
});

test('[REC-06] as a picture it says the same: how many of each, the offer, and the button that applies it', () => {
  const rows = (index: number): string[] =>
    [...(reminders[index]?.html ?? '').matchAll(/<br>((?:\d+ × )?€[\d.,]+)<\/td>/g)].map(([, price = '']) => price);
  expect([rows(4), rows(6), rows(7).length]).toEqual([['€1,234.50'], ['€1,234.50', '2 × €1,234.50'], 6]);
  for (const [index, what] of [
    [4, 'this piece'],
    [5, 'these pieces'],
  ] as const) {
    const html = reminders[index]?.html ?? '';
    expect(html).toContain(`>10 % off ${what} until Sat 5 Dec, up to €10.00.</p>`);
    expect(html.replace(/<\/?b[^>]*>/g, '')).toContain(
      `<p style="margin:0">The button applies it, on any device. In this cart the code BACK-1 does the same. It counts for one order, and for ${what} only.</p>`,
    );
    expect(html).toContain(
      `<img src="https://shop.example/pictures/picture1/320.jpeg" width="96" alt="${escapedHtml(typed.piece)}"`,
    );
  }
  expect(reminders[7]?.html).toContain('<p>and 1 more</p>');
  expect(reminders[6]?.html).not.toContain('more</p>');
});
