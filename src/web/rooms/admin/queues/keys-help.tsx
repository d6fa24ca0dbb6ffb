import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { setKeysOn, useKeysOn } from '#web/ui/focus/single-keys.ts';
import { keyWords } from './use-queue-keys.ts';

/** [UX-98] The keys of a queue, and whether single keys decide at all. */
export function KeysHelp({ onClose, more = [] }: { onClose: () => void; more?: typeof keyWords }) {
  const isOn = useKeysOn();
  return (
    <Dialog label="Keys of the queues" className="dialog desk d-dialog" onClose={onClose}>
      <h2>Keys</h2>
      <p className="d-t2">They are for what is picked, or else for the one that you are at.</p>
      <dl className="d-keys">
        {[...keyWords, ...more].map(([keys, does]) => (
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
      <DeskCheckbox
        checked={isOn}
        hint="Turn it off where you dictate, or where a screen reader has keys of its own."
        onCheck={setKeysOn}
      >
        Decide with single keys
      </DeskCheckbox>
      <div className="d-dacts">
        <DeskButton kind="primary" onClick={onClose}>
          Close
        </DeskButton>
      </div>
    </Dialog>
  );
}
