import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './dialog.css';

interface Props {
  label: string;
  className: string;
  onClose: () => void;
  /** A press beside the dialog; closes it unless said otherwise. */
  onOutside?: ((dialog: HTMLDialogElement) => void) | undefined;
  children: ReactNode;
}

/** A modal of any shape. The browser's own dialog keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ label, className, onClose, onOutside = onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the element leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside the dialog closes it; Escape does the same by key
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      aria-modal="true"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target !== dialog.current || !isOutside(event, dialog.current)) return;
        // The focus stays where it is, or goes where the answer to the press puts it.
        event.preventDefault();
        onOutside(dialog.current);
      }}
    >
      {children}
    </dialog>
  );
}

/** The backdrop belongs to the dialog element, so where the press lies decides. */
function isOutside({ clientX, clientY }: { clientX: number; clientY: number }, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
