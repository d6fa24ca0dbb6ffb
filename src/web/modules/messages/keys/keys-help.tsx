import { setKeysOn, useKeysOn } from '#web/ui/focus/single-keys.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import * as texts from '../texts/keys-texts.ts';
import '#web/modules/admin/queues/queues.css';

/** [UX-80] The keys of the inbox, and whether single keys act at all. */
export function InboxKeysHelp({ onClose }: { onClose: () => void }) {
  const isOn = useKeysOn();
  return (
    <DeskDialog label={texts.title} onClose={onClose}>
      <h2>{texts.title}</h2>
      <p className="d-t2">{texts.text}</p>
      <dl className="d-keys">
        {texts.keyTexts.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <DeskCheckbox checked={isOn} hint={texts.singleHint} onCheck={setKeysOn}>
        {texts.single}
      </DeskCheckbox>
      <DialogButtons>
        <DeskButton kind="primary" onClick={onClose}>
          {texts.close}
        </DeskButton>
      </DialogButtons>
    </DeskDialog>
  );
}
