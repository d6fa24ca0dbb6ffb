import { useEffect, useRef } from 'react';
import type { ReviewRow } from '#domain/listings/review/review-contract.ts';
import { Thumb } from '#web/ui/desk/desk-parts.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { PickBox } from '#web/modules/admin/queues/queue-parts.tsx';
import type { Waiting } from '#web/modules/admin/queues/use-decisions.ts';
import type { Queue } from '#web/modules/admin/queues/use-queue.ts';
import * as texts from './queue-texts.ts';

export interface WaitingListing extends Waiting {
  listing: ReviewRow;
}

/** What waits, in a row: a press shows it below, the box picks it. */
export function ListingStrip({ queue, mayDecide }: { queue: Queue<WaitingListing>; mayDecide: boolean }) {
  const strip = useRef<HTMLUListElement>(null);
  const next = queue.shown[queue.shown.findIndex(({ id }) => id === queue.current) + 1];
  const ahead = next?.listing.pictures[0]?.id;
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [queue.current]);
  // [UX-98] The picture of the next one is there before one goes to it.
  useEffect(() => {
    if (ahead) new Image().src = `/pictures/${ahead}/640.webp`;
  }, [ahead]);
  return (
    <ul className="d-waits" ref={strip} aria-label={texts.thatWait}>
      {queue.shown.map((item) => {
        const { id, name, listing } = item;
        const isPicked = queue.picked.includes(id);
        const isCurrent = id === queue.current;
        return (
          <li key={id} className={`d-wait${isPicked ? ' is-picked' : ''}`} aria-current={isCurrent || undefined}>
            {mayDecide && <PickBox queue={queue} item={item} />}
            <button type="button" aria-pressed={isCurrent} onClick={() => queue.goTo(id)}>
              <Thumb picture={listing.pictures[0]} size={40} />
              <span className="d-two">
                <b>{name}</b>
                <small>{timeText(listing.submittedAt)}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
