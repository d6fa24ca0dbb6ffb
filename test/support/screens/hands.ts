import type { OpenDocument } from './document.ts';
import { isVisible } from './seen.ts';
import { focusables, topModal } from './top-layer.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (element: Element): element is Field =>
  element.matches(
    'textarea,input:not([type=checkbox]):not([type=radio]):not([type=file]):not([type=button]):not([type=submit])',
  );

const isStill = (element: Field): boolean => element.disabled || element.readOnly;

/** The hands of a person at one document: a mouse and a keyboard. */
export class Hands {
  private readonly page: OpenDocument;
  /** A field whose change has not been told yet: browsers do that when it is left. */
  private edited: Element | null = null;
  private over: Element | null = null;

  constructor(page: OpenDocument) {
    this.page = page;
  }

  private get document(): Document {
    return this.page.window.document;
  }

  private get active(): HTMLElement {
    return (this.document.activeElement ?? this.document.body) as HTMLElement;
  }

  private mouse(target: Element, name: string, facts: MouseEventInit = {}): boolean {
    const { MouseEvent, PointerEvent } = this.page.window;
    const init = { bubbles: true, cancelable: true, composed: true, ...facts };
    const event = name.startsWith('pointer')
      ? new PointerEvent(name, { ...init, pointerId: 1, pointerType: 'mouse', isPrimary: true })
      : new MouseEvent(name, { ...init, detail: 1 });
    return target.dispatchEvent(event);
  }

