import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

const shown = (props: object): string =>
  renderToStaticMarkup(
    createElement(ConfirmDialog, {
      title: 'Delete this piece?',
      message: 'It cannot be brought back.',
      onConfirm: () => undefined,
      onCancel: () => undefined,
      ...props,
    }),
  );

test('[SHELL-13] a confirmation has its title, its message, Confirm and Cancel', () => {
  const html = shown({});
  expect(html).toContain('<h2>Delete this piece?</h2>');
  expect(html).toContain('It cannot be brought back.');
  expect(html).toContain('aria-label="Delete this piece?"');
  expect([...html.matchAll(/<button[^>]*>([^<]*)</g)].map((match) => match[1])).toEqual(['Cancel', 'Confirm']);
});

test('[SHELL-13] both words can be chosen', () => {
  const html = shown({ confirmText: 'Delete piece', cancelText: 'Keep it' });
  expect([...html.matchAll(/<button[^>]*>([^<]*)</g)].map((match) => match[1])).toEqual(['Keep it', 'Delete piece']);
});

test('[SHELL-13, UX-77] a warning is the default; danger is marked and puts the first focus on Cancel', () => {
  expect(shown({})).not.toContain('button--danger');
  expect(shown({})).not.toContain('autofocus');
  const danger = shown({ type: 'danger' });
  expect(danger).toMatch(/<button[^>]*button--danger[^>]*>Confirm/);
  expect(danger).toMatch(/<button[^>]*autofocus[^>]*>Cancel/);
});
