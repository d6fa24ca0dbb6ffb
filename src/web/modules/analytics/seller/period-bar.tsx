import type { ReactNode } from 'react';
import { DeskInlineSelect } from '#web/ui/desk/desk-field.tsx';
import { comparisons, lengths } from './periods.ts';
import type { ChosenPeriod } from './use-period.ts';
import * as texts from './texts.ts';
import '#web/ui/desk/desk-filters.css';

interface Props {
  chosen: ChosenPeriod;
  isCompared?: boolean;
  children?: ReactNode;
}

/** Which days, and what they are compared with. */
export const PeriodBar = ({ chosen: { length, comparison, choose }, isCompared, children }: Props) => (
  <div className="d-bar">
    <DeskInlineSelect
      label={texts.range}
      options={lengths.map((each) => [each, texts.lastDays(each)] as const)}
      value={length}
      onChoose={(days) => choose({ days: days === 28 ? '' : String(days) })}
    />
    {isCompared && (
      <DeskInlineSelect
        label={texts.compare}
        options={comparisons.map((each) => [each, texts.comparisons[each]] as const)}
        value={comparison}
        onChoose={(compare) => choose({ compare: compare === 'before' ? '' : compare })}
      />
    )}
    {children}
  </div>
);
