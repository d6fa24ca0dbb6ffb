import { hrefTo } from '#domain/addresses.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { localDate } from '#web/platform/languages/formats.ts';
import { useParams } from '#web/platform/router/params.ts';
import { useCall } from '#web/platform/use-call.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import * as texts from './receipt-texts.ts';

type Part = CallOutput<'accounts.getErasureReceipt'>['parts'][number];

const kinds = ['deleted', 'blanked', 'retained'] as const;

function Parts({ kind, parts }: { kind: Part['became']; parts: readonly Part[] }) {
  const shown = parts.filter(({ became }) => became === kind);
  return (
    <section className="stack">
      <h2>{texts.became[kind]}</h2>
      {shown.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <ul>
          {shown.map(({ called, rows, because, until }) => (
            <li key={`${called} ${because ?? ''}`}>
              <b>{called}</b>: {texts.entries(rows)}. {because && texts.reason(because, until)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** [SUP-03] The receipt of an erasure, by the link of its mail. */
export function ErasureReceiptPage() {
  const { key = '' } = useParams();
  const { data, error, refetch } = useCall('accounts.getErasureReceipt', { key });
  const isGone = error?.status === 404 || error?.status === 400;
  return (
    <main id="main" className="page-width narrow page-bottom">
      {isGone ? (
        <EmptyState draw="needle" title={texts.gone} action={{ label: texts.home, href: hrefTo('home') }} isPage />
      ) : (
        <>
          <PageTitle title={texts.title} className="page-title" />
          {data ? (
            <div className="stack">
              <p>{texts.madeOn(localDate(data.madeAt))}</p>
              {kinds.map((kind) => (
                <Parts key={kind} kind={kind} parts={data.parts} />
              ))}
            </div>
          ) : (
            <Pending what={texts.receipt} height={320} error={error} retry={refetch} />
          )}
        </>
      )}
    </main>
  );
}
