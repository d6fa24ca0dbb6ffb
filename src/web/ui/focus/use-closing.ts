import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * What a button has opened beside itself takes the focus, and is closed by Escape, which gives the focus back to the button, and by a press
 * beside both.
 */
export function useClosing(opened: RefObject<HTMLElement | null>, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const around = (): HTMLElement | null | undefined => opened.current?.parentElement;
    opened.current?.querySelector<HTMLElement>('a, button')?.focus();
    const outside = ({ target }: Event): void => {
      if (!around()?.contains(target as Node)) onClose();
    };
    const escape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      around()?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      onClose();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [opened]);
}
