import { memo, useEffect, useEffectEvent, useState } from 'react';
import type { Alert } from '#domain/alerts/model.ts';
import { isExpiringSoon, snoozeOptions } from '#domain/alerts/snooze.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { DeskMenu } from '#web/ui/desk/desk-menu.tsx';
import { Link } from '#web/ui/link.tsx';
import { filtersOf, hrefOf } from './alert-filters.ts';
import { timeOf } from './alert-times.ts';
import { snoozeItems } from './snooze-items.tsx';
import { TagDialog } from './tag-dialog.tsx';
import type { AlertChanges } from './use-alert-changes.ts';
import * as tagTexts from './tag-texts.ts';
import * as texts from './texts.ts';

const MINUTE_MS = 60_000;
const MONTH_DAYS = 30;

function ArchivedTools({ alert, changes }: Pick<RowProps, 'alert' | 'changes'>) {
  const { id, title } = alert;
  const isYoung = Date.parse(alert.listedAt) > Date.now() - MONTH_DAYS * 24 * 60 * MINUTE_MS;
  return (
    <>
      {isYoung && <DeskButton icon="ret" label={texts.restore(title)} onClick={() => changes.act([id], 'unarchive')} />}
      <DeskButton icon="trash" label={texts.remove(title)} onClick={() => changes.remove([id])} />
    </>
  );
}

function AlertTools({ alert, changes, opener, opens, onTags }: RowProps & { onTags: () => void }) {
  const { id, title } = alert;
  if (alert.archivedAt !== null) return <ArchivedTools alert={alert} changes={changes} />;
  const more = [
    alert.read
      ? { key: 'unread', label: texts.markUnread, onChoose: () => changes.quietly([id], { kind: 'unread' }) }
      : { key: 'read', label: texts.actions.read, onChoose: () => changes.quietly([id], { kind: 'read' }) },
    { key: 'tags', label: tagTexts.tag, onChoose: onTags },
    { key: 'archive', label: texts.actions.archive, onChoose: () => changes.act([id], 'archive') },
    { key: 'delete', label: texts.actions.delete, onChoose: () => changes.remove([id]) },
  ];
  return (
    <>
      <DeskButton
        icon="star"
        label={alert.starred ? texts.unstar(title) : texts.star(title)}
        aria-pressed={alert.starred}
        onClick={() => changes.quietly([id], { kind: alert.starred ? 'unstar' : 'star' })}
      />
      {!alert.snoozed && (
        <DeskMenu
          icon="clock"
          label={texts.snooze(title)}
          opener={opens === 'snooze' ? opener : 0}
          items={snoozeItems(snoozeOptions(alert), (hours) => changes.snooze([id], hours))}
        />
      )}
      {alert.acknowledgedAt === null && (
        <DeskButton icon="check" label={texts.acknowledge(title)} onClick={() => changes.act([id], 'acknowledge')} />
      )}
      <DeskMenu icon="dots" label={texts.more(title)} items={more} />
    </>
  );
}

function AlertNotes({ alert }: { alert: Alert }) {
  const { snoozed, snoozeUntil, autoWokenAt, snoozeDurationHours, expiresAt, tags } = alert;
  const filters = filtersOf(useQueryParams());
  const notes = [
    snoozed && snoozeUntil && texts.wakesIn(Math.max(0, Math.ceil((Date.parse(snoozeUntil) - Date.now()) / MINUTE_MS))),
    autoWokenAt && texts.wokeAfter(texts.times[snoozeDurationHours as keyof typeof texts.times] ?? ''),
    isExpiringSoon(expiresAt, new Date()) && texts.endsSoon,
  ].filter((note): note is string => Boolean(note));
  if (notes.length + tags.length === 0) return null;
  return (
    <div className="d-meta">
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
      {tags.map((tag) => (
        <Link key={tag} className="d-alert-tag" href={hrefOf({ ...filters, tag })} aria-label={tagTexts.tagged(tag)}>
          {tag}
        </Link>
      ))}
    </div>
  );
}

interface RowProps {
  alert: Alert;
  changes: AlertChanges;
  isSelected: boolean;
  /** Another number opens its snooze menu or its tags. */
  opener: number;
  opens: 'snooze' | 'tags';
}

/** [UX-88, UX-90] One alert, with how pressing it is, where it leads and what can be done with it. */
export const AlertRow = memo(function AlertRow(props: RowProps) {
  const { alert, changes, isSelected, opener, opens } = props;
  const [isTagging, setTagging] = useState(false);
  const onOpener = useEffectEvent(() => {
    if (opens === 'tags') setTagging(true);
  });
  useEffect(() => {
    if (opener > 0) onOpener();
  }, [opener]);
  const onOpen = (): void =>
    void (!alert.read && alert.archivedAt === null && changes.quietly([alert.id], { kind: 'read' }));
  return (
    <article
      className={`d-alert d-${alert.priority} ${alert.read ? 'd-read' : ''}`}
      aria-label={alert.title}
      data-alert={alert.id}
      tabIndex={-1}
    >
      <DeskCheckbox
        look="bare"
        aria-label={texts.choose(alert.title)}
        checked={isSelected}
        onCheck={(isTicked) => changes.select([alert.id], isTicked)}
      />
      <span
        className="d-dot"
        role={alert.read ? undefined : 'img'}
        aria-label={alert.read ? undefined : texts.unread}
      />
      <span className={`d-prio d-${alert.priority}`}>
        <DeskIcon name={alert.priority} />
        {texts.priorities[alert.priority]}
      </span>
      <div className="d-alert-text">
        <h2 lang={alert.language}>{alert.title}</h2>
        <p lang={alert.language}>{alert.message}</p>
        <AlertNotes alert={alert} />
      </div>
      <div className="d-alert-side">
        <time dateTime={alert.listedAt}>{timeOf(alert.listedAt)}</time>
        <div className="d-tools">
          {alert.snoozed && (
            <DeskButton kind="soft" isSmall onClick={() => changes.act([alert.id], 'wake')}>
              {texts.wakeNow}
            </DeskButton>
          )}
          {alert.actionUrl && (
            <DeskButtonLink
              kind="soft"
              isSmall
              isAlwaysShown
              href={alert.actionUrl}
              lang={alert.language}
              onClick={onOpen}
            >
              {alert.actionLabel}
            </DeskButtonLink>
          )}
          <AlertTools {...props} onTags={() => setTagging(true)} />
        </div>
      </div>
      {isTagging && <TagDialog alerts={[alert]} all={[alert]} changes={changes} onClose={() => setTagging(false)} />}
    </article>
  );
});
