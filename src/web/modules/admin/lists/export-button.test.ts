import { beforeEach, expect, test, vi } from 'vitest';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import { ExportButton } from './export-button.tsx';

vi.mock('#web/ui/desk/save-text.ts', () => ({ saveText: () => undefined }));
const props = { name: 'exportActs', input: {}, label: 'Export as CSV', saved: () => 'Saved.' } as const;
beforeEach(() => page.open(ExportButton, props));

test('[UX-100] the focus stays with an export while it runs and once it has ended', async () => {
  const focused: string[] = [];
  const note = ({ target }: Event): void => void focused.push((target as Element).textContent ?? '');
  document.addEventListener('focusin', note);
  server.streaming('exportActs', { message: { rows: 1 } }, { result: { rows: 1, fileName: 'a.csv', csv: 'a' } });
  page.called('Export as CSV').focus();
  await page.press('Export as CSV');
  await time.settle();
  document.removeEventListener('focusin', note);
  expect([focused.length, document.activeElement?.textContent]).toEqual([3, 'Export as CSV']);
});

test('[UX-100] an export that ends takes the focus from nobody who went on', async () => {
  server.streaming('exportActs', { result: { rows: 1, fileName: 'a.csv', csv: 'a' } });
  const field = document.body.appendChild(document.createElement('input'));
  page.called('Export as CSV').focus();
  document.addEventListener('click', () => field.focus(), { once: true });
  await page.press('Export as CSV');
  await time.settle();
  expect(document.activeElement).toBe(field);
});
