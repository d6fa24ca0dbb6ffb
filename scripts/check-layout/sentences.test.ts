import { expect, test } from 'vitest';
import { sentenceProblems } from './sentences.mjs';

const problemsOf = (file: string, text: string): string[] =>
  sentenceProblems(new Map([[file, text]])).map(({ message }) => message);

test('a module that was carried over says nothing itself', () => {
  const file = 'src/web/modules/cart/cart-page.tsx';
  for (const said of [
    'const a = <p>Nothing here</p>;',
    'const a = <Button label="Close" />;',
    "const a = 'Your cart is empty';",
    'const a = `Only ${1} left.`;',
  ])
    expect([said, problemsOf(file, said).length]).toEqual([said, 1]);
  for (const silent of [
    'const a = <p className="big red">{texts.nothing}</p>;',
    "import { Cart } from './Cart of mine.ts';",
    "throw new Error('Nobody reads this.');",
    "if (key === 'ArrowLeft') act('cart.addItem');",
    'type Write = Extract<CallName, `cart.${string}`>;',
  ])
    expect([silent, problemsOf(file, silent)]).toEqual([silent, []]);
  expect(problemsOf('src/server/modules/cart/add-item.ts', "const a = 'Nothing here';")).toEqual([]);
});

test('a message has the same facts in both languages', () => {
  const file = 'src/web/modules/cart/texts/cart-texts.tsx';
  const message = (german: string): string =>
    `export const a = say({ en: (n: number, shop: string) => \`\${n} at \${shop}\`, de: ${german} });`;
  expect(problemsOf(file, message('(n: number, shop: string) => `${n} bei ${shop}`'))).toEqual([]);
  expect(problemsOf(file, message('(n: number) => `${n} hier`'))).toHaveLength(1);
  expect(problemsOf(file, message('(n: number, shop: string) => `${n} hier`'))).toHaveLength(1);
});

test('a mail is written in a module’s file of mails', () => {
  const writes = "import { linkMail } from '../../platform/mail/link-mail.ts';\n";
  expect(problemsOf('src/server/modules/orders/order-mails.ts', writes)).toEqual([]);
  expect(problemsOf('src/server/modules/orders/cancel-order.ts', writes)).toHaveLength(1);
  expect(
    problemsOf('src/server/modules/orders/order-mails.ts', "const a = { title: 'Your order is here' };"),
  ).toHaveLength(1);
});
