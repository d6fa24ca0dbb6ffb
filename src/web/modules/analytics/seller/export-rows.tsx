import { csvOf } from '#domain/core/csv.ts';
import { saveText } from '#web/ui/desk/save-text.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import * as texts from './texts.ts';

interface Props {
  /** The file's name, without its end. */
  name: string;
  /** The head and a row for each line. */
  rows: readonly string[][];
}

/** [DASH-03] Takes what a table shows along as a file for a table program. */
export const ExportRows = ({ name, rows }: Props) => (
  <p className="d-sec">
    <DeskButton isAlwaysShown onClick={() => saveText(`${name}.csv`, csvOf(rows))}>
      {texts.exportRows(rows.length - 1)}
    </DeskButton>
  </p>
);
