import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { ToastStack } from './toast-stack.tsx';
import { closeToast, showToast, toastsNow } from './toasts.ts';

beforeEach(() => toastsNow().forEach(({ id }) => closeToast(id)));

test('[SHELL-12] the kind is info and the time 3000 ms unless asked otherwise; 0 is kept as 0', () => {
  showToast('Copied');
  expect(toastsNow()[0]).toMatchObject({ type: 'info', duration: 3000 });
  showToast('Stays', { duration: 0 });
  showToast('Long', { type: 'warning', duration: 5000 });
  expect(
    toastsNow()
      .slice(1)
      .map(({ type, duration }) => [type, duration]),
  ).toEqual([
    ['info', 0],
    ['warning', 5000],
  ]);
});

test('[UX-76] an error and a toast with an act stay 8 seconds', () => {
  showToast('It failed', { type: 'error' });
  showToast('Removed', { action: { label: 'Undo', onClick: () => undefined } });
  expect(toastsNow().map(({ duration }) => duration)).toEqual([8000, 8000]);
});

test('[SHELL-12] each of the four kinds is drawn as itself, with a close button', () => {
  for (const type of ['success', 'error', 'warning', 'info'] as const) {
    toastsNow().forEach(({ id }) => closeToast(id));
    showToast(`A ${type}`, { type });
    const html = renderToStaticMarkup(createElement(ToastStack));
    expect(html).toContain(`toast--${type}`);
    expect(html).toContain(`role="${type === 'error' ? 'alert' : 'status'}"`);
    expect(html).toContain('aria-label="Close this message"');
  }
});

test('[UX-76] at most three stand at once, and the same words only once', () => {
  for (const text of ['one', 'two', 'one']) showToast(text);
  expect(toastsNow().map(({ message }) => message)).toEqual(['two', 'one']);
  for (const text of ['two', 'two', 'three', 'four']) showToast(text);
  expect(toastsNow().map(({ message }) => message)).toEqual(['two', 'three', 'four']);
});
