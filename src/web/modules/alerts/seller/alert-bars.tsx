import { useState } from 'react';
import type { Alert } from '#domain/alerts/model.ts';
import { sharedSnoozeOptions } from '#domain/alerts/snooze.ts';
import { go } from '#web/platform/router/navigation.ts';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { DeskMenu } from '#web/ui/desk/desk-menu.tsx';
import { type AlertFilters, type AlertTab, canGroup, dayChoices, hrefOf } from './alert-filters.ts';
import { snoozeItems } from './snooze-items.tsx';
import { TagDialog } from './tag-dialog.tsx';
import type { AlertAction, AlertChanges } from './use-alert-changes.ts';
import * as tagTexts from './tag-texts.ts';
import * as texts from './texts.ts';

/** [ALERT-22] Words, days and tag that the list is narrowed by, and whether it is grouped [UX-88]. */
export const AlertSearchBar = ({ filters }: { filters: AlertFilters }) => (
  <div className="d-bar">
    <DeskSearch
      label={texts.search}
      placeholder={texts.search}
      value={filters.search ?? ''}
      onSearch={(search) => go(hrefOf({ ...filters, search: search || undefined }), { replace: true })}
    />
    <DeskMenu
      label={filters.days ? texts.days(filters.days) : texts.anyTime}
      isWorded
      items={[undefined, ...dayChoices].map((days) => ({
        key: String(days),
        label: days ? texts.days(days) : texts.anyTime,
        isOn: filters.days === days,
        onChoose: () => go(hrefOf({ ...filters, days })),
      }))}
    />
    {canGroup(filters.tab) && (
      <DeskCheckbox
        look="tight"
        checked={filters.isGrouped ?? false}
        onCheck={(isOn) => go(hrefOf({ ...filters, isGrouped: isOn || undefined }), { replace: true })}
      >
        {texts.group}
      </DeskCheckbox>
    )}
    {filters.tag && (
      <DeskButtonLink icon="x" isSmall kind="soft" isAlwaysShown href={hrefOf({ ...filters, tag: undefined })}>
        {tagTexts.tagged(filters.tag)}
      </DeskButtonLink>
    )}
  </div>
);

/** What several alerts of a list can become together. */
const actionsOf = (tab: AlertTab): readonly Exclude<AlertAction, 'snooze' | 'delete'>[] => {
  if (tab === 'snoozed') return ['wake', 'read', 'star', 'archive'];
  return tab === 'archived' ? ['unarchive'] : ['read', 'star', 'acknowledge', 'archive'];
};

interface BulkProps {
  alerts: readonly Alert[];
  selected: ReadonlySet<string>;
  changes: AlertChanges;
  tab: AlertTab;
}

/** [UX-88] What can be done with the alerts that are ticked. */
export function AlertBulkBar({ alerts, selected, changes, tab }: BulkProps) {
  const [isTagging, setTagging] = useState(false);
  const chosen = alerts.filter(({ id }) => selected.has(id));
  const ids = chosen.map(({ id }) => id);
  if (chosen.length === 0) return null;
  const then = (action: () => void) => (): void => {
    action();
    changes.clear();
  };
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
      {actionsOf(tab).map((action) => (
        <DeskButton key={action} isSmall onClick={then(() => changes.act(ids, action))}>
          {texts.actions[action]}
        </DeskButton>
      ))}
      {tab !== 'snoozed' && tab !== 'archived' && (
        <DeskMenu
          label={texts.actions.snooze}
          isWorded
          opens="left"
          items={snoozeItems(sharedSnoozeOptions(chosen), (hours) => then(() => changes.snooze(ids, hours))())}
        />
      )}
      {tab !== 'archived' && (
        <DeskButton isSmall onClick={() => setTagging(true)}>
          {tagTexts.tag}
        </DeskButton>
      )}
      <DeskButton isSmall onClick={then(() => changes.remove(ids))}>
        {texts.actions.delete}
      </DeskButton>
      <DeskButton isSmall kind="quiet" onClick={changes.clear}>
        {texts.actions.clear}
      </DeskButton>
      {isTagging && <TagDialog alerts={chosen} all={alerts} changes={changes} onClose={() => setTagging(false)} />}
    </div>
  );
}
