import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { storedPictureId } from '#domain/core/pictures/private-picture.ts';
import { DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import { ask } from '#test/builders/ask.ts';
import { variantOf } from '#test/builders/buying.ts';
import { privatePicture } from '#test/builders/incoming-file.ts';
import { maker, pictureBytes } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, type Browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { insertAdmin } from '../../admin/admin-store.ts';

const calls = contract.messages;
let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bo: Browser;
let eve: Browser;
let jo: Browser;
let count = 0;
const next = (): string => `sent-${(count += 1)}`;

const statusOf = async (id: string): Promise<number> => (await fetch(`${sale.address}/pictures/${id}/320.webp`)).status;
/** A picture like no other, as its owner is shown it. */
const pictureOf = async (who: Browser): Promise<string> =>
  privatePicture(sale.address, who, await pictureBytes(`#${String((count += 1)).padStart(6, '7')}`));
const begin = async (who: Browser): Promise<string> => {
  const { listingId } = await variantOf(sale, ana, {});
  const { body } = await who.call('POST', '/api/messages/conversations', {
    productId: listingId,
    initialMessage: 'Hello, is it still there?',
    clientId: next(),
  });
  return body.conversationId;
};
const send = (who: { call: Browser['call'] }, id: string, pictures: string[], changes: object = {}) =>
  who.call('POST', `/api/messages/conversations/${id}/messages`, {
    content: 'Like this one',
    clientId: next(),
    attachments: pictures.map((picture) => ({ id: picture, alt: 'The rim' })),
    ...changes,
  });
const attachedTo = async (who: { call: Browser['call'] }, id: string) =>
  (await ask(who, calls.listMessages, { conversationId: id })).items.flatMap(({ metadata }) => metadata.attachments);

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', DEMO: 'on' });
  ana = await maker(sale.address, 'Ana Potter');
  jo = await signUp(browser(sale.address), 'Jo Ward');
  for (const [who, role] of [
    [await signUp(browser(sale.address), 'Cy Marsh'), 'master_admin'],
    [jo, 'trust_and_safety'],
  ] as const)
    await insertAdmin(sale.app.db, {
      ...{ userId: who.userId, role, customPermissions: [], createdBy: null, now: new Date() },
    });
});
beforeEach(async () => {
  bo = await signUp(browser(sale.address), `Bo Lindqvist ${(count += 1)}`);
  eve = await signUp(browser(sale.address), `Eve Late ${(count += 1)}`);
  await passTime(sale, DAY);
  await sale.app.db.query({ text: 'DELETE FROM rate_limits' });
});
afterAll(() => sale.stop());

test('[MSG-02, FILE-06, INV-22] a picture of a message opens for its two people alone', async () => {
  const id = await begin(bo);
  const picture = await pictureOf(bo);
  const { status, body } = await send(bo, id, [picture, picture]);
  expect([status, body.message.metadata.attachments]).toMatchObject([
    200,
    [{ width: 640, height: 480, alt: 'The rim' }],
  ]);
  for (const who of [bo, ana]) {
    const [shown] = await attachedTo(who, id);
    expect(await statusOf(shown?.id ?? '')).toBe(200);
  }
  expect((await eve.call('GET', `/api/messages/conversations/${id}/messages`)).status).toBe(403);
  const stored = storedPictureId(picture);
  expect([stored === picture, await statusOf(stored)]).toEqual([false, 404]);
  expect((await eve.call('GET', `/api/files/pictures/private?ids=${stored}`)).body.pictures).toEqual([]);
  await passTime(sale, HOUR + MINUTE);
  expect(await statusOf(picture)).toBe(404);
  expect(await statusOf((await attachedTo(ana, id))[0]?.id ?? '')).toBe(200);
});

test('[MSG-02, INV-22] another person’s picture goes with nobody’s message, known by id or by address', async () => {
  const [boAndAna, eveAndAna] = [await begin(bo), await begin(eve)];
  const picture = await pictureOf(bo);
  await send(bo, boAndAna, [picture]);
  const [shown] = await attachedTo(ana, boAndAna);
  for (const [who, conversation, stolen] of [
    [eve, eveAndAna, picture],
    [eve, eveAndAna, storedPictureId(picture)],
    [ana, eveAndAna, shown?.id ?? ''],
    [ana, eveAndAna, ana.pictureId],
    [eve, eveAndAna, 'none'],
  ] as const)
    expect(codeOf(await send(who, conversation, [stolen])), stolen).toEqual([400, 'messages/unknown-picture']);
  const own = await pictureOf(eve);
  expect(codeOf(await send(eve, eveAndAna, [own, picture]))).toEqual([400, 'messages/unknown-picture']);
  expect(await attachedTo(ana, eveAndAna)).toEqual([]);
});

test('[MSG-02, FILE-06] one picture in two conversations stands in both', async () => {
  const [first, second] = [await begin(bo), await begin(bo)];
  const picture = await pictureOf(bo);
  await send(bo, first, [picture]);
  await passTime(sale, HOUR + MINUTE);
  expect((await send(bo, second, [picture], { content: 'And this one' })).status).toBe(200);
  const all = [...(await attachedTo(ana, first)), ...(await attachedTo(ana, second))];
  expect(all.map(({ id }) => storedPictureId(id))).toEqual([picture, picture].map(storedPictureId));
  expect(await Promise.all(all.map(({ id }) => statusOf(id)))).toEqual([200, 200]);
});

test('[MSG-02, FILE-06, SUP-02] an address that somebody kept ends though they were blocked', async () => {
  const id = await begin(bo);
  await send(bo, id, [await pictureOf(bo)]);
  const [toAna] = await attachedTo(ana, id);
  await ask(bo, calls.blockPerson, { conversationId: id });
  await passTime(sale, HOUR + MINUTE);
  expect(await statusOf(toAna?.id ?? '')).toBe(404);
  const [again] = await attachedTo(ana, id);
  expect(await statusOf(again?.id ?? '')).toBe(200);
  await inTransaction(sale.app.db, (tx) =>
    publish(sale.app, tx, { name: 'accounts.deleted', subject: bo.userId, payload: { userId: bo.userId } }),
  );
  await sale.settle();
  expect([await statusOf(again?.id ?? ''), await attachedTo(ana, id)]).toEqual([404, []]);
});

test('[MSG-16, ADM-12, FILE-06] a moderator sees the pictures of a reported message', async () => {
  const id = await begin(bo);
  await send(bo, id, [await pictureOf(bo)]);
  const { body } = await send(bo, id, [await pictureOf(bo)], { content: 'Buy this' });
  const { messageId } = body.message;
  const opened = (who: Browser) => who.call('POST', `/api/admin/messages/${messageId}/context`);
  expect((await opened(jo)).status).toBe(404);
  await ana.call('POST', `/api/messages/conversations/${id}/messages/${messageId}/reports`, { reason: 'It is ugly.' });
  const [waiting] = (await ask(jo, calls.listFlaggedMessages, {})).items;
  expect([waiting?.pictures, JSON.stringify(waiting).includes('-private')]).toEqual([1, false]);
  const { messages } = (await opened(jo)).body;
  const pictures = messages.map(({ attachments }: { attachments: { id: string }[] }) =>
    attachments.map((each) => each.id),
  );
  expect(pictures.map((ids: string[]) => ids.length)).toEqual([0, 0, 1]);
  expect(await statusOf(pictures[2][0])).toBe(200);
  const { rows } = await sale.app.db.query({
    text: `SELECT actor_name FROM audit_log WHERE act = 'messages.readFlaggedContext' AND subject_id = $1`,
    values: [messageId],
  });
  expect(rows).toHaveLength(1);
});
