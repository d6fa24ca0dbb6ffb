import { useState } from 'react';
import type { RecoveryAnalytics } from '#domain/recovery/contract.ts';
import { formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import type { AbandonedCartView } from '#domain/recovery/abandoned-carts.ts';
import { DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { DeskEmpty, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { Link } from '#web/ui/link.tsx';
import { AbandonedCartsList, abandonedCartsHref, abandonedCartsFilter } from './abandoned-carts-list.tsx';
import '#web/ui/desk/figures.css';
import './abandoned-carts.css';

type Day = RecoveryAnalytics['days'][number];

const WIDTH = 720;
const HEIGHT = 138;
const FOOT = 136;

/** Carts of each day as bars, the part that came back filled; the table below has the same numbers. */
function AbandonedCartsChart({ days }: { days: Day[] }) {
  const most = Math.max(1, ...days.map((day) => day.carts));
  const slot = WIDTH / days.length;
  const tall = (count: number): number => ((FOOT - 8) * count) / most;
  const sum = (key: 'carts' | 'recovered'): number => days.reduce((all, day) => all + day[key], 0);
  return (
    <figure className="d-chartbox leftcarts__chart">
      <svg
        className="d-chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${sum('carts')} carts left in ${days.length} days, ${sum('recovered')} came back. The table below has every day.`}
      >
        <line className="d-chart-axis" x1={0} x2={WIDTH} y1={FOOT} y2={FOOT} />
        {days.map((day, index) => (
          <g key={day.day} className="leftcarts">
            <title>{`${formatDay(new Date(day.day))}: ${day.carts} left, ${day.recovered} came back`}</title>
            <rect
              x={index * slot + 1}
              y={FOOT - tall(day.carts)}
              width={Math.max(1, slot - 2)}
              height={tall(day.carts)}
            />
            <rect
              className="is-back"
              x={index * slot + 1}
              y={FOOT - tall(day.recovered)}
              width={Math.max(1, slot - 2)}
              height={tall(day.recovered)}
            />
          </g>
        ))}
      </svg>
      <p className="d-t2 d-small leftcarts__ends" aria-hidden="true">
        <span>{formatDay(new Date(days[0]?.day ?? 0))}</span>
        <span>Today</span>
      </p>
      <figcaption className="d-t2 d-small">Carts of each day; the stronger part at the foot came back.</figcaption>
    </figure>
  );
}

/** A number and the carts that it counts; none of them is no place to go. */
const Count = ({ of, day, show }: { of: number; day: string; show: AbandonedCartView }) =>
  of === 0 ? (
    '0'
  ) : (
    <Link className="link" href={abandonedCartsHref({ show, days: 365, day })}>
      {of}
    </Link>
  );

const dayColumns: DeskColumn<Day>[] = [
  { head: 'Day', cell: ({ day }) => formatDay(new Date(day)) },
  { head: 'Carts left', isNumber: true, cell: ({ day, carts }) => <Count of={carts} day={day} show="left" /> },
  { head: 'Mails', isNumber: true, cell: ({ day, emails }) => <Count of={emails} day={day} show="mailed" /> },
  { head: 'Came back', isNumber: true, cell: ({ day, recovered }) => <Count of={recovered} day={day} show="back" /> },
  { head: 'Worth', isNumber: true, cell: ({ recoveredCents }) => formatMoney(recoveredCents) },
];

function Figures({ data, days }: { data: RecoveryAnalytics; days: number }) {
  const figures = [
    ['Carts left', String(data.carts), 'left'],
    ['Mails sent', String(data.emails), 'mailed'],
    ['Came back', String(data.recovered), 'back'],
    ['Rate', `${data.rate} %`, 'left'],
    ['Worth of what came back', formatMoney(data.recoveredCents), 'back'],
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
  return (
    <main id="main" className="d-main">
      <DeskHead title="Left carts" sub="By the day on which the cart was begun." />
      <div className="leftcarts__span">
        <DeskSelectField
          label="Time"
          style={{ width: 'auto' }}
          options={[7, 30, 90].map((count) => [count, `Last ${count} days`])}
          value={days}
          onChoose={setDays}
        />
      </div>
      {!data ? (
        <NotYet call={call} what="The figures" safe="Nothing was changed" skeleton={{ columns: 5 }} />
      ) : data.carts === 0 ? (
        <DeskEmpty title="No cart was left in this time" draw="wheel">
          A cart counts once nothing was done with it for half an hour.
        </DeskEmpty>
      ) : (
        <>
          <Figures data={data} days={days} />
          <DeskSection title="Day by day" note="Days are those of UTC" />
          <AbandonedCartsChart days={data.days} />
          <DeskTable
            caption="Left carts by day"
            columns={dayColumns}
            rows={data.days.toReversed()}
            keyOf={({ day }) => day}
          />
        </>
      )}
    </main>
  );
}
