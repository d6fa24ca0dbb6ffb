import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { MINUTE } from '#domain/core/time.ts';
import { NOTICE_LATEST_MS, NOTICE_QUIET_MS } from '#domain/messages/limits.ts';
import { ask } from '#test/builders/ask.ts';
import { variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { sendBroadcasts } from '../broadcasts/send-broadcasts.ts';
import { mailNotices } from './mail-notices.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bo: Browser;
let id: string;
let count = 0;
const sql = sqlOf(() => sale);
const send = (who: { call: Browser['call'] }, content: string) =>
  who.call('POST', `/api/messages/conversations/${id}/messages`, { content, clientId: `n-${(count += 1)}` });
const mails = async (to: string): Promise<{ subject: string; body_text: string }[]> =>
  (
    await sql<{ subject: string; body_text: string }>(
      `SELECT subject, body_text FROM mails WHERE recipient = $1 AND key LIKE 'messages:%' ORDER BY created_at`,
      [to],
    )
  ).rows;
const ANA = 'ana.potter@example.com';
const choose = (who: { call: Browser['call'] }, wanted: boolean) =>
  who.call('PUT', '/api/accounts/notifications', { choices: [{ kind: 'message', channel: 'email', wanted }] });

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Potter');
  bo = await signUp(browser(sale.address), 'Bo Lindqvist');
  const { listingId } = await variantOf(sale, ana, {});
  const { body } = await bo.call('POST', '/api/messages/conversations', { productId: listingId, clientId: 'n-0' });
  id = body.conversationId;
});
afterAll(() => sale.stop());

test('[MSG-15] one mail for a burst: when nothing more came for a while', async () => {
  await send(bo, 'Hello!');
  await passTime(sale, MINUTE);
  await send(bo, 'One more thing: look at https://example.com/offer');
  await passTime(sale, NOTICE_QUIET_MS - MINUTE);
  await mailNotices.run(sale.app);
  expect(await mails(ANA)).toEqual([]);
  await passTime(sale, MINUTE);
  await mailNotices.run(sale.app);
  await mailNotices.run(sale.app);
  const [mail, ...more] = await mails(ANA);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Bo Lindqvist wrote to you about Two-tone mug, ink');
  expect(mail?.body_text).toContain('2 messages wait to be read');
  expect(mail?.body_text).toContain('One more thing: look at [link left out]');
  expect(mail?.body_text).toContain(`/seller-dashboard/messages/${id}`);
});

test('[MSG-15] none for what was read, for spam, or for whoever does not want it', async () => {
  await sql('DELETE FROM mails');
  await send(bo, 'Read at once');
  await ask(ana, contract.messages.markRead, { conversationId: id });
  await passTime(sale, NOTICE_LATEST_MS);
  await send(bo, 'Free crypto, hurry: https://win.example.com');
  await passTime(sale, NOTICE_LATEST_MS);
  await mailNotices.run(sale.app);
  await send(ana, 'Hello Bo');
  await choose(bo, false);
  await passTime(sale, NOTICE_LATEST_MS);
  await mailNotices.run(sale.app);
  expect([await mails(ANA), await mails('bo.lindqvist@example.com')]).toEqual([[], []]);
  for (let minutes = 0; minutes < 32; minutes += 4) {
    await send(bo, `Still writing ${minutes}`);
    await passTime(sale, 4 * MINUTE);
    await mailNotices.run(sale.app);
  }
  expect((await mails(ANA)).length).toBe(1);
});

test('[MSG-09, MSG-15] a mail about an earlier message has no word of the spam that came after it', async () => {
  await sql('DELETE FROM mails');
  await send(bo, 'Is the mug dishwasher safe?');
  await passTime(sale, MINUTE);
  await send(bo, 'Free crypto, hurry: https://win.example.com');
  await passTime(sale, NOTICE_LATEST_MS);
  await mailNotices.run(sale.app);
  const [mail, ...more] = await mails(ANA);
  expect(more).toEqual([]);
  expect(mail?.body_text).toContain('Is the mug dishwasher safe?');
  expect(mail?.body_text).not.toContain('crypto');
});

test('[MSG-15] a notice that nobody wants is over too: it keeps no other waiting', async () => {
  const waiting = async () => (await sql('SELECT 1 FROM conversation_sides WHERE notice_at IS NOT NULL')).rows.length;
  await choose(ana, false);
  await send(bo, 'Only to be read in the inbox');
  expect(await waiting()).toBe(1);
  await passTime(sale, NOTICE_LATEST_MS);
  await mailNotices.run(sale.app);
  expect(await waiting()).toBe(0);
  await sql('DELETE FROM notification_choices WHERE user_id = $1', [ana.userId]);
});

test('[MSG-15, MSG-16, UX-70] what the house writes is mailed to those alone who chose it', async () => {
  await sql('DELETE FROM mails');
  const cleo = await signUp(browser(sale.address), 'Cleo Weber');
  await choose(cleo, true);
  await sql(
    `INSERT INTO broadcasts (id, texts, audience, created_by, created_by_name, created_at, not_before, total)
     VALUES ('bulk_notice', '{"en": "The kiln days are on.", "de": ""}', $1, 'cy', 'Cy', $2, $2, 2)`,
    [{ kind: 'people', userIds: [ana.userId, cleo.userId] }, sale.app.clock.now()],
  );
  expect(await sendBroadcasts.run(sale.app)).toBe(true);
  await passTime(sale, NOTICE_LATEST_MS);
  await mailNotices.run(sale.app);
  expect([(await mails(ANA)).length, (await mails('cleo.weber@example.com')).length]).toEqual([0, 1]);
});
