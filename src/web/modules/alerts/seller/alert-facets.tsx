import { alertCategorySchema, alertPriorities } from '#domain/alerts/model.ts';
import { formatNumber } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { type AlertFilters, hrefOf, isFiltered } from './alert-filters.ts';
import * as texts from './texts.ts';
import './alert-facets.css';

/** [ALERT-22] Categories and priorities, with how many active alerts there are of each. */
export function AlertFacets({ filters }: { filters: AlertFilters }) {
  const { data } = useCall('alerts.getAlertStats', {});
  // A number says how many its link shows: those of the active list, narrowed by nothing else.
  const { tab, category: _category, priority: _priority, ...others } = filters;
  const isCounted = (other: string | undefined): boolean =>
    tab === 'active' && !isFiltered({ tab, ...others }) && !other;
  const countOf = (count: number | undefined, other: string | undefined) =>
    data && isCounted(other) && <b>{formatNumber(count ?? 0)}</b>;
  const facet = (isCurrent: boolean) => ({
    className: isCurrent ? 'd-current' : '',
    'aria-current': isCurrent ? ('true' as const) : undefined,
  });
  return (
    <div className="d-facet">
      <nav aria-label={texts.listOfCategories}>
        <h2>{texts.category}</h2>
        <Link {...facet(!filters.category)} href={hrefOf({ ...filters, category: undefined })}>
          {texts.all}
        </Link>
        {alertCategorySchema.options.map((category) => (
          <Link key={category} {...facet(filters.category === category)} href={hrefOf({ ...filters, category })}>
            {texts.categories[category]}
            {countOf(data?.byCategory[category], filters.priority)}
          </Link>
        ))}
      </nav>
      <nav aria-label={texts.priority}>
        <h2>{texts.priority}</h2>
        <Link {...facet(!filters.priority)} href={hrefOf({ ...filters, priority: undefined })}>
          {texts.all}
        </Link>
        {alertPriorities.map((priority) => (
          <Link key={priority} {...facet(filters.priority === priority)} href={hrefOf({ ...filters, priority })}>
            <span className={`d-prio d-${priority}`}>
              <DeskIcon name={priority} />
              {texts.priorities[priority]}
            </span>
            {countOf(data?.byPriority[priority], filters.category)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
