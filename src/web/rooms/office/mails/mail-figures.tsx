import type { MailFigures } from '#domain/office/mails-contract.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { timeWords } from '#web/rooms/admin/time-words.ts';
import '#web/ui/desk/records.css';
import '#web/ui/desk/desk-field.css';

const columns: DeskColumn<MailFigures['kinds'][number]>[] = [
  { head: 'Kind', style: { whiteSpace: 'normal' }, cell: ({ label }) => label },
  { head: 'Sent', isNumber: true, cell: ({ sent }) => sent },
  { head: 'Waiting', isNumber: true, cell: ({ waiting }) => waiting },
  { head: 'Failing', isNumber: true, cell: ({ failing }) => (failing > 0 ? <b>{failing}</b> : 0) },
];

/** Mails of the last days by kind. */
export const MailKinds = ({ kinds, days }: Pick<MailFigures, 'kinds' | 'days'>) => (
  <section>
    <DeskSection title="By kind" note={`Written in the last ${days} days`} />
    {kinds.length === 0 ? (
      <p className="d-t2">No mail was written in this time.</p>
    ) : (
      <DeskTable caption="Mails by kind" columns={columns} rows={kinds} keyOf={({ kind }) => kind} />
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