  hover(target: Element): void {
    const before = this.over?.isConnected ? this.over : null;
    if (before === target) return;
    if (before) {
      this.mouse(before, 'pointerout', { relatedTarget: target });
      this.mouse(before, 'mouseout', { relatedTarget: target });
    }
    this.over = target;
    for (const name of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter'])
      this.mouse(target, name, { relatedTarget: before, bubbles: name.endsWith('over') });
    this.mouse(target, 'pointermove');
    this.mouse(target, 'mousemove');
  }

  click(target: Element, facts: MouseEventInit = {}): void {
    this.hover(target);
    this.mouse(target, 'pointerdown', facts);
    if (this.mouse(target, 'mousedown', facts)) this.focusFrom(target);
    if (!target.isConnected) return;
    this.mouse(target, 'pointerup', facts);
    this.mouse(target, 'mouseup', facts);
    this.mouse(target, 'click', facts);
    // A press on words goes to what they name.
    const named = target.closest('label')?.control as HTMLElement | null | undefined;
    if (named && named !== target && !target.closest('button,a,input,select,textarea')) this.focus(named);
  }

  private focusFrom(target: Element): void {
    const near = target.closest<HTMLElement>(`${focusables},dialog[open]`);
    if (near && !near.matches(':disabled')) this.focus(near);
    else this.blur();
  }

  blur(): void {
    this.leave(() => this.active.blur());
  }

  /** What was typed is told as a change when the field is left. */
  private leave(move: () => void): void {
    const { edited } = this;
    if (edited && edited === this.document.activeElement) this.dispatchChange();
    move();
  }

  private dispatchChange(): void {
    const { edited } = this;
    this.edited = null;
    edited?.dispatchEvent(new this.page.window.Event('change', { bubbles: true }));
  }

  focus(target: Element): void {
    if (target === this.document.activeElement) return;
    this.leave(() => (target as HTMLElement).focus());
  }

  private setValue(field: Field, value: string, inputType: string): void {
    const { window } = this.page;
    const proto = field instanceof window.HTMLTextAreaElement ? window.HTMLTextAreaElement : window.HTMLInputElement;
    // React watches the property of the element itself.
    Object.getOwnPropertyDescriptor(proto.prototype, 'value')?.set?.call(field, value);
    this.edited = field;
    field.dispatchEvent(new window.InputEvent('input', { bubbles: true, inputType, data: value }));
  }

  fill(target: Element, value: string): void {
    if (!isTyped(target)) throw new Error(`<${target.localName}> takes no text`);
    this.focus(target);
    const most = target.maxLength >= 0 ? target.maxLength : Infinity;
    this.setValue(target, value.slice(0, most), 'insertText');
    if (/^(date|color|range|time|month)/.test(target.type)) this.dispatchChange();
  }

  insert(text: string): void {
    const field = this.active;
    if (!isTyped(field) || isStill(field)) return;
    const [from, to] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
    const next = field.value.slice(0, from) + text + field.value.slice(to);
    if (field.maxLength >= 0 && next.length > field.maxLength) return;
    this.setValue(field, next, 'insertText');
    if (field.selectionStart !== null) field.setSelectionRange(from + text.length, from + text.length);
  }

  private erase(back: boolean): void {
    const field = this.active;
    if (!isTyped(field) || isStill(field)) return;
    let [from, to] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
    if (from === to && back) from = Math.max(0, from - 1);
    else if (from === to) to += 1;
    this.setValue(field, field.value.slice(0, from) + field.value.slice(to), 'deleteContent');
    if (field.selectionStart !== null) field.setSelectionRange(from, from);
  }

  select(target: Element, wanted: readonly string[]): void {
    const { window } = this.page;
    const { options } = target as HTMLSelectElement;
    const found = [...options].filter(({ value, label }) => wanted.includes(value) || wanted.includes(label.trim()));
    if (found.length === 0) throw new Error(`There is no ${wanted.join(', ')} to choose`);
    this.focus(target);
    for (const option of options) option.selected = found.includes(option);
    target.dispatchEvent(new window.Event('input', { bubbles: true }));
    target.dispatchEvent(new window.Event('change', { bubbles: true }));
  }

  /** A key with its modifiers, as `Shift+Tab`; answers whether it was left to the browser. */
  press(keys: string, facts: KeyboardEventInit = {}): boolean {
    const parts = keys === '+' ? ['+'] : keys.split(/\+(?=.)/);
    const key = parts.at(-1) === 'Space' ? ' ' : (parts.at(-1) ?? '');
    const has = (...names: string[]): boolean => names.some((name) => parts.slice(0, -1).includes(name));
    const modifiers = {
      shiftKey: has('Shift'),
      ctrlKey: has('Control', 'ControlOrMeta'),
      altKey: has('Alt'),
      metaKey: has('Meta'),
      ...facts,
    };
    const init = { key, code: codeOf(key), bubbles: true, cancelable: true, composed: true, ...modifiers };
    const { KeyboardEvent } = this.page.window;
    const target = this.active;
    const goesOn = target.dispatchEvent(new KeyboardEvent('keydown', init));
    if (goesOn && !modifiers.ctrlKey && !modifiers.metaKey && !modifiers.altKey) this.act(key, modifiers.shiftKey);
    const isUp = this.active.dispatchEvent(new KeyboardEvent('keyup', init));
    if (
      goesOn &&
      isUp &&
      key === ' ' &&
      this.active === target &&
      target.matches('button,summary,input[type=checkbox],input[type=radio]')
    )
      this.mouse(target, 'click');
    return goesOn;
  }

  /** What a browser does with a key that nobody has taken. */
  private act(key: string, isBack: boolean): void {
    const { active } = this;
    if (key === 'Tab') this.tab(isBack);
    else if (key === 'Escape') this.cancel();
    else if (key === 'Enter') this.enter(active);
    else if (key === 'Backspace' || key === 'Delete') this.erase(key === 'Backspace');
    else if (key.startsWith('Arrow')) this.arrow(active, /Down|Right/.test(key) ? 1 : -1);
    else if (key.length === 1) this.insert(key);
  }

  private enter(target: HTMLElement): void {
    if (target.matches('button,a[href],summary')) return void this.mouse(target, 'click');
    if (target.matches('textarea')) return this.insert('\n');
    if (this.edited === target) this.dispatchChange();
    const { form } = target as HTMLInputElement;
    if (!form || !target.matches('input')) return;
    const submit = [...form.elements].find((each) => each.matches('button:not([type]),[type=submit]'));
    if (!submit) return form.requestSubmit();
    if (!submit.matches(':disabled')) this.mouse(submit, 'click');
  }

  private arrow(target: HTMLElement, step: number): void {
    if (target.matches('input[type=radio]')) {
      const { name, form } = target as HTMLInputElement;
      const group = [...(form ?? this.document).querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        (each) => each.name === name && !each.disabled,
      );
      const next = group.at((group.indexOf(target as HTMLInputElement) + step) % group.length);
      if (!next) return;
      this.focus(next);
      this.mouse(next, 'click');
    }
    if (target.matches('select')) {
      const { options, selectedIndex } = target as HTMLSelectElement;
      const next = options[selectedIndex + step];
      if (next) this.select(target, [next.value]);
    }
  }

  private cancel(): void {
    const dialog = topModal(this.document);
    if (!dialog) return;
    const { Event } = this.page.window;
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  }

  private tab(isBack: boolean): void {
    const within = topModal(this.document) ?? this.document;
    const all = [...within.querySelectorAll<HTMLElement>(focusables)].filter(
      (each) => each.tabIndex >= 0 && isVisible(each, this.page),
    );
    const at = all.indexOf(this.active);
    const next = isBack ? all.at(at < 0 ? -1 : at - 1) : all[(at + 1) % all.length];
    if (next) this.focus(next);
  }
}

const codeOf = (key: string): string => {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  if (/^\d$/.test(key)) return `Digit${key}`;
  return key === ' ' ? 'Space' : key;
};
