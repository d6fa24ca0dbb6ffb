import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/rooms.ts';
import type { ConversationChange } from '#domain/messages/conversation-contract.ts';
import { changeSide, type Side, unchangeSide } from '#domain/messages/sides.ts';
import { ask } from '#test/builders/ask.ts';
import { variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { browser, type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { fc, runs } from '#test/support/properties.ts';
import { runAudit } from '../../../app/audit/run-audit.ts';

/** What comes in with a message: the receiver's side leaves the archive, and either side leaves the trash. */
const sideAfterMessage = (side: Side, isReceiver: boolean): Side => ({
  ...side,
  folder: side.folder === 'trash' ? 'inbox' : side.folder,
  isArchived: side.isArchived && !isReceiver,
});

const calls = contract.messages;
let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let devices: { call: Browser['call'] }[];
let bo: Browser;
let labels: string[];
let ids: string[];
let count = 0;
const sql = sqlOf(() => sale);

interface Model extends Side {
  unread: number;
  received: number;
}
/** A change of a device that it may take back. */
interface Done {
  undoId: string;
  sides: Map<number, { before: Side; after: Side; wasRead: number; isUnread: boolean }>;
}

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  const second = browser(sale.address);
  await second.call('POST', '/api/accounts/sign-in', { email: 'ana.potter@example.com', password: 'correct horse' });
  devices = [ana, second];
  bo = await signUp(browser(sale.address), 'Bo Lindqvist');
  ids = [];
  for (let index = 0; index < 3; index += 1) {
    const { listingId } = await variantOf(sale, ana, {});
    const { body } = await bo.call('POST', '/api/messages/conversations', {
      ...{ productId: listingId, clientId: 'first', initialMessage: 'Hello' },
    });
    ids.push(body.conversationId);
  }
  labels = [];
  for (const name of ['A', 'B']) {
    const { body } = await ana.call('POST', '/api/messages/labels', { name, color: 'moss' });
    labels.push(body.labelId);
  }
});
afterAll(async () => {
  const broken = (await runAudit(sale.app)).filter(({ state }) => state === 'breach');
  await sale.stop();
  expect(broken).toEqual([]);
});

const step = fc.record({
  kind: fc.constantFrom('send', 'change', 'change', 'read', 'undo'),
  device: fc.nat({ max: 1 }),
  which: fc.subarray([0, 1, 2], { minLength: 1 }),
  change: fc.record(
    {
      folder: fc.constantFrom('inbox', 'spam', 'trash'),
      isArchived: fc.boolean(),
      isStarred: fc.boolean(),
      priority: fc.constantFrom('low', 'normal', 'high'),
      isRead: fc.boolean(),
      add: fc.subarray([0, 1]),
      remove: fc.subarray([0, 1]),
    },
    { requiredKeys: [] },
  ),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const changeOf = ({ add, remove, ...rest }: Step['change']): ConversationChange => ({
  ...(rest as ConversationChange),
  ...(add ? { addLabels: add.map((index) => labels[index] ?? '') } : {}),
  ...(remove ? { removeLabels: remove.map((index) => labels[index] ?? '') } : {}),
});
const sideOf = ({ folder, isArchived, isStarred, priority, labels: carried }: Model): Side => ({
  ...{ folder, isArchived, isStarred, priority, labels: carried },
});

test('[MSG-05, MSG-12, INV-17] folders, trash, labels, stars and unread counts as a model of them says, over sequences of two devices', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await sql('DELETE FROM message_acts');
      await sql('DELETE FROM undoable_acts');
      await ask(ana, calls.changeConversations, {
        ids,
        change: { folder: 'inbox', isStarred: false, priority: 'normal', isRead: true, removeLabels: labels },
      });
      const model: Model[] = ids.map(() => ({
        ...{ folder: 'inbox', isArchived: false, isStarred: false, priority: 'normal', labels: [] },
        ...{ unread: 0, received: 0 },
      }));
      const done: Done[] = [];
      for (const each of steps) await take(each, model, done);
      const { items } = await ask(ana, calls.listConversations, { folder: 'all' });
      const others = await Promise.all(
        (['spam', 'trash'] as const).map(async (folder) => (await ask(ana, calls.listConversations, { folder })).items),
      );
      const seen = [...items, ...others.flat()];
      for (const [index, id] of ids.entries()) {
        const at = seen.find(({ conversationId }) => conversationId === id);
        expect(at).toMatchObject({ ...sideOf(model[index] as Model), unreadCount: model[index]?.unread });
        expect(at?.trashedAt !== null).toBe(model[index]?.folder === 'trash');
      }
      const { folders, unread } = await ask(devices[1] as Browser, calls.getInbox);
      const open = model.filter(({ folder }) => folder === 'inbox');
      expect(unread).toBe(open.reduce((sum, side) => sum + side.unread, 0));
      expect(folders.find(({ folder }) => folder === 'unread')?.count).toBe(
        open.filter((side) => side.unread > 0).length,
      );
      expect(folders.find(({ folder }) => folder === 'trash')?.count).toBe(
        model.filter(({ folder }) => folder === 'trash').length,
      );
    }),
    { numRuns: runs(12) },
  );
}, 600_000);

