import { sentenceOf } from '#domain/core/languages/sentence-of.ts';
import { fail, ok } from '#domain/core/result.ts';
import { messagesContract } from '#domain/messages/contract.ts';
import type { ConversationChange } from '#domain/messages/conversation-contract.ts';
import { MAX_LABELS_ON_ONE } from '#domain/messages/limits.ts';
import { messageProblemTexts } from '#domain/messages/problem-texts.ts';
import { changeSide, type Side, unchangeSide } from '#domain/messages/sides.ts';
import { saveUndo, claimUndo } from '../../admin/undo/undo-store.ts';
import type { App } from '../../../platform/calls/app.ts';
import { write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { changed } from './changed.ts';
import {
  listOwnLabels,
  lockSides,
  type LockedSide,
  newestReceived,
  type Numbers,
  readAll,
  saveSides,
  setRead,
} from './side-store.ts';

const ACTION = 'messages.change';

/** What taking a change back needs to know. */
interface Before {
  before: Side;
  after: Side;
  /** Messages that were read by it, and those that it made unread. */
  read: number[];
  unread: number[];
}

const sideOf = ({ folder, isArchived, isStarred, priority, labels }: Side): Side => ({
  folder,
  isArchived,
  isStarred,
  priority,
  labels,
});
const numbersIn = (all: readonly Numbers[], id: string): number[] =>
  all.find(({ conversationId }) => conversationId === id)?.numbers ?? [];

interface Work {
  app: App;
  tx: Transaction;
  userId: string;
}

async function applyTo({ app, tx, userId }: Work, sides: readonly LockedSide[], change: ConversationChange) {
  const now = app.clock.now();
  const next = sides.map((side) => ({ side, after: changeSide(side, change) }));
  if (next.some(({ after }) => after === null)) return null;
  const ids = sides.map(({ conversationId }) => conversationId);
  await saveSides(tx, userId, {
    sides: next.flatMap(({ side, after }) => (after ? [{ ...after, conversationId: side.conversationId }] : [])),
    now,
  });
  const read = change.isRead === true ? await readAll(tx, { userId, ids, now }) : [];
  const unread =
    change.isRead === false
      ? await setRead(tx, userId, { of: await newestReceived(tx, userId, ids), isRead: false, now })
      : [];
  return next.map(({ side, after }) => ({
    subjectId: side.conversationId,
    before: {
      before: sideOf(side),
      after: after ?? sideOf(side),
      read: numbersIn(read, side.conversationId),
      unread: numbersIn(unread, side.conversationId),
    } satisfies Before,
  }));
}

const isNothing = ({ before, after, read, unread }: Before): boolean =>
  JSON.stringify(before) === JSON.stringify(after) && read.length === 0 && unread.length === 0;

/** [MSG-12, MSG-15, UX-77] Many conversations changed with one press, which can be taken back for a minute. */
export const changeConversations = write(
  messagesContract.changeConversations,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    const { ids, change } = input;
    const wanted = change.addLabels ?? [];
    if (wanted.length > 0 && (await listOwnLabels(tx, userId, wanted)).length < new Set(wanted).size)
      return fail({ code: 'messages/label-not-found' });
    const sides = await lockSides(tx, userId, ids);
    const rows = await applyTo({ app, tx, userId }, sides, change);
    if (!rows) return fail({ code: 'messages/too-many-labels', max: MAX_LABELS_ON_ONE });
    const problem = sentenceOf(messageProblemTexts, { code: 'messages/not-found' }, caller.language);
    const items = ids.map((id) => {
      const done = sides.some(({ conversationId }) => conversationId === id);
      return { id, done, problem: done ? '' : problem };
    });
    const moved = rows.filter(({ before }) => !isNothing(before));
    if (moved.length === 0) return ok({ undoId: null, items });
    const undoId = app.ids.uuid();
    await saveUndo(tx, { actorId: userId, id: undoId, action: ACTION, rows: moved, now: app.clock.now() });
    await changed(
      { app, tx },
      userId,
      moved.map(({ subjectId }) => subjectId),
    );
    return ok({ undoId, items });
  },
);

/** [UX-77] What nothing else has changed since is as before. */
export const undoChange = write(
  messagesContract.undoChange,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    const now = app.clock.now();
    const stored = await claimUndo<Before>(tx, { actorId: userId, id: input.undoId, action: ACTION, now });
    if (stored.length === 0) return fail({ code: 'messages/undo-over' });
    const before = new Map(stored.map((row) => [row.subjectId, row.before]));
    const sides = await lockSides(tx, userId, [...before.keys()]);
    await saveSides(tx, userId, {
      sides: sides.flatMap((side) => {
        const saved = before.get(side.conversationId);
        return saved ? [{ ...unchangeSide(sideOf(side), saved), conversationId: side.conversationId }] : [];
      }),
      now,
    });
    const of = (key: 'read' | 'unread'): Numbers[] =>
      stored.flatMap((row) =>
        row.before[key].length > 0 ? [{ conversationId: row.subjectId, numbers: row.before[key] }] : [],
      );
    await setRead(tx, userId, { of: of('read'), isRead: false, now });
    await setRead(tx, userId, { of: of('unread'), isRead: true, now });
    await changed({ app, tx }, userId, [...before.keys()]);
    return ok({ items: [...before.keys()].map((id) => ({ id, done: true, problem: '' })) });
  },
);
