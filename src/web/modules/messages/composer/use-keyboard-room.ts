import { useEffect } from 'react';

/** The keys of a phone cover the foot of the window: what they take is told to the sheets, so that one sees what one types. */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const view = globalThis.visualViewport;
    if (!view) return undefined;
    const { style } = document.documentElement;
    const measure = (): void => {
      const covered = Math.round(innerHeight - view.height - view.offsetTop);
      if (covered > 80 && view.scale === 1) style.setProperty('--keyboard', `${covered}px`);
      else style.removeProperty('--keyboard');
    };
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    measure();
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard');
    };
  }, []);
}
