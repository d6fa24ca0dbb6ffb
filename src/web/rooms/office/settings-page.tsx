import { Fragment, useEffect } from 'react';
import type { CallOutput } from '#web/platform/calls.ts';
import { useLocation } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import './office.css';

const columns: DeskColumn<CallOutput<'office.listSettings'>['items'][number]>[] = [
  {
    head: 'Setting',
    style: { minWidth: 180 },
    cell: ({ name }) => (
      <span className="d-code" style={{ whiteSpace: 'normal' }}>
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
  { head: 'What it does', className: 'd-t2', cell: ({ meaning }) => meaning },
  {
    head: 'In force',
    style: { minWidth: 200 },
    cell: ({ value, isSecret, isDefault }) => (
      <span className="d-two" style={{ overflowWrap: 'anywhere' }}>
        {value === '' ? <span className="d-t3">not set</span> : <b>{value}</b>}
        <small>{isSecret ? 'secret' : isDefault ? 'as by default' : 'set by you'}</small>
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
      <DeskHead
        title="Settings"
        sub="They come from the environment of the server and hold from its start on. Secrets are shown only as set or not."
      />
      <DeskTable
        caption="Settings"
        columns={columns}
        rows={data?.items}
        keyOf={({ name }) => name}
        rowProps={({ name }) => ({ id: name, className: name === wanted ? 'd-wanted' : undefined })}
        unread={{ call, what: 'The settings', safe: 'Nothing was changed' }}
      />
    </main>
  );
}
