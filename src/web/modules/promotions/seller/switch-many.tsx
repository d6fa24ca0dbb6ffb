import type { ReactNode } from 'react';
import { isLive, isStopped } from '#domain/promotions/promotion-filter.ts';
import type { Promotion } from '#domain/promotions/model.ts';
import type { Send } from '#web/platform/sending/sender.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { BulkBar } from '#web/ui/desk/index-table/bulk-bar.tsx';
import { choiceColumn, type Selection } from '#web/ui/desk/index-table/selection.tsx';
import { BulkButton } from '#web/modules/admin/lists/bulk-button.tsx';
import { useBulk } from '#web/modules/admin/lists/use-bulk.ts';
import * as texts from './promotion-texts.ts';

type Row = Pick<Promotion, 'state'>;

export interface Rows<Each> {
  idOf: (row: Each) => string;
  nameOf: (row: Each) => string;
}

const canSwitch = (row: Row): boolean => isLive(row) || isStopped(row);

/** The boxes of what counts or was stopped; what is over is no choice. */
export function switchColumn<Each extends Row>(selection: Selection, rows: Rows<Each>): DeskColumn<Each> {
  const column = choiceColumn(selection, rows);
  return { ...column, cell: (row) => canSwitch(row) && column.cell(row) };
}

/** What can be done with one row: stop what counts, start again what was stopped. */
export function switchButton(row: Row, name: string, onSwitch: (isOn: boolean) => void): ReactNode {
  if (!canSwitch(row)) return null;
  const isOn = isStopped(row);
  return (
    <DeskButton kind="soft" isSmall isAlwaysShown onClick={() => onSwitch(isOn)}>
      {isOn ? texts.startAgain : texts.stop}
      <span className="visually-hidden"> {name}</span>
    </DeskButton>
  );
}

interface Props<Each> extends Rows<Each> {
  selection: Selection;
  rows: readonly Each[];
  /** What they are: each in the plural, and what its stop does. */
  says: { stopMany: (count: number) => string; startMany: (count: number) => string; stops: string; starts: string };
  stop: (send: Send, row: Each) => Promise<unknown>;
  start: (send: Send, row: Each) => Promise<unknown>;
}

/** [UX-86] Stops or starts again what is ticked of codes or sales, asked about before and taken back together. */
export function SwitchMany<Each extends Row>({ selection, rows, idOf, says, stop, start }: Props<Each>) {
  const bulk = useBulk('promotions.listPromotions');
  const choices = rows.filter(canSwitch);
  const chosen = choices.filter((row) => selection.isChosen(idOf(row)));
  const [live, stopped] = [chosen.filter(isLive), chosen.filter(isStopped)];
  const run = (items: readonly Each[], [change, undo]: [typeof stop, typeof stop]): void => {
    bulk.run({ items, change, undo });
    selection.clear();
  };
  if (choices.length === 0) return null;
  return (
    <BulkBar selection={selection} shown={choices.map(idOf)} total={choices.length} isBusy={bulk.isSending}>
      {live.length > 0 && (
        <BulkButton
          label={texts.stop}
          title={says.stopMany(live.length)}
          message={says.stops}
          isBusy={bulk.isSending}
          onConfirm={() => run(live, [stop, start])}
        />
      )}
      {stopped.length > 0 && (
        <BulkButton
          label={texts.startAgain}
          title={says.startMany(stopped.length)}
          message={says.starts}
          isBusy={bulk.isSending}
          onConfirm={() => run(stopped, [start, stop])}
        />
      )}
    </BulkBar>
  );
}
