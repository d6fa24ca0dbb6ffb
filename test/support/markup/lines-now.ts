import { linesOf } from './markup.ts';

/** Fields as they stand there now, which their markup does not tell. */
function asMarkup(place: Element): string {
  const copy = place.cloneNode(true) as Element;
  const fields = 'input, textarea, select, option';
  const now = [...place.querySelectorAll(fields)];
  for (const [at, field] of [...copy.querySelectorAll(fields)].entries()) {
    const { value, checked, selected } = now[at] as HTMLInputElement & HTMLOptionElement;
    if (field.localName === 'textarea') field.textContent = value;
    if (field.localName === 'input')
      field.setAttribute('value', field.matches('[type=radio],[type=checkbox]') ? '' : value);
    field.toggleAttribute('checked', Boolean(checked));
    field.toggleAttribute('selected', Boolean(selected));
  }
  return copy.innerHTML.replaceAll('&nbsp;', ' ');
}

/** What a place says now, line by line. */
export const linesNow = (place: Element): string[] => linesOf(asMarkup(place));

/** The lines of one list that the other does not have as often. */
function without(lines: string[], others: string[]): string[] {
  const left = [...others];
  return lines.filter((line) => !left.includes(line) || (left.splice(left.indexOf(line), 1), false));
}

/** What is said no more, and what is said since. */
export const changesOf = (old: string[], now: string[]): string[] => [
  ...without(old, now).map((line) => `− ${line}`),
  ...without(now, old).map((line) => `+ ${line}`),
];
