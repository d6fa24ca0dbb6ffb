import { setKeysOn, useKeysOn } from '#web/ui/focus/single-keys.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import * as texts from '../texts/keys-texts.ts';
import '#web/modules/admin/queues/queues.css';
import '#web/ui/desk/desk-dialog.css';

/** [UX-80] The keys of the inbox, and whether single keys act at all. */
export function InboxKeysHelp({ onClose }: { onClose: () => void }) {
  const isOn = useKeysOn();
  return (
    <Dialog label={texts.title} className="dialog desk d-dialog" onClose={onClose}>
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
      <div className="d-dacts">
        <DeskButton kind="primary" onClick={onClose}>
          {texts.close}
        </DeskButton>
      </div>
    </Dialog>
  );
}
