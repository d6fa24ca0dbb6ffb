import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { setKeysOn, useKeysOn } from '#web/ui/focus/single-keys.ts';
import * as texts from './texts.ts';

/** [UX-98] The keys of a queue, and whether single keys decide at all. */
export function KeysHelp({ onClose, more = [] }: { onClose: () => void; more?: typeof texts.keyTexts }) {
  const isOn = useKeysOn();
  return (
    <DeskDialog label={texts.help.title} onClose={onClose}>
      <h2>{texts.help.keys}</h2>
      <p className="d-t2">{texts.help.text}</p>
      <dl className="d-keys">
        {[...texts.keyTexts, ...more].map(([keys, does]) => (
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
      <DeskCheckbox checked={isOn} hint={texts.help.singleHint} onCheck={setKeysOn}>
        {texts.help.single}
      </DeskCheckbox>
      <DialogButtons>
        <DeskButton kind="primary" onClick={onClose}>
          {texts.help.close}
        </DeskButton>
      </DialogButtons>
    </DeskDialog>
  );
}
