import { expect, test } from 'vitest';
import { spamSigns } from './spam-signs.ts';

test.each([
  ['A lovely mug, it holds 350 ml and came in 3 days.', []],
  ['Buy cheaper at https://mugs.example now', ['link']],
  ['see cheap-mugs.shop', ['link']],
  ['write to me: ana@mail.example', ['mail-address']],
  ['call +351 912 345 678', ['telephone']],
  ['WhatsApp me for a promo code', ['advertising']],
  ['sooooooooo nice', ['same-letter']],
  ['THE BEST MUGS OF ALL TIME ARE OURS', ['capitals']],
  ['NICE MUG', []],
  // Spaces, signs and figures are no letters, and more than one thing may be wrong.
  ['N I C E  M U G S  5 0 0 ! ! !', []],
  ['THE BEST MUGS OF ALL TIME: WWW.MUGS.EXAMPLE', ['link', 'capitals']],
  ['THE BEST MUGS OF ALL TIME', ['capitals']],
  ['THE BEST MUGS OF ALL TIM', []],
  ['THE BEST MUGS of ALL tiME', ['capitals']],
  ['THE BEST MUGS of ALL time', []],
  ['Order AM-2026-104402 of 12.11.2026', []],
])('[OFFICE-01] signs of advertising: %s', (text, results) => {
  expect(spamSigns(text)).toEqual(results);
});

test.each(['a-', '1a', 'a@', 'a.', 'https:/', '+1 '])(
  '[RUN-10, OFFICE-01] words that repeat %s without end are looked through at once: they hold up nobody',
  (part) => {
    const text = part.repeat(Math.ceil(20_000 / part.length));
    const start = performance.now();
    spamSigns(text);
    expect(performance.now() - start).toBeLessThan(1000);
  },
);
