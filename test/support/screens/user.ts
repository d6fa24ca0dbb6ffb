import { fireEvent } from '@testing-library/dom';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { OpenDocument } from './document.ts';
import { isVisible } from './seen.ts';
import { focusables, topModal } from './top-layer.ts';

const modifierKeys = { ctrlKey: 'Control', shiftKey: 'Shift', altKey: 'Alt', metaKey: 'Meta' } as const;
type Modifiers = Partial<Record<keyof typeof modifierKeys, boolean>>;
type Position = { clientX?: number; clientY?: number };

/** Signs that user-event would read as the name of a key. */
const escaped = (text: string): string => text.replaceAll(/[{[]/g, '$&$&');
const keyOf = (name: string): string => (name.length === 1 ? escaped(name) : `{${name}}`);

/** Somebody with a mouse and a keyboard at one document, by user-event; what it leaves to a browser stands here. */
export class User {
  private readonly page: Pick<OpenDocument, 'window' | 'display'>;
  private readonly device: ReturnType<typeof userEvent.setup>;

  constructor(page: Pick<OpenDocument, 'window' | 'display'>) {
    this.page = page;
    const { document } = page.window;
    this.device = userEvent.setup({ document, delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  }

  private get active(): HTMLElement {
    const { activeElement, body } = this.page.window.document;
    return (activeElement ?? body) as HTMLElement;
  }

  private async withKeysDown(keysDown: readonly string[], work: () => Promise<unknown>): Promise<void> {
    if (keysDown.length > 0) await this.device.keyboard(keysDown.map((key) => `{${key}>}`).join(''));
    await work();
    if (keysDown.length > 0) await this.device.keyboard(keysDown.map((key) => `{/${key}}`).join(''));
  }

  click(target: Element, { clientX, clientY, ...modifiers }: Modifiers & Position = {}): Promise<void> {
    const at = { target, coords: { clientX, clientY } };
    return this.withKeysDown(modifierKeysOf(modifiers), () =>
      this.device.pointer([at, { keys: '[MouseLeft]', ...at }]),
    );
  }

  /** Writes in the place of what stood there, in one go. */
  async fill(field: Element, value: string): Promise<void> {
    this.focus(field);
    if (field.matches('[type=range],[type=color]')) {
      fireEvent.input(field, { target: { value } });
      fireEvent.change(field);
    } else if (value) {
      (field as HTMLInputElement).select();
      await this.device.paste(value);
    } else await this.device.clear(field);
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    await this.device.keyboard(escaped(text));
  }

  async select(field: Element, wanted: string): Promise<void> {
    const option = optionOf(field, wanted);
    if (!option) throw new Error(`There is no ${wanted} to choose`);
    await this.device.selectOptions(field, option);
  }

  focus(target: Element): void {
    (target as HTMLElement).focus();
  }
  blur(): void {
    this.active.blur();
  }

  /** A key with its modifiers, as `Shift+Tab`; answers whether it was left to the browser. */
  async press(keys: string, facts: KeyboardEventInit = {}): Promise<boolean> {
    // One that is held down, or belongs to a sign in the making: user-event has no word for it.
    if (facts.repeat || facts.isComposing) return fireEvent.keyDown(this.active, { key: keys, ...facts });
    const parts = keys === '+' ? ['+'] : keys.split(/\+(?=.)/);
    const name = (parts.pop() ?? '').replace(/^Space$/, ' ');
    const keysDown = [...parts.map((part) => part.replace('ControlOrMeta', 'Control')), ...modifierKeysOf(facts)];
    const { window } = this.page;
    let pressed: Event | undefined;
    const listen = (event: Event): void => void (pressed = event);
    window.addEventListener('keydown', listen, true);
    await this.withKeysDown(keysDown, () => this.device.keyboard(keyOf(name)));
    window.removeEventListener('keydown', listen, true);
    const isLeft = !pressed?.defaultPrevented;
    if (isLeft) this.answerInDialog(name, keysDown.includes('Shift'));
    return isLeft;
  }

  /** A modal dialog is closed by Escape, and keeps Tab within. */
  private answerInDialog(key: string, isBack: boolean): void {
    const { document, Event } = this.page.window;
    const dialog = topModal(document);
    if (!dialog) return;
    if (key === 'Escape' && dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
    if (key !== 'Tab' || dialog.contains(document.activeElement)) return;
    const within = [...dialog.querySelectorAll<HTMLElement>(focusables)];
    within
      .filter((each) => each.tabIndex >= 0 && isVisible(each, this.page))
      .at(isBack ? -1 : 0)
      ?.focus();
  }
}

const modifierKeysOf = (modifiers: Modifiers): string[] =>
  Object.entries(modifierKeys).flatMap(([flag, key]) => (modifiers[flag as keyof typeof modifierKeys] ? [key] : []));

/** By its value or by what it says. */
export const optionOf = (field: Element, wanted: string): HTMLOptionElement | undefined =>
  [...(field as HTMLSelectElement).options].find(({ value, label }) => value === wanted || label.trim() === wanted);
