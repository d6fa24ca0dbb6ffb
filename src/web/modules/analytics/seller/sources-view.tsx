import type { SourceKind } from '#domain/analytics/contract.ts';
import { formatNumber } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskEmpty, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { BarTable, type BarRow } from './bar-table.tsx';
import { changeOf } from '#web/platform/languages/percent.ts';
import { ExportRows } from './export-rows.tsx';
import type { ChosenPeriod } from './use-period.ts';
import * as texts from './texts.ts';

/** A head and a row for each source, beside its count in the days that it is compared with. */
const sourcesAsRows = ([title, counted]: readonly [string, string], rows: readonly BarRow[]): string[][] => [
  [title, counted, texts.compared],
  ...rows.map(({ name, value, before }) => [name, String(value), before === undefined ? '' : String(before)]),
];

const nameOf = (kind: SourceKind, name: string): string =>
  kind === 'source' ? (texts.sourceNames[name as keyof typeof texts.sourceNames] ?? name) : name;

const titles = { source: texts.whereFrom, campaign: texts.campaigns, term: texts.terms };

function SourceList({ kind, chosen }: { kind: SourceKind; chosen: ChosenPeriod }) {
  const now = useCall('analytics.listShopSources', { ...chosen.period, kind }, { keepPrevious: true });
  const before = useCall('analytics.listShopSources', { ...chosen.earlier, kind }, { keepPrevious: true });
  if (!now.data) return <NotYet call={now} what={titles[kind]} safe={texts.safe} skeleton={{ height: 180 }} />;
  const { items } = now.data;
  if (items.length === 0 && kind === 'source') return <DeskEmpty title={texts.noVisits}>{texts.noVisitsWhy}</DeskEmpty>;
  if (items.length === 0) return <p className="d-t2">{kind === 'term' ? texts.noTerms : texts.noCampaigns}</p>;
  const rows = items.map(({ name, visits, views }) => {
    const then = before.data?.items.find((each) => each.name === name);
    // What was searched for on this site is no visit from elsewhere.
    const [value, earlier] = kind === 'term' ? [views, then?.views ?? 0] : [visits, then?.visits ?? 0];
    return {
      name: nameOf(kind, name),
      value,
      ...(before.data && { before: earlier, note: changeOf(value, earlier) ?? formatNumber(earlier) }),
    };
  });
  const { from, to } = chosen.period;
  return (
    <>
      <BarTable caption={titles[kind]} rows={rows} />
      <ExportRows
        name={`${kind}s-${from}-${to}`}
        rows={sourcesAsRows([titles[kind], kind === 'term' ? texts.views : texts.visits], rows)}
      />
    </>
  );
}

/** [DASH-03] Where visits came from: kinds of sites, campaigns, words that were searched for. */
export const SourcesView = ({ chosen }: { chosen: ChosenPeriod }) => (
  <>
    {(['source', 'campaign', 'term'] as const).map((kind) => (
      <section key={kind} className="d-sec">
        <DeskSection title={titles[kind]} note={texts.mark[chosen.comparison]} />
        <SourceList kind={kind} chosen={chosen} />
      </section>
    ))}
  </>
);
