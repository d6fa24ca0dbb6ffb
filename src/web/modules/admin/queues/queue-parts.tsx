import { MAX_AT_ONCE } from '#domain/admin/decided.ts';
import type { SkippedRecords, Waiting } from './use-decisions.ts';
import type { Queue } from './use-queue.ts';
import { useKeysOn } from '#web/ui/focus/single-keys.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import * as texts from './texts.ts';
import './queues.css';

export const itemId = (id: string): string => `waits-${id}`;

/** Goes to what is next; where nothing is left, to the head of the page. */
export function focusItem(id: string | null): void {
  const item = id === null ? null : document.getElementById(itemId(id));
  (item ?? document.querySelector<HTMLElement>('#main h1'))?.focus();
}

/** A key beside its act; the act itself names it to those who do not see it. */
export const Key = ({ children }: { children: string }) =>
  useKeysOn() ? <kbd aria-hidden="true">{children}</kbd> : null;

/** What could not be decided and why, until it is put away. */
export const SkippedNotice = ({ left, onAway }: { left: SkippedRecords | null; onAway: () => void }) =>
  left && (
    <div className="d-left" role="alert">
      <div className="d-grow">
        <p>{left.message}</p>
        {left.rows.length > 0 && (
          <ul>
            {left.rows.map(({ name, problem }) => (
              <li key={name + problem}>
                <b>{name}</b>: {problem}
              </li>
            ))}
          </ul>
        )}
      </div>
      {left.retry && (
        <DeskButton isSmall onClick={left.retry}>
          {texts.sendAgain}
        </DeskButton>
      )}
      <DeskButton isSmall onClick={onAway}>
        {texts.putAway}
      </DeskButton>
    </div>
  );

interface HeadProps<Item extends Waiting> {
  queue: Queue<Item>;
  what: string;
  mayDecide: boolean;
  onHelp: () => void;
}

/** Above a queue: all of them at once, how many are picked, and the keys. */
export function QueueHead<Item extends Waiting>({ queue, what, mayDecide, onHelp }: HeadProps<Item>) {
  const ids = queue.shown.map(({ id }) => id).slice(0, MAX_AT_ONCE);
  const isAll = ids.length > 0 && ids.every((id) => queue.picked.includes(id));
  return (
    <div className="d-qhead">
      {mayDecide && (
        <DeskCheckbox
          look="tight"
          checked={isAll}
          isMixed={!isAll && queue.picked.length > 0}
          onCheck={() => queue.pickAll(isAll ? [] : ids)}
        >
          {ids.length === queue.shown.length ? texts.pickAll : texts.pickFirst(ids.length)}
        </DeskCheckbox>
      )}
      <span className="d-spacer" />
      <span className="visually-hidden" role="status">
        {queue.picked.length > 0 ? texts.pickedOf(queue.picked.length, what) : ''}
      </span>
      <DeskButton isSmall onClick={onHelp} aria-keyshortcuts="?">
        {texts.help.keys} <kbd aria-hidden="true">?</kbd>
      </DeskButton>
    </div>
  );
}

/** Picks one; with Shift as far as the last pick. */
export const PickBox = <Item extends Waiting>({ queue, item }: { queue: Queue<Item>; item: Item }) => (
  <DeskCheckbox
    look="bare"
    checked={queue.picked.includes(item.id)}
    aria-label={texts.pick(item.name)}
    onCheck={() => undefined}
    onClick={(event) => queue.pick(item.id, event.shiftKey)}
  />
);

interface BarProps<Item extends Waiting> {
  queue: Queue<Item>;
  labels: Record<'approve' | 'reject', string>;
  /** Undefined for whoever may only reject. */
  onApprove: (() => void) | undefined;
  onReject: () => void;
}

/** At the foot of the window while something is picked: what can be done with all of it. */
export function PickBar<Item extends Waiting>({ queue, labels, onApprove, onReject }: BarProps<Item>) {
  const count = queue.picked.length;
  if (count === 0) return null;
  return (
    <section className="d-pickbar" aria-label={texts.whatIsPicked}>
      <b>{texts.picked(count)}</b>
      <DeskButton kind="link" onClick={() => queue.pickAll([])}>
        {texts.pickNone}
      </DeskButton>
      <span className="d-spacer" />
      <DeskButton onClick={queue.skip} aria-keyshortcuts="s">
        {texts.skip} <Key>S</Key>
      </DeskButton>
      <DeskButton kind="danger" onClick={onReject} aria-keyshortcuts="r">
        {texts.doCount(labels.reject, count)} <Key>R</Key>
      </DeskButton>
      {onApprove && (
        <DeskButton kind="primary" onClick={onApprove} aria-keyshortcuts="a">
          {texts.doCount(labels.approve, count)} <Key>A</Key>
        </DeskButton>
      )}
    </section>
  );
}
