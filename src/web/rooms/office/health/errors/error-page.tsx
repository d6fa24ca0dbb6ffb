import { useState } from 'react';
import type { ErrorGroup } from '#domain/errors/model.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { refresh, useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { adminHref } from '#web/rooms/admin/admin-sections.ts';
import { RecordAway, RecordFacts } from '#web/rooms/admin/records/record-parts.tsx';
import { timeWords } from '#web/rooms/admin/time-words.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError } from '#web/ui/desk/desk-field.tsx';
import { DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { ErrorSampleView } from './error-sample.tsx';
import { kindWords } from './kind-words.ts';
import '#web/rooms/admin/records/records.css';

const crumb = { label: 'System health', href: adminHref('system-health') };
const none = {
  head: 'No such error',
  title: 'There is no error with this id',
  why: 'Errors are kept for 30 days after they came last. The number that somebody saw is found on the page of the system’s health.',
  back: 'Go to system health',
};

/** Marks the group as resolved, or takes that back. */
function Resolve({ group }: { group: ErrorGroup }) {
  const resolve = useSend('errors.resolveErrorGroup', 'errors.getErrorGroup', 'errors.listErrorGroups');
  const reopen = useSend('errors.reopenErrorGroup', 'errors.getErrorGroup', 'errors.listErrorGroups');
  const { fingerprint, resolvedAt } = group;
  const act = resolvedAt ? reopen : resolve;
  const [problem, setProblem] = useState('');
  const press = (): void =>
    act.send(
      { fingerprint },
      {
        onSuccess: () => {
          setProblem('');
          showToast(resolvedAt ? 'The error is open again.' : 'The error is marked as resolved.', { type: 'success' });
          refresh('admin.listActs');
        },
        onError: ({ message }) => setProblem(message),
      },
    );
  return (
    <>
      <DeskButton kind={resolvedAt ? undefined : 'primary'} isKept disabled={act.isSending} onClick={press}>
        {resolvedAt ? 'Open again' : 'Mark as resolved'}
      </DeskButton>
      {problem && <DeskError role="alert">{problem}</DeskError>}
    </>
  );
}

const stateWords = ({ resolvedAt, recurrences }: ErrorGroup): string =>
  resolvedAt
    ? `Resolved ${timeWords(resolvedAt)}. It opens again by itself if it comes again.`
    : recurrences > 0
      ? `Open: it came again ${recurrences === 1 ? 'once' : `${recurrences} times`} after it was marked as resolved.`
      : 'Open.';

/** [ERR-05, VAULT-07] `/admin/system-health/<id>`: one error, its newest reports and what went before each. */
export function ErrorPage({ fingerprint }: { fingerprint: string }) {
  const number = useQueryParams().get('number') ?? '';
  const { data, error, refetch } = useCall('errors.getErrorGroup', {
    fingerprint,
    ...(/^[0-9a-f]{8}$/.test(number) ? { number } : {}),
  });
  if (!data) return <RecordAway error={error} retry={() => void refetch()} crumb={crumb} title="Error" none={none} />;
  const { group, samples } = data;
  return (
    <main id="main" className="d-main">
      <DeskHead
        title={[group.name, group.message].filter(Boolean).join(': ') || 'An error without words'}
        crumb={crumb}
        sub={stateWords(group)}
      >
        <Resolve group={group} />
      </DeskHead>
      <div className="d-g2">
        <section>
          <DeskSection
            title="Reports"
            note={group.reports > samples.length ? `The newest ${samples.length} of ${group.reports}` : undefined}
          />
          {samples.length === 0 && <p className="d-t2">Its reports were cleared away to make room for newer ones.</p>}
          {samples.map((sample, index) => (
            <ErrorSampleView key={sample.number} sample={sample} isOpen={index === 0} />
          ))}
        </section>
        <RecordFacts
          facts={[
            ['Where', group.origin === 'server' ? 'Server' : 'Browser'],
            ['Kind', kindWords[group.kind]],
            [
              'Type',
              <span key="type" className="d-code">
                {group.type}
              </span>,
            ],
            ['Category', group.category],
            [
              'At',
              <span key="path" className="d-code">
                {group.path}
              </span>,
            ],
          ]}
          sums={[
            ['Times', String(group.reports)],
            ['First seen', timeWords(group.firstSeen)],
            ['Last seen', timeWords(group.lastSeen)],
          ]}
        />
      </div>
    </main>
  );
}
