import { useState } from 'react';
import type { SnoozeHours } from '#domain/alerts/model.ts';
import type { CallInput } from '#web/platform/calls.ts';
import { useSend } from '#web/platform/use-send.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { refreshAlerts } from './refresh-alerts.ts';
import * as texts from './texts.ts';

type Change = CallInput<'alerts.changeAlerts'>['change'];
/** What the page does to several alerts, with what takes it back. */
const undoing = {
  read: 'unread',
  snooze: 'wake',
  star: 'unstar',
  acknowledge: 'unacknowledge',
  archive: 'unarchive',
} as const;
export type AlertAct = keyof typeof undoing;

const failed = (problem: Error): void => void showToast(problem.message, { type: 'error' });

/** [ALERT-12, ALERT-22] Changes of alerts, each with its undo. They go on when the page is left by an alert's own link. */
export function useAlertChanges() {
  const { sendAndWait } = useSend('alerts.changeAlerts');
  const { sendAndWait: sendRead } = useSend('alerts.markRead');
  const { sendAndWait: sendDelete } = useSend('alerts.deleteAlerts');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const change = (ids: readonly string[], made: Change): Promise<string[]> =>
    sendAndWait({ ids: [...ids], change: made })
      .then(({ changed }) => changed)
      .catch((problem: Error) => {
        failed(problem);
        return [];
      })
      .finally(refreshAlerts);
  const offerUndo = (act: AlertAct, changed: readonly string[]): void => {
    if (changed.length === 0) return;
    showToast(texts.done[act](changed.length), {
      type: 'success',
      act: { label: texts.undo, onClick: () => void change(changed, { kind: undoing[act] }) },
    });
  };
  return {
    selected,
    select: (ids: readonly string[], isSelected: boolean): void =>
      setSelected((now) => new Set(isSelected ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id)))),
    clear: (): void => setSelected(new Set()),
    /** Does it, and offers to take it back. */
    act: (ids: readonly string[], act: Exclude<AlertAct, 'snooze'>): void => {
      setSelected(new Set());
      void change(ids, { kind: act }).then((changed) => offerUndo(act, changed));
    },
    snooze: (ids: readonly string[], hours: SnoozeHours): void => {
      setSelected(new Set());
      void change(ids, { kind: 'snooze', hours }).then((changed) => offerUndo('snooze', changed));
    },
    /** A change whose row shows what takes it back. */
    quietly: (id: string, kind: 'read' | 'star' | 'unstar' | 'wake' | 'unarchive'): void => void change([id], { kind }),
    readAll: (category: CallInput<'alerts.markRead'>['category']): void =>
      void sendRead({ ids: 'all', category })
        .then(({ changed }) => changed.length <= 1000 && offerUndo('read', changed))
        .catch(failed)
        .finally(refreshAlerts),
    remove: (id: string): void =>
      void sendDelete({ ids: [id] })
        .catch(failed)
        .finally(refreshAlerts),
  };
}
export type AlertChanges = ReturnType<typeof useAlertChanges>;
