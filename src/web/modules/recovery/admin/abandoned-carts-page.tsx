import { useState } from 'react';
import type { RecoveryAnalytics } from '#domain/recovery/contract.ts';
import { formatDay, formatMoney, formatNumber } from '#web/platform/languages/formats.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import type { AbandonedCartView } from '#domain/recovery/abandoned-carts.ts';
import { BarChart } from '#web/ui/desk/charts/bar-chart.tsx';
import { DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { DeskEmpty, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { Link } from '#web/ui/link.tsx';
import { AbandonedCartsList, abandonedCartsHref, abandonedCartsFilter } from './abandoned-carts-list.tsx';
import '#web/ui/desk/figures.css';
import * as texts from './texts.ts';
import './abandoned-carts.css';

type Day = RecoveryAnalytics['days'][number];

/** Carts of each day, the part that came back filled. */
function AbandonedCartsChart({ days }: { days: Day[] }) {
  const sum = (key: 'carts' | 'recovered'): number => days.reduce((all, day) => all + day[key], 0);
  return (
    <div className="leftcarts__chart">
      <BarChart
        label={texts.chart(sum('carts'), days.length, sum('recovered'))}
        legend={texts.legend}
        ends={[formatDay(new Date(days[0]?.day ?? 0)), texts.today]}
        bars={days.map(({ day, carts, recovered }) => ({
          key: day,
          title: texts.ofDay(formatDay(new Date(day)), carts, recovered),
          value: carts,
          part: recovered,
        }))}
      />
    </div>
  );
}

/** A number and the carts that it counts; none of them is no place to go. */
const Count = ({ count, day, show }: { count: number; day: string; show: AbandonedCartView }) =>
  count === 0 ? (
    '0'
  ) : (
    <Link className="link" href={abandonedCartsHref({ show, days: 365, day })}>
      {count}
    </Link>
  );

const dayColumns: DeskColumn<Day>[] = [
  { head: texts.heads.day, cell: ({ day }) => formatDay(new Date(day)) },
  { head: texts.heads.left, isNumber: true, cell: ({ day, carts }) => <Count count={carts} day={day} show="left" /> },
  {
    head: texts.heads.mails,
    isNumber: true,
    cell: ({ day, emails }) => <Count count={emails} day={day} show="mailed" />,
  },
  {
    head: texts.heads.back,
    isNumber: true,
    cell: ({ day, recovered }) => <Count count={recovered} day={day} show="back" />,
  },
  { head: texts.heads.worth, isNumber: true, cell: ({ recoveredCents }) => formatMoney(recoveredCents) },
];

function Figures({ data, days }: { data: RecoveryAnalytics; days: number }) {
  const figures = [
    [texts.heads.left, formatNumber(data.carts), 'left'],
    [texts.heads.mailsSent, formatNumber(data.emails), 'mailed'],
    [texts.heads.back, formatNumber(data.recovered), 'back'],
    [texts.heads.rate, `${formatNumber(data.rate)} %`, 'left'],
    [texts.heads.worthBack, formatMoney(data.recoveredCents), 'back'],
  ] as const;
  return (
    <dl className="d-figs d-bigf">
      {figures.map(([label, value, show]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Link className="d-value" href={abandonedCartsHref({ show, days, day: undefined })}>
              {value}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** [REC-12] Carts that were left, the mails about them, and what came back; each number leads to its carts. */
export function AbandonedCartsPage() {
  const filter = abandonedCartsFilter(useQueryParams());
  return filter ? <AbandonedCartsList filter={filter} /> : <AbandonedCartsFigures />;
}

function AbandonedCartsFigures() {
  const [days, setDays] = useState(30);
  const call = useCall('recovery.getAnalytics', { days }, { keepPrevious: true });
  const { data } = call;
  const content = () => {
    if (!data)
      return <NotYet call={call} what={texts.theFigures} safe={texts.nothingChanged} skeleton={{ columns: 5 }} />;
    if (data.carts === 0)
      return (
        <DeskEmpty title={texts.none} draw="wheel">
          {texts.counts}
        </DeskEmpty>
      );
    return (
      <>
        <Figures data={data} days={days} />
        <DeskSection title={texts.dayByDay} note={texts.daysOfUtc} />
        <AbandonedCartsChart days={data.days} />
        <DeskTable caption={texts.byDay} columns={dayColumns} rows={data.days.toReversed()} keyOf={({ day }) => day} />
      </>
    );
  };
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub} />
      <div className="leftcarts__span">
        <DeskSelectField
          label={texts.time}
          className="d-input--narrow"
          options={[7, 30, 90].map((count) => [count, texts.lastDays(count)])}
          value={days}
          onChoose={setDays}
        />
      </div>
      {content()}
    </main>
  );
}
