import { fireEvent } from '@testing-library/dom';
import { user } from './browser.ts';
import { settle } from './settle.ts';

/* What somebody does with what they have found, by Testing Library; each waits for all that follows from it. */

/** A press of the mouse. */
export const press = (target: Element, modifiers?: MouseEventInit): Promise<void> =>
  settle(() => user.click(target, modifiers));

/** Writes into a field in the place of what stood there, or chooses in it. */
export const fill = (field: Element, value: string): Promise<void> =>
  settle(() => (field.localName === 'select' ? user.select(field, value) : user.fill(field, value)));

/** Leaves the field that is being filled in. */
export const leave = (): Promise<void> => settle(() => user.blur());

/** A key where the focus is, as `Enter` or `Shift+Tab`; answers whether it is left to the browser. */
export async function key(keys: string, modifiers?: KeyboardEventInit): Promise<boolean> {
  let isLeft = true;
  await settle(async () => (isLeft = await user.press(keys, modifiers)));
  return isLeft;
}

/** Sends the form around a field. */
export const submit = (field: Element): Promise<void> =>
  settle(() => {
    const form = field.closest('form');
    if (!form) throw new Error('It stands in no form');
    fireEvent.submit(form);
  });
