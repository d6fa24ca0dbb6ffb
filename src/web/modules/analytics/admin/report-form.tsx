import { type FormEvent, useState } from 'react';
import { MAX_RANGE_DAYS } from '#domain/analytics/limits.ts';
import {
  figuresOf,
  filtersOf,
  withKnownFigures,
  MAX_REPORT_FIGURES,
  reportDimensions,
  type ReportFigure,
  reportPeriods,
} from '#domain/analytics/reports/definition.ts';
import type { ReportDefinition } from '#domain/analytics/reports/report-contract.ts';
import { DAY } from '#domain/core/time.ts';
import { countryOptions } from '#web/ui/fields/country-options.ts';
import { menuCategories } from '#web/modules/listings/menu-categories.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskError, DeskField, DeskFieldset, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import * as texts from './market-texts.ts';
import './report-form.css';

interface PartProps {
  draft: ReportDefinition;
  change: (changes: Partial<ReportDefinition>) => void;
}

/** Those that are chosen stand in the order in which they were. */
function Figures({ draft, change }: PartProps) {
  const isFull = draft.figures.length >= MAX_REPORT_FIGURES;
  const toggle = (figure: ReportFigure, isOn: boolean): void => {
    const others = draft.figures.filter((each) => each !== figure);
    change({ figures: isOn ? [...others, figure] : others });
  };
  return (
    <DeskFieldset
      className="report-figures"
      legend={
        <>
          {texts.chooseFigures} <small>{texts.atMost(MAX_REPORT_FIGURES)}</small>
        </>
      }
    >
      {figuresOf(draft.dimension, draft).map((figure) => {
        const isOn = draft.figures.includes(figure);
        return (
          <DeskCheckbox
            key={figure}
            checked={isOn}
            disabled={isOn ? draft.figures.length === 1 : isFull}
            onCheck={(checked) => toggle(figure, checked)}
          >
            {texts.figures[figure]}
          </DeskCheckbox>
        );
      })}
    </DeskFieldset>
  );
}

function Filters({ draft, change }: PartProps) {
  const possible = filtersOf(draft.dimension);
  return (
    <>
      {possible.includes('shop') && (
        <DeskField
          label={texts.filters.shop}
          hint={texts.shopHint}
          value={draft.shop}
          maxLength={80}
          autoCapitalize="none"
          onChange={({ target }) => change({ shop: target.value.toLowerCase().replaceAll(/[^a-z0-9-]/g, '') })}
        />
      )}
      {possible.includes('country') && (
        <DeskSelectField
          label={texts.filters.country}
          options={[['', texts.all], ...countryOptions]}
          value={draft.country}
          onChoose={(country) => change({ country })}
        />
      )}
      {possible.includes('category') && (
        <DeskSelectField
          label={texts.filters.category}
          options={[['', texts.all], ...menuCategories().map(({ slug, name }) => [slug, name] as const)]}
          value={draft.category}
          onChoose={(category) => change({ category })}
        />
      )}
    </>
  );
}

const CHOSEN = 'chosen';

function Period({ draft: { period }, change, today }: PartProps & { today: string }) {
  const isChosen = typeof period === 'object';
  return (
    <>
      <DeskSelectField
        label={texts.period}
        options={[
          ...reportPeriods.map((each) => [String(each), texts.lastDays(each)] as const),
          [CHOSEN, texts.chosenDays],
        ]}
        value={isChosen ? CHOSEN : String(period)}
        onChoose={(next) =>
          change({ period: reportPeriods.find((each) => String(each) === next) ?? { from: today, to: today } })
        }
      />
      {isChosen && (
        <>
          <DeskField
            type="date"
            label={texts.firstDay}
            value={period.from}
            max={today}
            onChange={({ target }) => change({ period: { ...period, from: target.value } })}
          />
          <DeskField
            type="date"
            label={texts.lastDay}
            value={period.to}
            max={today}
            onChange={({ target }) => change({ period: { ...period, to: target.value } })}
          />
        </>
      )}
    </>
  );
}

const isRange = ({ period }: ReportDefinition): boolean =>
  typeof period === 'number' ||
  (period.from <= period.to && Date.parse(period.to) - Date.parse(period.from) < MAX_RANGE_DAYS * DAY);

/** [OFFICE-04] Puts a report together: what its rows are, its figures, filters and days. What is not counted cannot be chosen. */
export function ReportForm({
  initial,
  today,
  onShow,
}: {
  initial: ReportDefinition;
  today: string;
  onShow: (definition: ReportDefinition) => void;
}) {
  const [draft, setDraft] = useState(initial);
  const [isWrong, setWrong] = useState(false);
  const change = (changes: Partial<ReportDefinition>): void => {
    const { figures, ...next } = withKnownFigures({ ...draft, ...changes });
    setDraft({ ...next, figures: [...figures] });
    setWrong(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isRange(draft)) onShow(draft);
    else setWrong(true);
  };
  return (
    <form className="report-form" onSubmit={submit}>
      <div className="report-form__row">
        <DeskSelectField
          label={texts.rowsAre}
          options={reportDimensions.map((each) => [each, texts.dimensions[each]] as const)}
          value={draft.dimension}
          onChoose={(dimension) => change({ dimension })}
        />
        <Period draft={draft} change={change} today={today} />
        <Filters draft={draft} change={change} />
      </div>
      <Figures draft={draft} change={change} />
      {isWrong && <DeskError role="alert">{texts.daysWrong(MAX_RANGE_DAYS)}</DeskError>}
      <p>
        <DeskButton kind="primary" type="submit">
          {texts.show}
        </DeskButton>
      </p>
    </form>
  );
}
