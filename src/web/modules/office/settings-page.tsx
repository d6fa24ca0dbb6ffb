import { Fragment, useEffect } from 'react';
import type { CallOutput } from '#web/platform/calls.ts';
import { useLocation } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { AlertSchemaPanel } from '#web/modules/alerts/admin/alert-schema-panel.tsx';
import * as texts from './settings-texts.ts';
import './office.css';

function originOf(isSecret: boolean, isDefault: boolean): keyof typeof texts.from {
  if (isSecret) return 'secret';
  return isDefault ? 'default' : 'you';
}

const columns: DeskColumn<CallOutput<'office.listSettings'>['items'][number]>[] = [
  {
    head: texts.heads.setting,
    style: { minWidth: 180 },
    cell: ({ name }) => (
      <span className="d-code d-code--breaks">
        {name.split('_').map((part, index) => (
          <Fragment key={part}>
            {index > 0 && (
              <>
                _<wbr />
              </>
            )}
            {part}
          </Fragment>
        ))}
      </span>
    ),
  },
  // They stand in the documents of the server, in its language.
  { head: texts.heads.does, className: 'd-t2', cell: ({ meaning }) => <span lang="en">{meaning}</span> },
  {
    head: texts.heads.inForce,
    style: { minWidth: 200 },
    cell: ({ value, isSecret, isDefault }) => (
      <span className="d-two d-breaks">
        {value === '' ? <span className="d-t3">{texts.notSet}</span> : <b>{value}</b>}
        <small>{texts.from[originOf(isSecret, isDefault)]}</small>
      </span>
    ),
  },
];

/** [OFFICE-01, SHELL-16] Every setting with what it does and what is in force. */
export function SettingsPage() {
  const call = useCall('office.listSettings');
  const { data } = call;
  const wanted = useLocation().hash.slice(1);
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere && wanted) document.getElementById(wanted)?.scrollIntoView({ block: 'center' });
  }, [isThere, wanted]);
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub} />
      <AlertSchemaPanel />
      <DeskTable
        caption={texts.title}
        columns={columns}
        rows={data?.items}
        keyOf={({ name }) => name}
        rowProps={({ name }) => ({ id: name, className: name === wanted ? 'd-wanted' : undefined })}
        unread={{ call, what: texts.theSettings, safe: texts.nothingChanged }}
      />
    </main>
  );
}
