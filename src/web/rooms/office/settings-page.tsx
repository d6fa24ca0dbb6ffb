import { useEffect } from 'react';
import { useLocation } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { NotYet } from '#web/rooms/admin/lists/not-yet.tsx';
import './office.css';

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
      {!data ? (
        <NotYet call={call} what="The settings" safe="Nothing was changed" skeleton={{ columns: 3 }} />
      ) : (
        <div className="d-frame">
          <table className="d-idx d-stack">
            <thead>
              <tr>
                <th scope="col">Setting</th>
                <th scope="col">What it does</th>
                <th scope="col">In force</th>
              </tr>
            </thead>
            <tbody>
              {data.items.map(({ name, meaning, value, isSecret, isDefault }) => (
                <tr key={name} id={name} className={name === wanted ? 'd-wanted' : undefined}>
                  <td data-label="Setting">
                    <span className="d-code" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
                      {name}
                    </span>
                  </td>
                  <td data-label="What it does" className="d-t2">
                    {meaning}
                  </td>
                  <td data-label="In force">
                    <span className="d-two" style={{ overflowWrap: 'anywhere' }}>
                      {value === '' ? <span className="d-t3">not set</span> : <b>{value}</b>}
                      <small>{isSecret ? 'secret' : isDefault ? 'as by default' : 'set by you'}</small>
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </main>
  );
}
