import { vi } from 'vitest';
import { note } from '../trace/trace.ts';
import { shared, window } from './browser.ts';

/*
 * What stands there after each step of a test, for its trace. Where the focus is belongs to it where the time is the test's; elsewhere that
 * may hang on which of two things came first.
 */

const { toasts } = await import('#web/ui/toasts/toasts.ts');

/** React's ids, in the order in which they stand there; where an entry of the history stands is the file's, not the test's. */
function steady(text: string): string {
  const ids = new Map<string, number>();
  return text
    .replaceAll(/_r_\w+_/g, (id) => `_r_${ids.get(id) ?? ids.set(id, ids.size).size - 1}_`)
    .replaceAll(/,?"serial":\d+/g, '');
}

/** What markup does not tell of a field. */
const stateOf = (field: HTMLInputElement & HTMLOptionElement & HTMLDialogElement): string =>
  [field.value, field.checked && 'on', field.selected && 'chosen', field.open && 'open', field.indeterminate && 'mixed']
    .filter(Boolean)
    .join(' ');

function focus({ activeElement }: Document): string {
  if (!activeElement || !vi.isFakeTimers()) return '';
  const all = [...window.document.querySelectorAll(activeElement.localName)];
  return `focus ${activeElement.localName} ${all.indexOf(activeElement)}`;
}

let [before, entries] = ['', 0];
export function noteScreen(): void {
  const { document, history, location } = window;
  if (history.length > entries) note(`${history.length - entries} more in the history`);
  entries = history.length;
  const fields = [
    ...document.querySelectorAll<HTMLInputElement & HTMLOptionElement & HTMLDialogElement>(
      'input, textarea, select, option, details, dialog',
    ),
  ];
  const now = steady(
    [
      `${location.href} “${document.title}” ${document.documentElement.lang} ${JSON.stringify(history.state)}`,
      JSON.stringify({ ...window.localStorage }),
      JSON.stringify({ ...window.sessionStorage }),
      JSON.stringify([...shared.caches].map(([name, entries]) => [name, ...entries])),
      shared.clipboard,
      document.body.innerHTML,
      fields.map(stateOf).join('; '),
      focus(document),
      ...toasts.get().map(({ type: kind, message, act }) => `${kind}: ${message} ${act?.label ?? ''}`),
    ].join('\n'),
  );
  if (now !== before) note(now);
  before = now;
}
