import type { ReactNode } from 'react';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { Thumb } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import type { QueueActions } from '#web/modules/admin/queues/queue-view.tsx';
import { itemId, Key, PickBox } from '#web/modules/admin/queues/queue-parts.tsx';
import type { ReviewState } from '#domain/reviews/model.ts';
import * as texts from './review-queue-texts.ts';

export interface ReviewOrQuestion {
  id: string;
  version: string;
  name: string;
  picture: Parameters<typeof Thumb>[0]['picture'];
  title: string;
  href: string;
  who: string;
  at: string;
  state: ReviewState;
  text: ReactNode;
  /** What else its list offers. */
  actions?: ReactNode;
}

interface Props {
  item: ReviewOrQuestion;
  actions: QueueActions<ReviewOrQuestion>;
  mayDecide: boolean;
  mayApprove: boolean;
}

/** Words of a person, with what they are about and what can be done. */
export function ReviewQueueRow({ item, actions, mayDecide, mayApprove }: Props) {
  const { id, name, picture, title, href, who, at, state } = item;
  const { queue, approve, reject } = actions;
  const isCurrent = id === queue.current;
  const hasKeys = isCurrent && queue.picked.length === 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys J and K bring the focus here
    <article
      id={itemId(id)}
      className={`d-review${mayDecide && queue.picked.includes(id) ? ' is-picked' : ''}`}
      tabIndex={-1}
      aria-label={name}
      aria-current={isCurrent || undefined}
      onFocus={() => !isCurrent && queue.goTo(id)}
    >
      {mayDecide && <PickBox queue={queue} item={item} />}
      <Thumb picture={picture} size={56} />
      <div className="d-grow">
        <p>
          <Link className="d-link" href={href}>
            {title}
          </Link>{' '}
          <span className="d-t2 d-small">{`${who}, ${timeText(at)} UTC, ${texts.states[state]}`}</span>
        </p>
        {item.text}
      </div>
      {(mayDecide || item.actions) && (
        <div className="d-acts2">
          {item.actions}
          {mayDecide && mayApprove && (
            <DeskButton isSmall onClick={() => approve([item])}>
              {state === 'visible' ? texts.keepIt : texts.showIt} {hasKeys && <Key>A</Key>}
            </DeskButton>
          )}
          {mayDecide && (
            <DeskButton kind="danger" isSmall onClick={() => reject([item])}>
              {texts.hideIt} {hasKeys && <Key>R</Key>}
            </DeskButton>
          )}
        </div>
      )}
    </article>
  );
}
