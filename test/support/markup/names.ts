/** What takes words or a choice. */
export const fillable = 'input, select, textarea';
/** What can be pressed. */
export const pressable = `button, a[href], summary, [role=tab], [role=menuitem], label, ${fillable}`;
const words = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
/** What somebody calls it who looks for it. */
export const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  ((element as HTMLInputElement).labels?.length ? words((element as HTMLInputElement).labels?.[0]) : words(element));
