import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import * as texts from './texts.ts';

interface Props {
  title: string;
  message: string;
  confirmText?: string;
  cancelText?: string;
  type?: 'warning' | 'danger';
  onConfirm: () => void;
  onCancel: () => void;
}

/** [SHELL-13] Asks before what cannot be undone. With danger the first focus is on Cancel [UX-77]. */
export function ConfirmDialog({
  title,
  message,
  confirmText = texts.confirm,
  cancelText = texts.cancel,
  type = 'warning',
  onConfirm,
  onCancel,
}: Props) {
  return (
    <Dialog label={title} className="dialog" onClose={onCancel}>
      <h2>{title}</h2>
      <p className="soft-text confirm__text">{message}</p>
      <div className="confirm__acts">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice is under the finger first */}
        <Button autoFocus={type === 'danger'} onClick={onCancel}>
          {cancelText}
        </Button>
        <Button kind={type === 'danger' ? 'danger' : 'primary'} onClick={onConfirm}>
          {confirmText}
        </Button>
      </div>
    </Dialog>
  );
}
