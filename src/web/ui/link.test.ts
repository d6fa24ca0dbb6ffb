import type { MouseEvent } from 'react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('location', { assign: () => undefined });
afterAll(() => void vi.unstubAllGlobals());
const { Link, setNavigation } = await import('./link.tsx');

const seen = { visits: [] as [string, unknown][], prepared: [] as string[] };
setNavigation({
  go: (href, link) => void seen.visits.push([href, link]),
  prepare: (href) => void seen.prepared.push(href),
});
beforeEach(() => Object.assign(seen, { visits: [], prepared: [] }));

interface Press extends Partial<Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>> {
  onClick?: (event: { preventDefault: () => void }) => void;
}
/** Presses a link; answers whether the browser is kept from following it by itself. */
function press(href: string, { onClick, ...how }: Press = {}): boolean {
  const event = {
    ...{ button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false },
    ...{ currentTarget: 'the link', preventDefault: () => void (event.defaultPrevented = true) },
    ...how,
  };
  const { props } = Link({ href, ...(onClick && { onClick }) } as Parameters<typeof Link>[0]);
  expect(props.href).toBe(href);
  props.onClick(event);
  return event.defaultPrevented;
}

test('[UX-05] a plain press of a link to a screen moves within the app', () => {
  expect([press('/cart'), press('/product/jug?x=1#y')]).toEqual([true, true]);
  expect(seen.visits).toEqual([
    ['/cart', 'the link'],
    ['/product/jug?x=1#y', 'the link'],
  ]);
});

test('[UX-05] whoever wants another tab, a download or another site gets it from the browser', () => {
  for (const how of [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])
    expect(press('/cart', how), JSON.stringify(how)).toBe(false);
  for (const href of [
    '/api/orders/o1/invoices/i1',
    '/dev/ui',
    'https://elsewhere.test/cart',
    'mailto:help@example.com',
    '#faq',
  ])
    expect(press(href), href).toBe(false);
  expect(seen.visits).toEqual([]);
});

test('[UX-05] what a press does besides comes first, and may keep it from moving', () => {
  const order: string[] = [];
  press('/cart', { onClick: () => void order.push(`pressed ${seen.visits.length}`) });
  expect([order, seen.visits.length]).toEqual([['pressed 0'], 1]);
  expect(press('/cart', { onClick: (event) => event.preventDefault() })).toBe(true);
  expect(seen.visits.length).toBe(1);
});

test('[SHELL-14] a screen that is pointed at or focused is fetched ahead', () => {
  for (const href of ['/cart', '/api/x', 'https://elsewhere.test/']) {
    const { props } = Link({ href } as Parameters<typeof Link>[0]);
    for (const reach of ['onPointerEnter', 'onTouchStart', 'onFocus'] as const) props[reach]();
  }
  expect(seen.prepared).toEqual(['/cart', '/cart', '/cart']);
});
