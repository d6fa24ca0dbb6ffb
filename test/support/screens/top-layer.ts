/** What is tabbed to, and where a dialog puts the focus. */
export const focusables =
  'a[href],button:not([disabled]),input:not([disabled]):not([type=hidden]),select:not([disabled]),textarea:not([disabled]),summary,[tabindex]';

const shown = new WeakSet<Element>();
const before = new WeakMap<Element, HTMLElement>();
const modals = new WeakMap<Document, HTMLDialogElement[]>();

/** The modal dialog on top, beside which nothing can be pressed. */
export const topModal = (document: Document): HTMLDialogElement | undefined => modals.get(document)?.at(-1);

export const isShownPopover = (element: Element): boolean => shown.has(element);

function open(dialog: HTMLDialogElement, isModal: boolean): void {
  const { ownerDocument } = dialog;
  dialog.setAttribute('open', '');
  if (isModal) modals.set(ownerDocument, [...(modals.get(ownerDocument) ?? []), dialog]);
  before.set(dialog, ownerDocument.activeElement as HTMLElement);
  const first = dialog.querySelector<HTMLElement>('[autofocus]') ?? dialog.querySelector<HTMLElement>(focusables);
  if (first) first.focus();
  else (ownerDocument.activeElement as HTMLElement).blur();
}

function close(dialog: HTMLDialogElement): void {
  if (!dialog.hasAttribute('open')) return;
  const { ownerDocument } = dialog;
  dialog.removeAttribute('open');
  modals.set(
    ownerDocument,
    (modals.get(ownerDocument) ?? []).filter((each) => each !== dialog),
  );
  const { defaultView } = ownerDocument;
  if (dialog.contains(ownerDocument.activeElement)) before.get(dialog)?.focus();
  if (defaultView) defaultView.setTimeout(() => dialog.dispatchEvent(new defaultView.Event('close')));
}

/** Dialogs and popovers, which the DOM without a browser does not have. */
export function addTopLayer(window: Window & typeof globalThis): void {
  Object.assign(window.HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      open(this, false);
    },
    showModal(this: HTMLDialogElement) {
      if (this.hasAttribute('open')) throw new window.DOMException('It is open already.', 'InvalidStateError');
      open(this, true);
    },
    close(this: HTMLDialogElement) {
      close(this);
    },
  });
  const { matches } = window.Element.prototype;
  Object.assign(window.HTMLElement.prototype, {
    showPopover(this: Element) {
      shown.add(this);
    },
    hidePopover(this: Element) {
      shown.delete(this);
    },
    togglePopover(this: Element) {
      if (!shown.delete(this)) shown.add(this);
    },
    matches(this: Element, selector: string) {
      return selector === ':popover-open' ? shown.has(this) : matches.call(this, selector);
    },
  });
}
