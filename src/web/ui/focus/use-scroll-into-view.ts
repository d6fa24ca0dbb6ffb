import { type FocusEvent, useRef } from 'react';

/**
 * [UX-42] Browsers bring the caret of a field of several lines into view, and the rest of it may lie under a bar: reached by the keys, all of
 * it comes. Where it is pressed it stays under the finger.
 */
export function useScrollIntoView() {
  const isPressed = useRef(false);
  return {
    onPointerDown: (): void => void (isPressed.current = true),
    onFocus: (event: FocusEvent<HTMLElement>): void => {
      if (!isPressed.current) event.currentTarget.scrollIntoView({ block: 'nearest' });
    },
    onBlur: (): void => void (isPressed.current = false),
  };
}
