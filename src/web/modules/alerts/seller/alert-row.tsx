import { memo, useState } from 'react';
import type { Alert } from '#domain/alerts/model.ts';
import { isExpiringSoon, snoozeOptions, wakesAt } from '#domain/alerts/snooze.ts';
import { clockTime, localDay } from '#web/platform/languages/formats.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { DeskMenu } from '#web/ui/desk/desk-menu.tsx';
import type { AlertChanges } from './use-alert-changes.ts';
import * as texts from './texts.ts';

const isToday = (at: string): boolean => localDay(at) === localDay(new Date().toISOString());
const timeOf = (at: string): string => (isToday(at) ? texts.today(clockTime(at)) : localDay(at));
const momentOf = (at: string): string => (isToday(at) ? timeOf(at) : `${localDay(at)} ${clockTime(at)}`);
const MINUTE_MS = 60_000;
const MONTH_DAYS = 30;

/** [ALERT-13, UX-88] How long an alert may wait, each with the moment when it wakes. */
export const snoozeItems = (
  options: ReturnType<typeof snoozeOptions>,
  onSnooze: (hours: ReturnType<typeof snoozeOptions>[number]) => void,
) =>
  options.map((hours) => ({
    key: String(hours),
    words: (
      <>
        {texts.times[hours]} <small>{texts.until(momentOf(wakesAt(new Date(), hours).toISOString()))}</small>
      </>
    ),
    onChoose: () => onSnooze(hours),
  }));

function AlertTools({ alert, changes, opener }: RowProps) {
  const [asksDelete, setAsksDelete] = useState(false);
  const { id, title } = alert;
  if (alert.archivedAt !== null) {
    const isYoung = Date.parse(alert.listedAt) > Date.now() - MONTH_DAYS * 24 * 60 * MINUTE_MS;
    return (
      <>
        {isYoung && (
          <DeskButton icon="ret" label={texts.restore(title)} onClick={() => changes.quietly(id, 'unarchive')} />
        )}
        <DeskButton icon="trash" label={texts.remove(title)} onClick={() => setAsksDelete(true)} />
        {asksDelete && (
          <ConfirmDialog
            title={texts.removeAsks}
            message={title}
            confirmText={texts.removeNow}
            type="danger"
            onConfirm={() => changes.remove(id)}
            onCancel={() => setAsksDelete(false)}
          />
        )}
      </>
    );
  }
  return (
    <>
      {!alert.read && (
        <DeskButton icon="eye" label={texts.markRead(title)} onClick={() => changes.quietly(id, 'read')} />
      )}
      <DeskButton
        icon="star"
        label={alert.starred ? texts.unstar(title) : texts.star(title)}
        aria-pressed={alert.starred}
        onClick={() => changes.quietly(id, alert.starred ? 'unstar' : 'star')}
      />
      {!alert.snoozed && (
        <DeskMenu
          icon="clock"
          label={texts.snooze(title)}
          opens="left"
          opener={opener}
          items={snoozeItems(snoozeOptions(alert), (hours) => changes.snooze([id], hours))}
        />
      )}
      {alert.acknowledgedAt === null && (
        <DeskButton icon="check" label={texts.acknowledge(title)} onClick={() => changes.act([id], 'acknowledge')} />
      )}
    </>
  );
}

function AlertNotes({ alert }: { alert: Alert }) {
  const { snoozed, snoozeUntil, autoWokenAt, snoozeDurationHours, expiresAt, tags } = alert;
  const notes = [
    snoozed && snoozeUntil && texts.wakesIn(Math.max(0, Math.ceil((Date.parse(snoozeUntil) - Date.now()) / MINUTE_MS))),
    autoWokenAt && texts.wokeAfter(texts.times[snoozeDurationHours as keyof typeof texts.times] ?? ''),
    isExpiringSoon(expiresAt, new Date()) && texts.endsSoon,
    ...tags,
  ].filter((note): note is string => Boolean(note));
  if (notes.length === 0) return null;
  return (
    <div className="d-meta">
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
    </div>
  );
}

interface RowProps {
  alert: Alert;
  changes: AlertChanges;
  /** Another number opens its snooze menu. */
  opener: number;
}

/** [UX-88, UX-90] One alert, with how pressing it is, where it leads and what can be done with it. */
export const AlertRow = memo(function AlertRow(props: RowProps) {
  const { alert, changes } = props;
  const onOpen = (): void => void (!alert.read && alert.archivedAt === null && changes.quietly(alert.id, 'read'));
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
        checked={changes.selected.has(alert.id)}
        onCheck={(isSelected) => changes.select([alert.id], isSelected)}
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
            <DeskButton kind="soft" isSmall onClick={() => changes.quietly(alert.id, 'wake')}>
              {texts.wakeNow}
            </DeskButton>
          )}
          {alert.actionUrl && (
            <DeskButtonLink kind="soft" isSmall isKept href={alert.actionUrl} lang={alert.language} onClick={onOpen}>
              {alert.actionLabel}
            </DeskButtonLink>
          )}
          <AlertTools {...props} />
        </div>
      </div>
    </article>
  );
});