async function take({ kind, device, which, change }: Step, model: Model[], done: Done[]): Promise<void> {
  const who = devices[device] as Browser;
  const first = which[0] ?? 0;
  const of = (index: number): Model => model[index] as Model;
  if (kind === 'send') {
    await sql('DELETE FROM message_acts');
    const { status } = await bo.call('POST', `/api/messages/conversations/${ids[first]}/messages`, {
      ...{ content: 'Hello', clientId: `model-${(count += 1)}` },
    });
    expect(status).toBe(200);
    Object.assign(of(first), sideAfterMessage(sideOf(of(first)), true));
    of(first).unread += 1;
    of(first).received += 1;
  } else if (kind === 'read') {
    await ask(who, calls.markRead, { conversationId: ids[first] ?? '' });
    of(first).unread = 0;
  } else if (kind === 'change') await press({ who, which, change: changeOf(change) }, model, done);
  else await takeBack(who, model, done);
}

async function press(
  { who, which, change }: { who: Browser; which: number[]; change: ConversationChange },
  model: Model[],
  done: Done[],
): Promise<void> {
  const { undoId } = await ask(who, calls.changeConversations, { ids: which.map((index) => ids[index] ?? ''), change });
  const sides: Done['sides'] = new Map();
  for (const index of which) {
    const at = model[index] as Model;
    const before = sideOf(at);
    const after = changeSide(before, change) ?? before;
    const isUnread = change.isRead === false && at.unread === 0;
    const wasRead = change.isRead === true ? at.unread : 0;
    if (change.isRead === true) at.unread = 0;
    if (isUnread) at.unread = 1;
    Object.assign(at, after);
    if (JSON.stringify(before) !== JSON.stringify(after) || wasRead > 0 || isUnread)
      sides.set(index, { before, after, wasRead, isUnread });
  }
  expect(undoId === null).toBe(sides.size === 0);
  if (undoId !== null) done.push({ undoId, sides });
}

async function takeBack(who: Browser, model: Model[], done: Done[]): Promise<void> {
  const last = done.pop();
  if (!last) return;
  await ask(who, calls.undoChange, { undoId: last.undoId });
  for (const [index, { before, after }] of last.sides) {
    const at = model[index] as Model;
    Object.assign(at, unchangeSide(sideOf(at), { before, after }));
  }
  // How many of those that it read are unread again depends on who read them since: the database is asked.
  const { rows } = await sql<{ id: string; unread: number }>(
    `SELECT conversation_id AS id, count(*) FILTER (WHERE NOT is_read)::int AS unread FROM messages WHERE receiver_id = $1 GROUP BY conversation_id`,
    [ana.userId],
  );
  for (const { id, unread } of rows) (model[ids.indexOf(id)] as Model).unread = unread;
}
