import type { MailFigures } from '#domain/office/mails-contract.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { timeWords } from '#web/rooms/admin/time-words.ts';
import '#web/ui/desk/records.css';
import '#web/ui/desk/desk-field.css';

/** Mails of the last days by kind. */
export const MailKinds = ({ kinds, days }: Pick<MailFigures, 'kinds' | 'days'>) => (
  <section>
    <DeskSection title="By kind" note={`Written in the last ${days} days`} />
    {kinds.length === 0 ? (
      <p className="d-t2">No mail was written in this time.</p>
    ) : (
      <div className="d-frame">
        <table className="d-idx d-stack">
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col" className="d-num">
                Sent
              </th>
              <th scope="col" className="d-num">
                Waiting
              </th>
              <th scope="col" className="d-num">
                Failing
              </th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind.kind}>
                <td data-label="Kind" style={{ whiteSpace: 'normal' }}>
                  {kind.label}
                </td>
                <td data-label="Sent" className="d-num">
                  {kind.sent}
                </td>
                <td data-label="Waiting" className="d-num">
                  {kind.waiting}
                </td>
                <td data-label="Failing" className="d-num">
                  {kind.failing > 0 ? <b>{kind.failing}</b> : 0}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
);

/** Addresses are kept as hashes: nobody can read them, here or elsewhere. */
export const Optouts = ({ optouts }: Pick<MailFigures, 'optouts'>) => (
  <aside>
    <DeskSection title="Want no mail about carts" note={String(optouts.count)} />
    {optouts.count === 0 ? (
      <p className="d-t2">Nobody has unsubscribed.</p>
    ) : (
      <dl className="d-facts">
        {optouts.newest.map(({ mark, at }) => (
          <div key={mark}>
            <dt className="d-code">{mark}</dt>
            <dd className="d-t2">{timeWords(at)}</dd>
          </div>
        ))}
      </dl>
    )}
    <p className="d-hint">Only a hash of each address is kept; its first letters stand here.</p>
  </aside>
);
