import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPart } from '#test/support/markup/part.ts';
import { knowSettings } from '#test/support/markup/markup.ts';
import { type CardHandle, CardFields } from './card-fields.tsx';

type Listener = (event: { error?: { message: string }; brand?: string }) => void;

/** The provider's fields: where each stands, what is done to it, and what it tells. */
let done: string[] = [];
let report: Record<string, Listener> = {};
const provider = (key: string, { locale }: { locale: string }) => {
  done.push(`${key} in ${locale}`);
  const element = (part: string, { style }: { style: { base: { color: string } } }) => ({
    mount: (box: HTMLElement) => done.push(`${part} in ${box.className}, ${typeof style.base.color}`),
    on: (name: string, listener: Listener) => void (report[`${part} ${name}`] = listener),
    focus: () => done.push(`focus ${part}`),
    clear: () => done.push(`clear ${part}`),
    destroy: () => done.push(`destroy ${part}`),
  });
  return { elements: () => ({ create: element }) };
};
const doneNow = (): string[] => done.splice(0);
const script = (): HTMLScriptElement | null => document.head.querySelector('script');
const handle: { current: CardHandle | null } = { current: null };
const open = () => openPart(CardFields, { handle });

beforeEach(() => {
  knowSettings({ stripe: { publishableKey: 'pk_1', jsUrl: 'https://js.provider.test/v3' } });
  Object.assign(window, { Stripe: provider });
  [done, report] = [[], {}];
});
afterEach(() => {
  document.head.replaceChildren();
});

const fields = ['Card numberRequired', 'Expiry, MM/YYRequired', 'Security codeRequired', '3 digits on the back'];

test('[PAY-02, UX-57] a script that does not come is said, and another try asks for it anew', async () => {
  const part = await open();
  expect(part.lines()).toEqual(fields);
  expect(script()?.src).toBe('https://js.provider.test/v3');
  await part.do(() => script()?.dispatchEvent(new Event('error')));
  expect(part.lines()).toEqual(['alert: The payment fields could not be loaded. Nothing was charged. [Try again]']);
  expect([script(), handle.current]).toEqual([null, null]);
  const failed = part.lines();
  Object.assign(window, { Stripe: undefined });
  await part.press('Try again');
  expect([part.lines(), document.head.querySelectorAll('script').length]).toEqual([fields, 1]);
  await part.do(() => script()?.dispatchEvent(new Event('load')));
  expect([part.lines(), script()]).toEqual([failed, null]);
  Object.assign(window, { Stripe: provider });
  const left = await open();
  await left.close();
  await part.press('Try again');
  expect(document.head.querySelectorAll('script').length).toBe(1);
  await part.do(() => script()?.dispatchEvent(new Event('load')));
  expect(part.lines()).toEqual(fields);
  // Once, for the fields that are still there.
  expect(doneNow()).toEqual([
    'pk_1 in en',
    'cardNumber in stripe-field, string',
    'cardExpiry in stripe-field, string',
    'cardCvc in stripe-field, string',
  ]);
});

test('[PAY-02, UX-57] each of the provider’s fields says its mistake under itself', async () => {
  const part = await open();
  doneNow();
  await part.do(() => report['cardNumber change']?.({ brand: 'amex', error: { message: 'Too short.' } }));
  expect(part.lines()).toEqual([
    'Card numberAmerican Express',
    'Too short.',
    'Expiry, MM/YYRequired',
    'Security codeRequired',
    '4 digits on the front',
  ]);
  await part.do(() => report['cardNumber change']?.({ brand: 'unknown' }));
  expect(part.lines()).toEqual(fields);
  await part.do(() => report['cardNumber change']?.({ brand: 'visa' }));
  expect(part.changes()).toEqual(['− Card numberRequired', '+ Card numberVisa']);
  await part.do(() => report['cardExpiry change']?.({ brand: 'amex', error: { message: 'In the past.' } }));
  expect(part.changes()).toEqual(['+ In the past.']);
  await part.do(() => report['cardCvc change']?.({ error: { message: 'Too short.' } }));
  expect(part.changes()).toEqual(['− 3 digits on the back', '+ Too short.']);
  await part.do(() => report['cardCvc change']?.({}));
  expect(part.changes()).toEqual(['− Too short.', '+ 3 digits on the back']);
});

test('[PAY-02, UX-57] a press on a name leads into its field; the handle reaches number and code', async () => {
  const part = await open();
  doneNow();
  for (const label of part.element.querySelectorAll<HTMLElement>('.label')) label.click();
  handle.current?.clearCode();
  handle.current?.focus();
  expect(doneNow()).toEqual([
    'focus cardNumber',
    'focus cardExpiry',
    'focus cardCvc',
    'clear cardCvc',
    'focus cardNumber',
  ]);
  await part.close();
  expect([doneNow(), handle.current]).toEqual([['destroy cardNumber', 'destroy cardExpiry', 'destroy cardCvc'], null]);
});
