import { useEffect } from 'react';
import { useKeysOn } from '#web/ui/focus/single-keys.ts';
import type { Alert } from '#domain/alerts/model.ts';
import type { AlertChanges } from './use-alert-changes.ts';

interface Keys {
  alerts: readonly Alert[];
  selected: ReadonlySet<string>;
  changes: AlertChanges;
  open: (id: string, what: 'snooze' | 'tags') => void;
}

const rowOf = (id: string): HTMLElement | null => document.querySelector(`[data-alert="${CSS.escape(id)}"]`);
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, [role=menu], dialog') !== null;

/** [ALERT-22] J and K go from alert to alert; the others do something with the one that has the focus. */
export function useAlertKeys({ alerts, selected, changes, open }: Keys): void {
  const isOn = useKeysOn();
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const focused = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>('[data-alert]')?.dataset[
        'alert'
      ];
      const at = alerts.findIndex(({ id }) => id === focused);
      const alert = alerts[at];
      const move = (step: number): void => rowOf(alerts[at < 0 ? 0 : at + step]?.id ?? '')?.focus();
      const handlers: Record<string, () => void> = {
        j: () => move(1),
        k: () => move(-1),
        ...(alert && {
          s: () => changes.quietly([alert.id], { kind: alert.starred ? 'unstar' : 'star' }),
          o: () => rowOf(alert.id)?.querySelector<HTMLElement>('a[href]')?.click(),
          h: () => open(alert.id, 'snooze'),
          t: () => open(alert.id, 'tags'),
          '#': () => changes.remove([alert.id]),
          e: () => changes.act([alert.id], 'acknowledge'),
          a: () => changes.act([alert.id], 'archive'),
          x: () => changes.select([alert.id], !selected.has(alert.id)),
        }),
      };
      const handler = handlers[event.key.toLowerCase()];
      if (!handler) return;
      event.preventDefault();
      handler();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
