import { flushSync } from 'react-dom';
import { go } from '#web/platform/router/navigation.ts';
import { setNavigation } from '#web/ui/link.tsx';

const MILLISECONDS = 240;
const EASE = 'cubic-bezier(.2, 0, 0, 1)';
const still = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Moves, and lets the picture of the card that was pressed grow into that of the page, unless somebody asked for stillness. The
 * page stands at once: a View Transition would first take a picture of the old one, which costs up to a tenth of a second.
 */
function openTransition(link: Element, move: () => void): void {
  const card = link.closest('.card')?.querySelector('.picture')?.getBoundingClientRect();
  if (!card || still.matches) return move();
  flushSync(move);
  const picture = document.querySelector('.gallery__main .picture');
  if (!picture) return;
  const { left, top, width } = picture.getBoundingClientRect();
  const asCard = `translate(${card.left - left}px, ${card.top - top}px) scale(${card.width / width})`;
  const transformOrigin = '0 0';
  picture.animate([{ transformOrigin, transform: asCard }, { transformOrigin }], {
    duration: MILLISECONDS,
    easing: EASE,
  });
}

export const startGrowing = (): void => setNavigation({ go: (href, link) => openTransition(link, () => go(href)) });
