import { type RefObject, useEffect } from 'react';

/**
 * What a button has opened beside itself takes the focus, and is closed by Escape, which gives the focus back to the button, and by a press
 * beside both.
 */
export function useClosing(opened: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const around = (): HTMLElement | null | undefined => opened.current?.parentElement;
    opened.current?.querySelector<HTMLElement>('a, button')?.focus();
    const outside = ({ target }: Event): void => {
      if (!around()?.contains(target as Node)) close();
    };
    const escape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      around()?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', escape);
    };
  }, []);
}
