const SECTION_MAY_TAKE = 10_000;
const scrollEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Goes to a section, also to one whose screen has still to load, and stays there while what stands above it is still
 * coming, until one moves oneself. Answers how to stop.
 */
export function goToSection(id: string): () => void {
  let shown: Element | null = null;
  const show = (): void => {
    const target = document.getElementById(id);
    target?.scrollIntoView();
    // A page is gone to as a whole: what is reached next is what stands first in it.
    if (target && !shown && target.tagName !== 'MAIN')
      (target.querySelector('h2') ?? target).focus({ preventScroll: true });
    shown = target;
  };
  const came = new MutationObserver(() => {
    if (!shown) show();
  });
  const grew = new ResizeObserver(show);
  const stop = (): void => {
    came.disconnect();
    grew.disconnect();
    clearTimeout(timer);
    for (const event of scrollEvents) removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, SECTION_MAY_TAKE);
  for (const event of scrollEvents) addEventListener(event, stop, { passive: true });
  came.observe(document.body, { childList: true, subtree: true });
  grew.observe(document.body);
  show();
  return stop;
}
