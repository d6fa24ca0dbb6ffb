import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLinkLike, withoutLinks } from '#domain/core/links/without-links.ts';
import { languages } from '#domain/core/languages/language.ts';
import { mailKind, mailKindTexts } from '#domain/office/mails/mail-kind-texts.ts';
import { sampleMails } from '#test/builders/sample-mails.ts';
import { typed } from '#test/builders/sample-orders.ts';
import type { Mail } from '../platform/mail/mail.ts';

const mailsOf = (name: string): Mail[][] => languages.map((language) => sampleMails[name]?.(language) ?? []);
const names = Object.keys(sampleMails);

/** What is shown of a mail that is HTML. */
const shownOf = (html: string): string =>
  html.replace(/<[^>]+>/g, '\n').replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));

/** What people typed, and names, are the same in every language. */
const lines = Object.values(typed).flatMap((phrase) => phrase.split('\n'));
const instead = ['[link left out]', '[Link weggelassen]'];
const facts = [
  ...lines.flatMap((line) => [line, ...instead.map((phrase) => withoutLinks(line, phrase))]),
  ...['Artisan Market', 'Standard'],
];
const withoutFacts = (text: string): string => facts.reduce((rest, fact) => rest.replaceAll(fact || '\n', '¤'), text);

const sentencesOf = (text: string): string[] =>
  withoutFacts(text)
    .split(/\n|(?<=[.!?:])\s/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => !/^https?:/.test(sentence) && /\p{L}{3,} .*\p{L}{3,}/u.test(sentence));

const linksOf = (text: string): string[] => [...text.matchAll(/https?:[^\s"<>]+/g)].map(([link]) => link);

test('[UX-70] every mail that a module writes is among the samples', async () => {
  const files = globSync('src/server/modules/**/*-mail{,s}.ts');
  const written = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ `../../../${file}`) as Promise<Record<string, unknown>>),
  );
  const writers = written.flatMap((module) => Object.keys(module)).filter((name) => name.endsWith('Mail'));
  expect(writers.length).toBeGreaterThan(20);
  expect(names.toSorted()).toEqual(writers.toSorted());
});

function expectGerman(english: Mail, german: Mail): void {
  for (const part of ['subject', 'text', 'html'] as const) {
    const [inEnglish = '', inGerman = ''] = [english, german].map((mail) =>
      part === 'html' ? shownOf(mail.html) : mail[part],
    );
    const spoken = new Set(sentencesOf(inGerman));
    expect(sentencesOf(inEnglish).filter((sentence) => spoken.has(sentence))).toEqual([]);
    expect(withoutFacts(inGerman)).not.toMatch(/\b(the|you|your|with|from|this|these|of|it|and|or|not|is|are)\b/i);
    expect(withoutFacts(inGerman)).not.toMatch(/"|”|€\d/);
    expect(linksOf(german[part])).toEqual(linksOf(english[part]));
  }
  expect([german.to, german.key, german.headers]).toEqual([english.to, english.key, english.headers]);
}

test.each(names)('[UX-70] %s: no English in German, the same links', (name) => {
  const [english = [], german = []] = mailsOf(name);
  expect(german).toHaveLength(english.length);
  for (const [index, mail] of german.entries()) expectGerman(english[index] as Mail, mail);
});

test.each(names)('[UX-70, RUN-10] %s: its HTML names its language, and what people typed stays words', (name) => {
  for (const [index, mails] of mailsOf(name).entries())
    for (const mail of mails) {
      expect(mail.html).toMatch(new RegExp(`^<!doctype html><html lang="${languages[index]}">`));
      expect(mail.html).not.toMatch(/<(script|i>Dusk|b>Clay|u>|img src=x)|href="https:\/\/evil/);
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/undefined|\[object|NaN|Invalid/);
    }
});

test('[MSG-06] no mail makes a link of what people typed', () => {
  const known = /^[\W]*(?:https:\/\/shop\.example|help@artisan-market\.example|bo@example\.com|new@example\.com)/;
  const house = new Set(['contactMail', 'ticketMail']);
  const links = names
    .filter((name) => !house.has(name))
    .flatMap((name) => mailsOf(name).flat())
    .flatMap(({ subject, text, html }) => `${subject} ${text} ${shownOf(html)}`.split(/\s+/))
    .filter((word) => isLinkLike(word) && !known.test(word));
  expect(links).toEqual([]);
});

test('[OFFICE-01, UX-70] the office calls every kind of mail by words in both languages', () => {
  const kinds = names.flatMap((name) => mailsOf(name).flat()).map(({ key }) => /^[^: ]+/.exec(key)?.[0] ?? '');
  for (const language of languages)
    expect([...new Set(kinds)].filter((kind) => !mailKindTexts[language][mailKind(kind)])).toEqual([
      // A sample whose key its callers give.
      'occasion1',
    ]);
});

test('[UX-70] a German mail writes money, days and numbers of things as German does', () => {
  const [, [one, two] = []] = mailsOf('confirmationMail');
  expect(one?.subject).toBe('Deine Bestellung AM-2026-100001 ist bestätigt');
  expect(one?.text).toContain('Du hast 1.230,00\u00a0€ bezahlt.');
  expect(one?.text).toContain('Verlässt die Werkstatt bis Mi. 2. Dez., kommt Sa. 5. Dez. – Di. 8. Dez. an.');
  expect(one?.text).toContain('Rio Clay Ltd, Rua 1, 1000 Athina, Griechenland, EL123');
  expect(two?.subject).toBe('Deine 2 Bestellungen sind bestätigt');
  const [, [back] = []] = mailsOf('backInStockMail');
  expect(back?.text).toContain('1.234,50\u00a0€ von Rio <b>Clay</b>. Es gibt eins davon.');
  const [, reminders = []] = mailsOf('reminderMail');
  expect(reminders[3]?.text).toContain('und ein weiteres');
  expect(reminders[5]?.text).toContain('10\u00a0% Rabatt auf diese Stücke bis Sa. 5. Dez., höchstens 10,00\u00a0€.');
});

test('[ORD-04] a mail about a return names each piece with what was chosen of it', () => {
  const returns = mailsOf('returnMail').flat();
  expect(returns.length).toBeGreaterThan(20);
  for (const { text } of returns) expect(text).toContain(`\n2 × ${typed.title}, ${typed.choice}\n`);
});

test('[ACC-16] a link by mail says for how long it signs in, where', () => {
  const [mail] = mailsOf('signInMail')[0] ?? [];
  expect(mail).toMatchObject({ to: 'bo@example.com', key: 'occasion1' });
  expect(mail?.text).toBe(
    'Somebody, probably you, asked to sign in with this address. The link works once and for 15 minutes. ' +
      'If it was not you, nothing has changed and you need not do anything.\n\nhttps://shop.example/a?b=c&d=e\n',
  );
});
