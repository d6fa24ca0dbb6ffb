import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { SnoozeHours } from '#domain/alerts/model.ts';
import type { CallInput } from '#web/platform/calls.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { useSend } from '#web/platform/use-send.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { type AlertTab, filtersOf } from './alert-filters.ts';
import { type AlertChange, type AlertPages, changedPages } from './cached-alerts.ts';
import { LIST, refreshAfterOwnChange, refreshAlerts } from './refresh-alerts.ts';
import * as texts from './texts.ts';

/** What the page does to several alerts, with what takes it back. */
const undoing = {
  read: 'unread',
  snooze: 'wake',
  star: 'unstar',
  acknowledge: 'unacknowledge',
  archive: 'unarchive',
  unarchive: 'archive',
} as const;
type Undoable = keyof typeof undoing;
export type AlertAction = Undoable | 'wake' | 'delete';
type Sent = Exclude<AlertChange, { kind: 'delete' }>;

/** The list that is shown. */
interface Shown {
  key: QueryKey | undefined;
  tab: AlertTab;
}
const shown = (): Shown => ({
  key: queryClient.getQueryCache().findAll({ queryKey: LIST, type: 'active' })[0]?.queryKey,
  tab: filtersOf(new URLSearchParams(location.search)).tab,
});

const failed = (problem: Error): void => void showToast(problem.message, { type: 'error' });
const stored = ({ key }: Shown): AlertPages | undefined => key && queryClient.getQueryData<AlertPages>(key);

/** Writes a change into the list that is shown; answers how to take it back there. */
function show(list: Shown, made: { ids: readonly string[]; change: AlertChange; unread: number }): () => void {
  const before = stored(list);
  const after =
    list.key &&
    before &&
    queryClient.setQueryData<AlertPages>(list.key, changedPages(before, { ...made, tab: list.tab, now: new Date() }));
  refreshAfterOwnChange();
  return () => {
    if (list.key && after && stored(list) === after) queryClient.setQueryData(list.key, before);
    else refreshAlerts();
    refreshAfterOwnChange();
  };
}

function useSenders() {
  const { sendAndWait: change } = useSend('alerts.changeAlerts');
  const { sendAndWait: markRead } = useSend('alerts.markRead');
  const { sendAndWait: remove } = useSend('alerts.deleteAlerts');
  const { sendAndWait: restore } = useSend('alerts.restoreAlerts');
  return useState({ change, markRead, remove, restore })[0];
}

/** The changes themselves: the same object for as long as the page stands, so that rows that did not change are not drawn again. */
function changesOf(senders: ReturnType<typeof useSenders>) {
  const offerUndo = (action: AlertAction, count: number, undo: (() => Promise<unknown>) | null): void => {
    if (count === 0) return;
    const onClick = (): void => void undo?.().catch(failed);
    showToast(texts.done[action](count), { type: 'success', ...(undo && { action: { label: texts.undo, onClick } }) });
  };
  const send = async (ids: readonly string[], change: Sent) => {
    const list = shown();
    const { changed, unread } = await senders.change({ ids: [...ids], change });
    return { changed, takeBack: show(list, { ids: changed, change, unread }) };
  };
  const refused = (problem: Error): void => {
    failed(problem);
    refreshAlerts();
  };
  const applyChange = async (ids: readonly string[], change: Sent & { kind: Undoable | 'wake' }): Promise<void> => {
    const { changed, takeBack } = await send(ids, change);
    const undone = change.kind === 'wake' ? null : undoing[change.kind];
    const undo = undone && (() => senders.change({ ids: changed, change: { kind: undone } }).then(takeBack));
    offerUndo(change.kind, changed.length, undo);
  };
  const remove = async (ids: readonly string[]): Promise<void> => {
    const list = shown();
    const { changed, unread } = await senders.remove({ ids: [...ids] });
    const revert = show(list, { ids: changed, change: { kind: 'delete' }, unread });
    offerUndo('delete', changed.length, () => senders.restore({ ids: changed }).then(revert));
  };
  const readAll = async (category: CallInput<'alerts.markRead'>['category']): Promise<void> => {
    const { changed } = await senders.markRead({ ids: 'all', category });
    refreshAlerts();
    const undo = () => senders.change({ ids: changed, change: { kind: 'unread' } }).then(refreshAlerts);
    offerUndo('read', changed.length, changed.length <= 1000 ? undo : null);
  };
  return {
    /** Does it, and offers to take it back. */
    act: (ids: readonly string[], kind: Exclude<Undoable, 'snooze'> | 'wake'): void =>
      void applyChange(ids, { kind }).catch(refused),
    snooze: (ids: readonly string[], hours: SnoozeHours): void =>
      void applyChange(ids, { kind: 'snooze', hours }).catch(refused),
    /** A change whose row shows what takes it back. */
    quietly: (ids: readonly string[], change: Sent): void => void send(ids, change).catch(refused),
    remove: (ids: readonly string[]): void => void remove(ids).catch(refused),
    readAll: (category: CallInput<'alerts.markRead'>['category']): void => void readAll(category).catch(refused),
  };
}

/** [ALERT-12, ALERT-22] Changes of alerts, each with its undo. They go on when the page is left by an alert's own link. */
export function useAlertChanges() {
  const senders = useSenders();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [changes] = useState(() => {
    const select = (ids: readonly string[], isSelected: boolean): void =>
      setSelected((now) => new Set(isSelected ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))));
    return { ...changesOf(senders), select, clear: () => setSelected(new Set()) };
  });
  return { changes, selected };
}
export type AlertChanges = ReturnType<typeof useAlertChanges>['changes'];
