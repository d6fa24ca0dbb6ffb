import type { Alert } from '#domain/alerts/model.ts';
import { sharedSnoozeOptions } from '#domain/alerts/snooze.ts';
import { go } from '#web/platform/router/navigation.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { DeskMenu } from '#web/ui/desk/desk-menu.tsx';
import { type AlertFilters, dayChoices, hrefOf } from './alert-filters.ts';
import { snoozeItems } from './alert-row.tsx';
import type { AlertChanges } from './use-alert-changes.ts';
import * as texts from './texts.ts';

/** [ALERT-22] Words and days that the list is narrowed by. */
export const AlertSearchBar = ({ filters }: { filters: AlertFilters }) => (
  <div className="d-bar">
    <DeskSearch
      label={texts.search}
      placeholder={texts.search}
      words={filters.search ?? ''}
      onWords={(search) => go(hrefOf({ ...filters, search: search || undefined }), { replace: true })}
    />
    <DeskMenu
      label={filters.days ? texts.days(filters.days) : texts.anyTime}
      isWorded
      items={[undefined, ...dayChoices].map((days) => ({
        key: String(days),
        words: days ? texts.days(days) : texts.anyTime,
        isOn: filters.days === days,
        onChoose: () => go(hrefOf({ ...filters, days })),
      }))}
    />
  </div>
);

/** [UX-88] What can be done with the alerts that are ticked. */
export function AlertBulkBar({ alerts, changes }: { alerts: readonly Alert[]; changes: AlertChanges }) {
  const chosen = alerts.filter(({ id }) => changes.selected.has(id));
  const ids = chosen.map(({ id }) => id);
  if (chosen.length === 0) return null;
  return (
    <div className="d-bar d-alert-bulk" role="group" aria-label={texts.chosen(chosen.length)}>
      <DeskCheckbox
        look="bare"
        aria-label={texts.chooseAll}
        checked={chosen.length === alerts.length}
        isMixed={chosen.length < alerts.length}
        onCheck={(isAll) =>
          isAll
            ? changes.select(
                alerts.map(({ id }) => id),
                true,
              )
            : changes.clear()
        }
      />
      <b role="status">{texts.chosen(chosen.length)}</b>
      <span className="d-spacer" />
      {(['read', 'star', 'acknowledge', 'archive'] as const).map((act) => (
        <DeskButton key={act} isSmall onClick={() => changes.act(ids, act)}>
          {texts.acts[act]}
        </DeskButton>
      ))}
      <DeskMenu
        label={texts.acts.snooze}
        isWorded
        opens="left"
        items={snoozeItems(sharedSnoozeOptions(chosen), (hours) => changes.snooze(ids, hours))}
      />
      <DeskButton isSmall kind="quiet" onClick={changes.clear}>
        {texts.acts.clear}
      </DeskButton>
    </div>
  );
}
