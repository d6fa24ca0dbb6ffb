import { useEffect, useRef } from 'react';
import { dismissSignIn } from '../sign-in-overlay.ts';
import { Button } from '#web/ui/button.tsx';
import * as texts from './texts.tsx';

/** What a person typed, and not what the browser filled in by itself. */
export const hasTyped = (dialog: HTMLDialogElement): boolean =>
  [...dialog.querySelectorAll('input')].some((input) => input.value.trim() !== '' && !input.matches(':autofill'));

/** [UX-73] A slip beside the modal does not throw away what was typed. */
export function Leaving({ onStay }: { onStay: () => void }) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    stay.current?.focus();
    return () => before?.focus();
  }, []);
  return (
    <div className="leaving" role="alertdialog" aria-label={texts.leaving}>
      <p>{texts.leaving}</p>
      <p className="way-list">
        <Button ref={stay} onClick={onStay}>
          {texts.keepTyping}
        </Button>
        <Button kind="link" size="small" onClick={dismissSignIn}>
          {texts.closeAndForget}
        </Button>
      </p>
    </div>
  );
}
