import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { formatDay } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { percentText } from './percent-text.ts';
import { areaName, PlanVatRate } from './plan-vat-rate.tsx';
import * as texts from './vat-texts.ts';
import './settings.css';

type Rates = CallOutput<'office.listVatRates'>;
type Row = Rates['items'][number];
interface VatArea {
  code: string;
  rates: readonly Row[];
}

const dayText = (day: string): string => formatDay(new Date(`${day}T12:00:00Z`));

function Rate({ row }: { row: Row | undefined }) {
  if (!row) return '–';
  return (
    <span className="d-two">
      {percentText(row.percent)}
      {row.planned.map(({ since, percent }) => (
        <small key={since}>{texts.from(percentText(percent), dayText(since))}</small>
      ))}
    </span>
  );
}

const columns: DeskColumn<VatArea>[] = [
  { head: texts.country, cell: ({ code }) => <b>{areaName(code)}</b> },
  ...(['standard', 'books', 'children_clothes'] as const).map((kind): DeskColumn<VatArea> => ({
    head: texts.kinds[kind],
    cell: ({ rates }) => <Rate row={rates.find(({ goods }) => goods === kind)} />,
  })),
];

function History({ changes }: Pick<Rates, 'changes'>) {
  if (changes.length === 0) return <p className="d-hint">{texts.never}</p>;
  return (
    <ul className="setting-history">
      {changes.map(({ version, code, goods, since, percent, by, at, reason }) => (
        <li key={version}>
          <b>{`${areaName(code)}, ${texts.kinds[goods]}`}</b>
          <span>{texts.from(percent === null ? texts.tookBack : percentText(percent), dayText(since))}</span>
          <span>
            {texts.setBy(by, timeText(at))}
            <q>{reason}</q>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** [OFFICE-01, PAY-06] VAT by country and kind of goods: what holds, what is planned, and who set it. */
export function VatRatesPanel() {
  const mayEdit = hasPermission(useAdmin(), 'settings.edit');
  const call = useCall('office.listVatRates');
  const items = call.data?.items;
  const places = items && [...new Set(items.map(({ code }) => code))];
  return (
    <section id="vat" aria-label={texts.title}>
      <DeskSection title={texts.title} note={texts.note} />
      {call.data && mayEdit && <PlanVatRate items={call.data.items} firstDay={call.data.firstDay} />}
      <DeskTable
        caption={texts.title}
        columns={columns}
        rows={places?.map((code) => ({ code, rates: items?.filter((item) => item.code === code) ?? [] }))}
        keyOf={({ code }) => code}
        unread={{ call, what: texts.theRates, safe: texts.nothingChanged }}
      />
      {call.data && (
        <>
          <h3 className="setting-history-head">{texts.history}</h3>
          <History changes={call.data.changes} />
        </>
      )}
    </section>
  );
}
