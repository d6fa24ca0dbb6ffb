import { type RefObject, useEffect, useState } from 'react';

const GESTURES = ['pointerdown', 'click', 'keydown', 'wheel'] as const;

/** [MSG-15] Whether somebody looks at a conversation: they opened it, or pressed, typed or scrolled in it. Its head only moves it. */
export function useAttention(pane: RefObject<HTMLElement | null>, isAutomatic: boolean): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const section = pane.current;
    if (!section || !isAutomatic || isTouched) return undefined;
    const onGesture = ({ target }: Event): void => {
      if (!(target as Element).closest('.thread__head')) setTouched(true);
    };
    for (const gesture of GESTURES) section.addEventListener(gesture, onGesture, { passive: true });
    return () => {
      for (const gesture of GESTURES) section.removeEventListener(gesture, onGesture);
    };
  }, [pane, isAutomatic, isTouched]);
  return isTouched || !isAutomatic;
}
