import { formatNumber } from '#web/platform/languages/formats.ts';
import type { MailFigures, MailView } from '#domain/office/mails/mails-contract.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { Link } from '#web/ui/link.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import * as texts from './texts.ts';
import '#web/ui/desk/records.css';
import '#web/ui/desk/desk-field.css';

type Kind = MailFigures['kinds'][number];
export const mailsHref = (kind: string, view: MailView = 'all'): string => {
  const query = new URLSearchParams({ ...(view !== 'all' && { view }), ...(kind && { kind }) });
  return `${adminHref('mails')}${query.size > 0 ? `?${query}` : ''}#mails`;
};

/** Each number opens the mails that it counts. */
const count = (view: MailView, of: (row: Kind) => number): DeskColumn<Kind>['cell'] =>
  function Count(row) {
    return of(row) === 0 ? (
      <span className="d-t3">0</span>
    ) : (
      <Link className="d-link" href={mailsHref(row.kind, view)}>
        {formatNumber(of(row))}
      </Link>
    );
  };

const columns: DeskColumn<Kind>[] = [
  {
    head: texts.heads.kind,
    style: { whiteSpace: 'normal' },
    cell: ({ kind }) => (
      <Link className="d-link" href={mailsHref(kind)}>
        {texts.kindOf(kind)}
      </Link>
    ),
  },
  { head: texts.views.sent, isNumber: true, cell: count('sent', ({ sent }) => sent) },
  { head: texts.views.waiting, isNumber: true, cell: count('waiting', ({ waiting }) => waiting) },
  { head: texts.views.failing, isNumber: true, cell: count('failing', ({ failing }) => failing) },
];

/** Mails of the last days by kind. */
export const MailKinds = ({ kinds, days }: Pick<MailFigures, 'kinds' | 'days'>) => (
  <section>
    <DeskSection title={texts.byKind} note={texts.inDays(days)} />
    {kinds.length === 0 ? (
      <p className="d-t2">{texts.noneInTime}</p>
    ) : (
      <DeskTable caption={texts.mailsByKind} columns={columns} rows={kinds} keyOf={({ kind }) => kind} />
    )}
  </section>
);

/** Addresses are kept as hashes: nobody can read them, here or elsewhere. */
export const Optouts = ({ optouts }: Pick<MailFigures, 'optouts'>) => (
  <aside>
    <DeskSection title={texts.wantNone} note={formatNumber(optouts.count)} />
    {optouts.count === 0 ? (
      <p className="d-t2">{texts.nobody}</p>
    ) : (
      <dl className="d-facts">
        {optouts.newest.map(({ mark, at }) => (
          <div key={mark}>
            <dt className="d-code">{mark}</dt>
            <dd className="d-t2">{timeText(at)}</dd>
          </div>
        ))}
      </dl>
    )}
    <p className="d-hint">{texts.onlyHash}</p>
  </aside>
);
