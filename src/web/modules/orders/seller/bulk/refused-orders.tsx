import type { CallOutput } from '#web/platform/calls.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { refusalText } from './refusal-text.ts';
import * as texts from './move-texts.ts';

interface Props {
  refused: CallOutput<'orders.moveMany'>['refused'];
  onClose: () => void;
}

/** [UX-86] Each order that a move left as it was, with the reason. */
export const RefusedOrders = ({ refused, onClose }: Props) => (
  <Dialog label={texts.refusedTitle(refused.length)} className="dialog" onClose={onClose}>
    <h2>{texts.refusedTitle(refused.length)}</h2>
    <ul>
      {refused.map(({ orderId, number, code }) => (
        <li key={orderId}>
          <b>{number}</b> {refusalText(code)}
        </li>
      ))}
    </ul>
    <div className="confirm__acts">
      <Button kind="primary" onClick={onClose}>
        {texts.close}
      </Button>
    </div>
  </Dialog>
);
