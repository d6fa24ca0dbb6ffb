import { useState } from 'react';
import { findCountry } from '#domain/core/countries.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { countryName, formatDay } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Pill } from '#web/ui/desk/pill.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError } from '#web/ui/desk/desk-field.tsx';
import { DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { ChangeCountry } from './change-country.tsx';
import * as texts from './country-texts.ts';
import '../office.css';
import '../settings/settings.css';

type Countries = CallOutput<'office.listCountries'>;
type Country = Countries['items'][number];

const dayText = (day: string): string => formatDay(new Date(`${day}T12:00:00Z`));

/** What is planned, with the way back. */
function Planned({ country: { code, planned } }: { country: Country }) {
  const change = useSend('office.setCountry', 'office.listCountries', 'admin.listActs');
  const cancelChange = (since: string): void =>
    change.send(
      { code, since, isServed: null, reason: texts.takeBackReason },
      { onSuccess: () => showToast(texts.isTakenBack, { type: 'success' }) },
    );
  return (
    <>
      {planned.map(({ since, isServed }) => (
        <small key={since}>
          {(isServed ? texts.opensOn : texts.closesOn)(dayText(since))}{' '}
          <DeskButton kind="quiet" isSmall disabled={change.isSending} onClick={() => cancelChange(since)}>
            {texts.takeBack}
          </DeskButton>
        </small>
      ))}
      {change.problem && <DeskError role="alert">{change.problem.message}</DeskError>}
    </>
  );
}

const columnsFor = (mayEdit: boolean): DeskColumn<Country>[] => [
  { head: texts.heads.country, cell: ({ code }) => <b>{countryName(code)}</b> },
  { head: texts.heads.zone, cell: ({ code }) => texts.zones[findCountry(code)?.zone ?? 'world'] },
  {
    head: texts.heads.state,
    cell: (country) => (
      <span className="d-two">
        {country.isServed ? <Pill tone="ok">{texts.open}</Pill> : <Pill tone="warn">{texts.closed}</Pill>}
        {mayEdit ? (
          <Planned country={country} />
        ) : (
          country.planned.map(({ since, isServed }) => (
            <small key={since}>{(isServed ? texts.opensOn : texts.closesOn)(dayText(since))}</small>
          ))
        )}
      </span>
    ),
  },
];

function History({ changes }: Pick<Countries, 'changes'>) {
  const whatText = (isServed: boolean | null): string => {
    if (isServed === null) return texts.tookBack;
    return isServed ? texts.open : texts.closed;
  };
  return (
    <section className="d-part" aria-label={texts.history}>
      <DeskSection title={texts.history} />
      {changes.length === 0 && <p className="d-hint">{texts.never}</p>}
      <ul className="setting-history">
        {changes.map(({ version, code, since, isServed, by, at, reason }) => (
          <li key={version}>
            <b>{countryName(code)}</b>
            <span>{texts.from(whatText(isServed), dayText(since))}</span>
            <span>
              {texts.setBy(by, timeText(at))}
              <q>{reason}</q>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** [OFFICE-01] Countries that parcels go to: what holds, what is planned, and who set it. */
export function CountriesPage() {
  const call = useCall('office.listCountries');
  const mayEdit = hasPermission(useAdmin(), 'settings.edit');
  const [chosen, setChosen] = useState('');
  const items = call.data?.items;
  const country = items?.find(({ code }) => code === chosen);
  const change: DeskColumn<Country> = {
    head: texts.change,
    isHeadHidden: true,
    cell: ({ code, planned }) =>
      planned.length === 0 && (
        <DeskButton
          isSmall
          isAlwaysShown
          aria-label={texts.changeOf(countryName(code))}
          onClick={() => setChosen(code)}
        >
          {texts.change}
        </DeskButton>
      ),
  };
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub} />
      {!mayEdit && <p className="d-hint">{texts.readOnly}</p>}
      <DeskTable
        caption={texts.title}
        columns={mayEdit ? [...columnsFor(true), change] : columnsFor(false)}
        rows={items?.toSorted((one, other) => countryName(one.code).localeCompare(countryName(other.code)))}
        keyOf={({ code }) => code}
        unread={{ call, what: texts.theCountries, safe: texts.nothingChanged }}
      />
      {call.data && <History changes={call.data.changes} />}
      {country && call.data && (
        <ChangeCountry key={country.code} {...country} today={call.data.today} onClose={() => setChosen('')} />
      )}
    </main>
  );
}
