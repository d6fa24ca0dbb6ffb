import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '#test/support/markup/mount.ts';
import { focused } from '#test/support/markup/read.ts';
import { settle, passTime } from '#test/support/markup/settle.ts';
import { goToSection } from './go-to-section.ts';

const came: string[] = [];
let grow = (): void => undefined;
let watched = 0;
beforeEach(() => {
  vi.useFakeTimers();
  came.length = 0;
  watched = 0;
  window.Element.prototype.scrollIntoView = function scrolled(this: Element) {
    came.push(this.id);
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(operation: () => void) {
        grow = () => watched > 0 && operation();
      }
      observe = (): void => void (watched += 1);
      disconnect = (): void => void (watched = 0);
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});
const put = (html: string): Promise<void> => settle(() => void (document.body.innerHTML = html));
const section = '<section id="reviews" tabindex="-1"><h2 tabindex="-1">Reviews</h2></section>';

test('[UX-05, UX-100] a section is gone to and has the focus, also one that comes later', async () => {
  const stop = goToSection('reviews');
  expect(came).toEqual([]);
  await put('<p>Still loading</p>');
  await put(section);
  expect([came, focused()]).toEqual([['reviews'], 'Reviews']);
  await settle(() => (document.activeElement as HTMLElement).blur());
  grow();
  // The focus is its person’s from then on.
  expect([came, focused()]).toEqual([['reviews', 'reviews'], '']);
  await settle(() => document.body.append(document.createElement('p')));
  expect(came.length).toBe(2);
  stop();
  grow();
  expect(came.length).toBe(2);
});

test('[UX-05] one who moves stays where they are', async () => {
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    await put('');
    goToSection('reviews');
    dispatchEvent(new Event(event));
    await put(section);
    expect(came, event).toEqual([]);
  }
  await put('');
  goToSection('reviews');
  await passTime(9999);
  expect(watched).toBe(1);
  await passTime(1);
  await put(section);
  expect([came, watched]).toEqual([[], 0]);
});

test('[UX-100] the page as a whole takes no focus from what stands first in it', async () => {
  await put('<main id="main" tabindex="-1"><h2 tabindex="-1">First</h2></main>');
  goToSection('main')();
  expect([came, focused()]).toEqual([['main'], '']);
  await put('<div id="faq" tabindex="-1" aria-label="Questions"></div>');
  goToSection('faq')();
  expect([came, focused()]).toEqual([['main', 'faq'], 'Questions']);
});
