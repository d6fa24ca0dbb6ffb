import { createRoot } from 'react-dom/client';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import * as texts from './leave-texts.ts';

/** [UX-69, UX-77] Asks over whatever screen has something unsaved; it stays as it is meanwhile. */
export function askToLeave(leave: () => void): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = (): void => {
    root.unmount();
    place.remove();
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
