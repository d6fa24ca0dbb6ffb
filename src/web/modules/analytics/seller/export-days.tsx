import type { TrafficDay } from '#domain/analytics/contract.ts';
import { csvOf } from '#domain/core/csv.ts';
import { saveText } from '#web/ui/desk/save-text.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { daysAsRows } from './days-as-rows.ts';
import * as texts from './texts.ts';

/** [DASH-03] Takes the days along as a file for a table program. */
export const ExportDays = ({ days }: { days: readonly TrafficDay[] }) => (
  <p className="d-sec">
    <DeskButton
      isKept
      onClick={() => saveText(`analytics-${days[0]?.day}-${days.at(-1)?.day}.csv`, csvOf(daysAsRows(days)))}
    >
      {texts.exportRows(days.length)}
    </DeskButton>
  </p>
);
