import { useState } from 'react';
import { MAX_CHANGED } from '#domain/messages/limits.ts';
import type { Conversation, Label } from '#domain/messages/model.ts';
import { go, useLocation, visitKey } from '#web/platform/router/navigation.ts';
import {
  currentOf,
  emptyQueue,
  pick,
  type QueueState,
  step,
  targetsOf,
} from '#web/modules/admin/queues/queue-state.ts';
import type { View } from '../conversations/matches-folder.ts';
import { knownConversation } from '../conversations/use-conversations.ts';
import type { Changes } from '../conversations/use-changes.ts';
import * as texts from '../texts/inbox-texts.ts';
import { inboxHref, type InboxBase } from './use-view.ts';

export type Destination = 'archive' | 'inbox' | 'spam' | 'trash';

interface Sources extends Changes {
  base: InboxBase;
  view: View;
  rows: readonly Conversation[];
  /** Which conversation is open, or none. */
  openId: string;
}

export const rowId = (conversationId: string): string => `conversation-${conversationId}`;
export const focusRow = (conversationId: string): void => document.getElementById(rowId(conversationId))?.focus();

const changeTo = {
  archive: { isArchived: true },
  inbox: { folder: 'inbox', isArchived: false },
  spam: { folder: 'spam' },
  trash: { folder: 'trash' },
} as const;

/**
 * What is selected, or the row that one has gone to; where the list has none of it, what is open. Nothing is done to a row that one is
 * not at.
 */
function actedOn(at: QueueState, ids: readonly string[], openId: string): readonly string[] {
  const isInList = ids.some((id) => id === at.current || at.picked.includes(id));
  if (isInList) return targetsOf(at, ids);
  return openId ? [openId] : [];
}

/** Where one is after some have left the list: at the next of the rest, or at its last. */
function nextAfter(ids: readonly string[], gone: readonly string[]): string | null {
  const from = ids.indexOf(gone[0] ?? '');
  const isLeft = (id: string): boolean => !gone.includes(id);
  return ids.slice(from + 1).find(isLeft) ?? ids.findLast(isLeft) ?? null;
}

/** [MSG-15, UX-80] Where one is in a list, what is selected, and what is done with it. */
export function useInbox({ base, view, rows, openId, change, undo }: Sources) {
  const [state, setState] = useState<QueueState>(emptyQueue);
  const [isPicking, setPicking] = useState(false);
  // The visit that showed a conversation in the place of one that was moved: nobody chose it.
  const [automaticVisit, setAutomaticVisit] = useState('');
  const visit = useLocation().key;
  const ids = rows.map(({ conversationId }) => conversationId);
  const at: QueueState = { ...state, current: state.current ?? (openId || null) };
  const current = currentOf(at, ids);
  const picked = ids.filter((id) => state.picked.includes(id));
  const targets = actedOn(at, ids, openId);

  const leave = (which: readonly string[]): void => {
    const next = nextAfter(ids, which);
    setState({ ...emptyQueue, current: next });
    setPicking(false);
    if (openId && which.includes(openId)) {
      go(inboxHref(base, view, next && isWide() ? next : ''), { stay: true });
      setAutomaticVisit(visitKey());
    } else if (next) setTimeout(() => focusRow(next));
  };
  const pickAll = (which: readonly string[]): void =>
    setState({ ...state, picked: which.slice(0, MAX_CHANGED), anchor: null });

  return {
    rows,
    openId,
    current,
    picked,
    targets,
    hasOpen: targets.includes(openId),
    isAutomatic: visit === automaticVisit,
    isPicking: isPicking || picked.length > 0,
    setPicking: (isOn: boolean) => {
      setPicking(isOn);
      if (!isOn) pickAll([]);
    },
    pickAll,
    pick: (id: string, isRange: boolean) => setState(pick(at, ids, { id, isRange, most: MAX_CHANGED })),
    goTo: (id: string) => setState({ ...state, current: id }),
    step: (by: 1 | -1) => {
      const next = state.current === null && !openId ? { ...at, current: ids[0] ?? null } : step(at, ids, by);
      setState(next);
      if (next.current) focusRow(next.current);
    },
    move: (which: readonly string[], to: Destination) => {
      change(which, changeTo[to], texts.moved[to](which.length));
      leave(which);
    },
    mark: (which: readonly string[], isRead: boolean) => {
      change(which, { isRead });
      pickAll([]);
    },
    /** Goes on, or comes off where all of them have it. */
    label: (which: readonly string[], { labelId, name }: Label) => {
      const isOn = which.every((id) => knownConversation(id)?.labels.includes(labelId));
      if (isOn) change(which, { removeLabels: [labelId] });
      else change(which, { addLabels: [labelId] }, texts.labelled(which.length, name));
      pickAll([]);
    },
    undo,
  };
}

export type Inbox = ReturnType<typeof useInbox>;

/** Whether list and conversation stand side by side. */
export const isWide = (): boolean => matchMedia('(min-width: 761px)').matches;
