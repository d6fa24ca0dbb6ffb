import { useState } from 'react';
import type { OrderSummary } from '#domain/orders/model.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { isToSend } from '../../order-marks.tsx';
import { FulfilDialog } from './fulfil-dialog.tsx';
import { fulfil as texts } from './label-texts.ts';

export interface Selection {
  chosen: ReadonlySet<string>;
  toggle: (orderId: string, isChosen: boolean) => void;
  clear: () => void;
}

/** Orders that are ticked in the list; those that have left are no choice. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen,
    toggle: (orderId, isChosen) =>
      setChosen((now) => new Set(isChosen ? [...now, orderId] : [...now].filter((each) => each !== orderId))),
    clear: () => setChosen(new Set()),
  };
}

export const choiceColumn = ({ chosen, toggle }: Selection): DeskColumn<OrderSummary> => ({
  head: texts.column,
  isHeadHidden: true,
  width: 40,
  headClassName: 'd-c0',
  className: 'd-c0',
  cell: ({ orderId, number, state }) =>
    isToSend(state) ? (
      <DeskCheckbox
        look="bare"
        aria-label={texts.choose(number)}
        checked={chosen.has(orderId)}
        onCheck={(isChosen) => toggle(orderId, isChosen)}
      />
    ) : null,
});

/** [UX-91] What can be done with the orders that are ticked. */
export function FulfilBar({ selection, orders }: { selection: Selection; orders: readonly OrderSummary[] }) {
  const [isOpen, setOpen] = useState(false);
  const chosen = orders.filter(({ orderId, state }) => selection.chosen.has(orderId) && isToSend(state));
  const [running, setRunning] = useState<readonly OrderSummary[]>([]);
  const close = (): void => {
    setOpen(false);
    selection.clear();
  };
  return (
    <>
      {chosen.length > 0 && (
        <p className="d-bar">
          <b>{texts.chosen(chosen.length)}</b>
          <DeskButton
            kind="primary"
            onClick={() => {
              setRunning(chosen);
              setOpen(true);
            }}
          >
            {texts.act}
          </DeskButton>
        </p>
      )}
      {isOpen && <FulfilDialog orders={running} onClose={close} />}
    </>
  );
}
