import { createRoot } from 'react-dom/client';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import * as texts from './leave-texts.ts';

let isAsking = false;

/** [UX-69, UX-77] Asks, once at a time, over whatever screen has something unsaved; it stays as it is meanwhile. */
export function askToLeave(leave: () => void): void {
  if (isAsking) return;
  isAsking = true;
  const location = document.body.appendChild(document.createElement('div'));
  const root = createRoot(location);
  const close = (): void => {
    isAsking = false;
    root.unmount();
    location.remove();
  };
  root.render(
    <ConfirmDialog
      title={texts.title}
      message={texts.notSaved}
      confirmText={texts.leave}
      cancelText={texts.stay}
      type="danger"
      onCancel={close}
      onConfirm={() => {
        close();
        leave();
      }}
    />,
  );
}
