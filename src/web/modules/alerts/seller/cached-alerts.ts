import type { InfiniteData } from '@tanstack/react-query';
import type { Alert } from '#domain/alerts/model.ts';
import { wakesAt } from '#domain/alerts/snooze.ts';
import type { CallInput, CallOutput } from '#web/platform/calls.ts';
import type { AlertTab } from './alert-filters.ts';

export type AlertChange = CallInput<'alerts.changeAlerts'>['change'] | { kind: 'delete' };
export type AlertPages = InfiniteData<CallOutput<'alerts.listAlerts'>>;

const open = ['active', 'unread', 'acknowledged'] as const;
/** The lists that an alert leaves by a change. By any other it stays where its reader has it before them. */
const leaves: Partial<Record<AlertChange['kind'], readonly AlertTab[]>> = {
  snooze: open,
  wake: ['snoozed'],
  acknowledge: ['active', 'unread'],
  unacknowledge: ['acknowledged'],
  archive: [...open, 'starred', 'snoozed'],
  unarchive: ['archived'],
  delete: [...open, 'starred', 'snoozed', 'archived'],
};

const flags: Partial<Record<AlertChange['kind'], Partial<Alert>>> = {
  read: { read: true },
  unread: { read: false },
  star: { starred: true },
  unstar: { starred: false },
  wake: { snoozed: false, snoozeUntil: null },
  unacknowledge: { acknowledgedAt: null },
};

function patchOf(alert: Alert, change: AlertChange, now: Date): Partial<Alert> {
  if (change.kind === 'tag') return { tags: change.tags };
  if (change.kind === 'add-tag') return { tags: [...alert.tags, change.tag] };
  if (change.kind === 'remove-tag') return { tags: alert.tags.filter((tag) => tag !== change.tag) };
  if (change.kind === 'snooze') return { snoozed: true, snoozeUntil: wakesAt(now, change.hours).toISOString() };
  if (change.kind === 'acknowledge') return { acknowledgedAt: now.toISOString(), read: true };
  return flags[change.kind] ?? {};
}

interface Changed {
  ids: readonly string[];
  change: AlertChange;
  tab: AlertTab;
  /** How many of the shop are unread now. */
  unread: number;
  now: Date;
}

/** [ALERT-22] A list after a change, without reading it again: nothing else in it moves. */
export function changedPages(data: AlertPages, { ids, change, tab, unread, now }: Changed): AlertPages {
  const changed = new Set(ids);
  const isGone = leaves[change.kind]?.includes(tab) ?? false;
  const itemsOf = (items: readonly Alert[]): Alert[] =>
    items.flatMap((alert) => {
      if (!changed.has(alert.id)) return alert;
      return isGone ? [] : { ...alert, ...patchOf(alert, change, now) };
    });
  const countOf = (pages: readonly { items: readonly Alert[] }[]): number =>
    pages.reduce((count, { items }) => count + items.filter(({ read }) => !read).length, 0);
  const pages = data.pages.map((page) => ({ ...page, items: itemsOf(page.items) }));
  const fewer = countOf(data.pages) - countOf(pages);
  return {
    ...data,
    pages: pages.map((page) => ({ ...page, unread, unreadHere: Math.max(0, page.unreadHere - fewer) })),
  };
}
