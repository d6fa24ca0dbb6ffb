import { DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { prepare } from '#domain/messages/decide-send.ts';
import { insertBroadcast } from '#server/modules/messages/broadcasts/broadcast-store.ts';
import { sendBroadcasts } from '#server/modules/messages/broadcasts/send-broadcasts.ts';
import { clearNotices, lockDueNotices } from '#server/modules/messages/notices/notice-store.ts';
import { pictureFiles, storePrivatePicture } from '#server/modules/files/store-picture.ts';
import type { App } from '#server/platform/calls/app.ts';
import { inTransaction } from '#server/platform/database/open-database.ts';
import { allCalls } from '#server/app/operations.ts';
import {
  type DemoConversation,
  demoBroadcast,
  demoConversations,
  demoLabels,
  demoTemplates,
} from './content/conversations.ts';
import { demoAdmins } from './content/people.ts';
import { demoShops } from './content/shops.ts';
import { type DemoCaller, demoCaller } from './demo-caller.ts';
import type { DemoClock } from './demo-clock.ts';
import { type People, sessionOf } from './fill-demo.ts';

const MANY = 1000;

interface Subject {
  sellerId: string;
  picture: Picture | null;
  about: { productId: string } | { orderId: string; isReturn: boolean };
}

const as = (app: App, userId: string): DemoCaller => demoCaller(app, allCalls(), sessionOf(userId));

async function subjectOf(app: App, people: People, { title, shop, buyer, isReturn = false }: DemoConversation) {
  const sellerId = people.get(demoShops.find(({ key }) => key === shop)?.email ?? '') ?? '';
  const { rows } = title
    ? await app.db.query<Subject>({
        text: `SELECT seller_id AS "sellerId", pictures -> 0 AS picture, jsonb_build_object('productId', id) AS about FROM listings WHERE title = $1 AND state = 'active' LIMIT 1`,
        values: [title],
      })
    : await app.db.query<Subject>({
        text: `SELECT o.seller_id AS "sellerId", (SELECT l.picture FROM order_lines l WHERE l.seller_id = o.seller_id AND l.order_id = o.id ORDER BY l.id LIMIT 1) AS picture,
                 jsonb_build_object('orderId', o.id, 'isReturn', $3::boolean) AS about FROM orders o WHERE o.buyer_id = $1 AND o.seller_id = $2 ORDER BY o.placed_at DESC, o.id LIMIT 1`,
        values: [people.get(buyer) ?? '', sellerId, isReturn],
      });
  return rows[0] ?? null;
}

/** The piece as the buyer has it: a picture of their own. */
async function pictureOf(app: App, buyerId: string, picture: Picture | null): Promise<{ id: string; alt: string }[]> {
  const bytes = picture && (await pictureFiles(app).find(picture.id));
  if (!bytes) return [];
  const taken = await storePrivatePicture(app, { ownerId: buyerId, bytes, isPrivate: true });
  return taken.ok ? [{ id: taken.value.id, alt: 'The chip at the rim' }] : [];
}

interface StartedConversation {
  planned: DemoConversation;
  index: number;
  subject: Subject;
  buyer: DemoCaller;
  seller: DemoCaller;
  conversationId: string;
  messageId: string;
}

type Answer = { conversationId: string; message: { messageId: string } };

/** One line of a conversation, by the calls that people use; whoever answers has read what was said before. */
async function say(app: App, begun: StartedConversation, nth: number): Promise<void> {
  const { planned, index, subject, buyer, seller, conversationId } = begun;
  const [who, content] = planned.lines[nth] ?? ['b', ''];
  const isLast = nth === planned.lines.length - 1;
  const attachments = isLast && planned.hasPicture ? await pictureOf(app, buyer.userId ?? '', subject.picture) : [];
  const sent = { clientId: `demo-${index}-${nth}`, attachments };
  const writer = who === 'b' ? buyer : seller;
  if (nth > 0) await writer.call('messages.markRead', { conversationId });
  const answer =
    nth === 0
      ? await writer.call<Answer>('messages.startConversation', { ...subject.about, ...sent, initialMessage: content })
      : await writer.call<Answer>('messages.sendMessage', { conversationId, content, ...sent });
  begun.conversationId = answer.conversationId;
  begun.messageId = answer.message.messageId;
}

/** When each line of a conversation is said. */
function timesOf({ ago, lines }: DemoConversation, now: number): number[] {
  let at = now - ago * HOUR;
  return lines.map(([, , hours = 0]) => (at = Math.min(at + hours * HOUR, now - MINUTE)));
}

/** [MSG-15] All conversations, line by line in the order of their days, as they would have been written. */
async function converse(app: App, clock: DemoClock, people: People): Promise<StartedConversation[]> {
  const all: StartedConversation[] = [];
  for (const [index, planned] of demoConversations.entries()) {
    const subject = await subjectOf(app, people, planned);
    if (!subject) continue;
    const [buyer, seller] = [as(app, people.get(planned.buyer) ?? ''), as(app, subject.sellerId)];
    all.push({ planned, index, subject, buyer, seller, conversationId: '', messageId: '' });
  }
  const now = Date.now();
  const said = all.flatMap((begun) => timesOf(begun.planned, now).map((at, nth) => ({ at, nth, begun })));
  for (const { at, nth, begun } of said.toSorted((a, b) => a.at - b.at || a.nth - b.nth)) {
    clock.set(new Date(at));
    await say(app, begun, nth);
  }
  return all;
}

/** What its seller has done with it since. */
async function sortIn(
  labels: ReadonlyMap<string, string>,
  { planned, seller, conversationId, messageId }: StartedConversation,
): Promise<void> {
  if (planned.report) await seller.call('messages.reportSpam', { conversationId, messageId, reason: planned.report });
  const labelId = labels.get(planned.label ?? '');
  const change = {
    ...(planned.isRead ? { isRead: true } : {}),
    ...(labelId ? { addLabels: [labelId] } : {}),
    ...(planned.isStarred ? { isStarred: true, priority: 'high' } : {}),
    ...(planned.isArchived ? { isArchived: true } : {}),
    ...(planned.isTrash ? { folder: 'trash' } : {}),
  };
  if (Object.keys(change).length > 0)
    await seller.call('messages.changeConversations', { ids: [conversationId], change });
}

/** The house wrote to everybody once. */
async function writeToAll(app: App, people: People): Promise<void> {
  const [{ email = '', name = '' } = {}] = demoAdmins;
  const [en, de] = [prepare(demoBroadcast.en), prepare(demoBroadcast.de)];
  if (!en.ok || !de.ok) return;
  const now = app.clock.now();
  await inTransaction(app.db, (tx) =>
    insertBroadcast(tx, {
      id: `bulk_${app.ids.uuid()}`,
      texts: { en: en.value.body, de: de.value.body },
      audience: { kind: 'filter', part: 'everybody' },
      createdBy: people.get(email) ?? '',
      createdByName: name,
      createdAt: now,
      notBefore: now,
      about: null,
      total: people.size,
    }),
  );
  for (let more = true; more;) more = (await sendBroadcasts.run(app)) === true;
}

/** [MSG-15, RUN-05] Conversations of every kind; a filling that was cut off begins them anew where it stopped. */
export async function fillMessages(app: App, clock: DemoClock, people: People): Promise<void> {
  const { rows } = await app.db.query({ text: 'SELECT 1 FROM broadcasts LIMIT 1' });
  if (rows.length > 0) return;
  const now = Date.now();
  const maker = as(app, people.get(demoShops[0]?.email ?? '') ?? '');
  const labels = new Map<string, string>();
  const { labels: earlier } = await maker.call<{ labels: { labelId: string; name: string }[] }>(
    'messages.listLabels',
    {},
  );
  for (const { labelId, name } of earlier) labels.set(name, labelId);
  for (const label of demoLabels)
    if (!labels.has(label.name))
      labels.set(label.name, (await maker.call<{ labelId: string }>('messages.createLabel', label)).labelId);
  const { templates } = await maker.call<{ templates: { name: string }[] }>('messages.listTemplates', {});
  for (const template of demoTemplates)
    if (!templates.some(({ name }) => name === template.name)) await maker.call('messages.createTemplate', template);
  const all = await converse(app, clock, people);
  clock.set(new Date(now));
  for (const begun of all) await sortIn(labels, begun);
  clock.set(new Date(now - 20 * HOUR));
  await writeToAll(app, people);
  clock.set(new Date(now));
  // Nobody is mailed today about what was written in the weeks before.
  await inTransaction(app.db, async (tx) => clearNotices(tx, await lockDueNotices(tx, new Date(now + DAY), MANY)));
}
