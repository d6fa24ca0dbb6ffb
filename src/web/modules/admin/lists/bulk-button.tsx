import { useState } from 'react';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';

interface Props {
  label: string;
  /** What is asked before. */
  title: string;
  message: string;
  isBusy: boolean;
  onConfirm: () => void;
}

/** [OFFICE-02] An act on many rows, which is asked about before. */
export function BulkButton({ label, title, message, isBusy, onConfirm }: Props) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <DeskButton isSmall isAlwaysShown isBusy={isBusy} onClick={() => setAsks(true)}>
        {label}
      </DeskButton>
      {asks && (
        <ConfirmDialog
          title={title}
          message={message}
          confirmText={label}
          onConfirm={() => {
            setAsks(false);
            onConfirm();
          }}
          onCancel={() => setAsks(false)}
        />
      )}
    </>
  );
}
