import { hands, window } from './browser.ts';
import { settle } from './settle.ts';

/* What somebody does with what they have found; each waits for all that follows from it. */

/** A press of the mouse; what is off hears none. */
export const press = (target: Element, facts?: MouseEventInit): Promise<void> =>
  settle(() => (target.matches(':disabled') ? undefined : hands.click(target, facts)));

/** Writes into a field in the place of what stood there, or chooses in it. */
export const fill = (field: Element, value: string): Promise<void> =>
  settle(() => (field.localName === 'select' ? hands.select(field, [value]) : hands.fill(field, value)));

/** Leaves the field that is being filled in. */
export const leave = (): Promise<void> => settle(() => hands.blur());

/** A key where the focus is, as `Enter` or `Shift+Tab`; answers whether it is left to the browser. */
export async function key(keys: string, facts?: KeyboardEventInit): Promise<boolean> {
  let isLeft = true;
  await settle(() => (isLeft = hands.press(keys, facts)));
  return isLeft;
}

/** Sends the form around a field. */
export const submit = (field: Element): Promise<void> =>
  settle(() => {
    const form = field.closest('form');
    if (!form) throw new Error('It stands in no form');
    form.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }));
  });
