import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from '#domain/messages/model.ts';

/** So near to the end counts as the end. */
const END_PIXELS = 60;
/** So near to the beginning, what was written before is fetched. */
const START_PIXELS = 240;

interface Sources {
  items: readonly Message[];
  /** How many of one's own are not sent yet. */
  waiting: number;
  newFrom: number | null;
}

interface ThreadScroll {
  scroller: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  /** How many came while one read further up. */
  newCount: number;
  toEnd: () => void;
}

/** [UX-84] Begins at what is new or at the end, stays at the end as long as one is there, and never jumps while one reads older ones. */
export function useThreadScroll({ items, waiting, newFrom }: Sources): ThreadScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  // The newest that was shown at the end.
  const [seenTo, setSeenTo] = useState(() => items.at(-1)?.number ?? 0);
  const before = useRef({ first: 0, last: 0, waiting: 0, height: 0 });
  const first = items[0]?.number ?? 0;
  const last = items.at(-1)?.number ?? 0;

  const follow = useEffectEvent((now: { first: number; last: number; waiting: number }) => {
    const box = scroller.current;
    if (!box) return;
    const was = before.current;
    before.current = { ...now, height: box.scrollHeight };
    const isFirst = was.last === 0;
    const line = isFirst && newFrom !== null ? box.querySelector<HTMLElement>('#new-from-here') : null;
    if (line) box.scrollTop = line.offsetTop - box.offsetTop - 12;
    else if (isFirst || now.waiting > was.waiting || (isAtEnd && (now.last > was.last || now.waiting < was.waiting)))
      box.scrollTop = box.scrollHeight;
    else if (now.first < was.first) box.scrollTop += box.scrollHeight - was.height;
  });
  useLayoutEffect(() => follow({ first, last, waiting }), [first, last, waiting]);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    let wasAtEnd = false;
    const look = (): void => {
      const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < END_PIXELS;
      if (atEnd) setSeenTo(before.current.last);
      wasAtEnd = atEnd;
      setAtEnd(atEnd);
      const older = box.querySelector<HTMLElement>('.thread__older');
      if (box.clientHeight > 0 && box.scrollTop < START_PIXELS && !older?.ariaDisabled) older?.click();
    };
    look();
    box.addEventListener('scroll', look, { passive: true });
    // The window or the keys of a phone took room: whoever was at the end stays there.
    const sizes = new ResizeObserver(() => {
      if (wasAtEnd) box.scrollTop = box.scrollHeight;
      look();
    });
    sizes.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, []);
  const newCount = isAtEnd ? 0 : items.filter(({ number, isOwn }) => number > seenTo && !isOwn).length;
  return {
    scroller,
    isAtEnd,
    newCount,
    toEnd: () => scroller.current?.scrollTo({ top: scroller.current.scrollHeight }),
  };
}
