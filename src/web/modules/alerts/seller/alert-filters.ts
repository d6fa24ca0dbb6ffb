import {
  alertCategorySchema,
  alertPrioritySchema,
  type AlertCategory,
  type AlertPriority,
} from '#domain/alerts/model.ts';
import { alertLimits } from '#domain/alerts/limits.ts';
import { DAY } from '#domain/core/time.ts';
import type { CallInput } from '#web/platform/calls.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';

export const tabs = ['active', 'unread', 'starred', 'snoozed', 'acknowledged', 'archived'] as const;
export type AlertTab = (typeof tabs)[number];
export const dayChoices = [1, 7, 30] as const;

/** [ALERT-22] What the address asks for. */
export interface AlertFilters {
  tab: AlertTab;
  category?: AlertCategory | undefined;
  priority?: AlertPriority | undefined;
  days?: number | undefined;
  search?: string | undefined;
  tag?: string | undefined;
  /** Together by category. */
  isGrouped?: boolean | undefined;
}

const tabOf = (query: URLSearchParams): AlertTab => {
  if (query.get('snoozed') === 'true') return 'snoozed';
  if (query.get('starred') === 'true') return 'starred';
  if (query.get('unread') === 'true' || query.get('read') === 'false') return 'unread';
  return tabs.find((tab) => tab === query.get('view')) ?? 'active';
};

export const filtersOf = (query: URLSearchParams): AlertFilters => ({
  tab: tabOf(query),
  category: alertCategorySchema.safeParse(query.get('category')).data,
  priority: alertPrioritySchema.safeParse(query.get('priority')).data,
  days: dayChoices.find((days) => String(days) === query.get('days')),
  search: query.get('q')?.slice(0, 100) || undefined,
  tag: query.get('tag')?.slice(0, alertLimits.tag) || undefined,
  isGrouped: query.get('group') === 'category' || undefined,
});

const tabQuery: Record<AlertTab, [string, string][]> = {
  active: [],
  unread: [['unread', 'true']],
  starred: [['starred', 'true']],
  snoozed: [['snoozed', 'true']],
  acknowledged: [['view', 'acknowledged']],
  archived: [['view', 'archived']],
};

export function hrefOf({ tab, category, priority, days, search, tag, isGrouped }: AlertFilters): string {
  const query = new URLSearchParams(tabQuery[tab]);
  if (category) query.set('category', category);
  if (priority) query.set('priority', priority);
  if (days) query.set('days', String(days));
  if (search) query.set('q', search);
  if (tag) query.set('tag', tag);
  if (isGrouped) query.set('group', 'category');
  return `${sellerHref('alerts')}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

const views = { starred: 'all', snoozed: 'snoozed', acknowledged: 'acknowledged', archived: 'archived' } as const;

/** [UX-88] Snoozed ones are always in the order in which they wake. */
export const canGroup = (tab: AlertTab): boolean => tab !== 'snoozed' && tab !== 'archived';

/** The same as the list is asked for. Days begin at midnight, so that the list of a day keeps its name. */
export function inputOf(
  { tab, category, priority, days, search, tag, isGrouped }: AlertFilters,
  now: Date,
): CallInput<'alerts.listAlerts'> {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  return {
    view: tab === 'active' || tab === 'unread' ? 'active' : views[tab],
    unread: tab === 'unread' ? 'true' : undefined,
    starred: tab === 'starred' ? 'true' : undefined,
    category,
    priority,
    from: days ? new Date(today - (days - 1) * DAY).toISOString() : undefined,
    search,
    tag,
    order: isGrouped && canGroup(tab) ? 'category' : undefined,
  };
}

export const isFiltered = ({ category, priority, days, search, tag }: AlertFilters): boolean =>
  [category, priority, days, search, tag].some((each) => each !== undefined);
