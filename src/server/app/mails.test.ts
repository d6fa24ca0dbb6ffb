import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#domain/core/languages/language.ts';
import { sampleMails } from '#test/builders/sample-mails.ts';
import { typed } from '#test/builders/sample-orders.ts';
import type { Mail } from '../platform/mail/mail.ts';

const mailsOf = (name: string): Mail[][] => languages.map((language) => sampleMails[name]?.(language) ?? []);
const names = Object.keys(sampleMails);

/** What is shown of a mail that is HTML. */
const shownOf = (html: string): string =>
  html.replace(/<[^>]+>/g, '\n').replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));

/** What people typed, and names, are the same in every language. */
const facts = [...Object.values(typed).flatMap((words) => words.split('\n')), 'Artisan Market', 'Standard'];
const withoutFacts = (text: string): string => facts.reduce((rest, fact) => rest.replaceAll(fact || '\n', '¤'), text);

const sentencesOf = (text: string): string[] =>
  withoutFacts(text)
    .split(/\n|(?<=[.!?:])\s/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => !/^https?:/.test(sentence) && /\p{L}{3,} .*\p{L}{3,}/u.test(sentence));

const linksOf = (text: string): string[] => [...text.matchAll(/https?:[^\s"<>]+/g)].map(([link]) => link);

test('[UX-70] every mail that a room writes is among the samples', async () => {
  const files = globSync('src/server/rooms/**/*-mail{,s}.ts');
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

const subjectsOf = (name: string): string[] => [...new Set(mailsOf(name)[0]?.map((mail) => mail.subject))];

test('[UX-70] the subject of each mail says what it is about', () => {
  const order = '(AM-2026-100001)';
  expect(Object.fromEntries(names.map((name) => [name, subjectsOf(name)]))).toEqual({
    resetMail: ['Set a new password'],
    signInMail: ['Sign in to Artisan Market'],
    verifyMail: ['Verify your email address'],
    oldAddressMail: ['Allow your new email address'],
    newAddressMail: ['Confirm your new email address'],
    exportMail: ['The copy of your data is ready'],
    deletionMail: ['Your account will be deleted'],
    receiptMail: ['Your account was deleted'],
    safetyMail: [
      'An authenticator app is your second factor',
      'A telephone is your second factor',
      'A second factor was turned off',
      'You have new recovery codes',
      'A passkey was added',
      'A passkey was removed',
      'A telephone number signs you in',
      'Your telephone number was removed',
      'Your password was changed',
      'A Google account was connected',
      'Google was disconnected',
      'A key for programs was made',
      'Your bank account was entered',
      'Your payouts go to another bank account',
    ],
    invitationMail: ['Join the back office of Artisan Market'],
    factorResetMail: ['Your second factor was reset'],
    alertMail: [`★ for ${typed.piece}`],
    confirmationMail: ['Your order AM-2026-100001 is confirmed', 'Your 2 orders are confirmed'],
    backInStockMail: [`${typed.piece} is back`],
    contactMail: [typed.reason],
    sentMail: [`${typed.shop} has sent your order ${order}`],
    deliveredMail: [`Your order from ${typed.shop} has arrived ${order}`],
    completedMail: [`Your order from ${typed.shop} is complete ${order}`],
    cancelledMail: [`Your order from ${typed.shop} was cancelled ${order}`],
    refundedMail: [`€1,234.00 are on their way back to you ${order}`],
    returnMail: [
      `${typed.shop} has your request to send pieces back ${order}`,
      `You can send your pieces back to ${typed.shop} ${order}`,
      `Your order from ${typed.shop} cannot be sent back ${order}`,
      `${typed.shop} does not take the pieces back ${order}`,
      `Your pieces are back at ${typed.shop} ${order}`,
      `${typed.shop} sends you the same pieces again ${order}`,
      `Your return to ${typed.shop} has ended ${order}`,
    ],
    reminderMail: ['You left something in your cart', 'Your cart is still here', 'Last reminder: your cart'],
    noticeMail: [
      `${typed.person} wrote to you about ${typed.piece}`,
      `${typed.person} wrote to you about order AM-2026-100001`,
    ],
    withdrawalMail: ['We have your withdrawal'],
    ticketMail: ['H-4KXM2TR: Sending a piece back', 'H-4KXM2TR: A question'],
    copyMail: ['We have your message H-4KXM2TR'],
  });
});

test('[ORD-04] a mail about a return names each piece with what was chosen of it', () => {
  const returns = mailsOf('returnMail').flat();
  expect(returns.length).toBeGreaterThan(20);
  for (const { text } of returns) expect(text).toContain(`\n2 × ${typed.piece}, ${typed.choice}\n`);
});

test('[ACC-16] a link by mail says for how long it signs in, where, and that nothing need be done about it', () => {
  const [mail] = mailsOf('signInMail')[0] ?? [];
  expect(mail).toMatchObject({ to: 'bo@example.com', key: 'occasion1' });
  expect(mail?.text).toBe(
    'Somebody, probably you, asked to sign in with this address. The link works once and for 15 minutes. ' +
      'If it was not you, nothing has changed and you need not do anything.\n\nhttps://shop.example/a?b=c&d=e\n',
  );
});
