import { formatNumber } from '#web/platform/languages/formats.ts';
import { useState } from 'react';
import type { ErrorGroup } from '#domain/errors/model.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { refresh, useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { RecordAway, RecordFacts } from '#web/modules/admin/records/record-parts.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError } from '#web/ui/desk/desk-field.tsx';
import { DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { ErrorSampleView } from './error-sample.tsx';
import * as texts from './error-texts.ts';
import '#web/modules/admin/records/records.css';

const crumb = { label: texts.health, href: adminHref('system-health') };

/** Marks the group as resolved, or takes that back. */
function Resolve({ group }: { group: ErrorGroup }) {
  const resolve = useSend('errors.resolveErrorGroup', 'errors.getErrorGroup', 'errors.listErrorGroups');
  const reopen = useSend('errors.reopenErrorGroup', 'errors.getErrorGroup', 'errors.listErrorGroups');
  const { fingerprint, resolvedAt } = group;
  const action = resolvedAt ? reopen : resolve;
  const [problem, setProblem] = useState('');
  const press = (): void =>
    action.send(
      { fingerprint },
      {
        onSuccess: () => {
          setProblem('');
          showToast(resolvedAt ? texts.isOpenAgain : texts.isResolved, { type: 'success' });
          refresh('admin.listActs');
        },
        onError: ({ message }) => setProblem(message),
      },
    );
  return (
    <>
      <DeskButton kind={resolvedAt ? undefined : 'primary'} isAlwaysShown disabled={action.isSending} onClick={press}>
        {resolvedAt ? texts.reopen : texts.resolve}
      </DeskButton>
      {problem && <DeskError role="alert">{problem}</DeskError>}
    </>
  );
}

function stateText({ resolvedAt, recurrences }: ErrorGroup): string {
  if (resolvedAt) return texts.resolvedAt(timeText(resolvedAt));
  return recurrences > 0 ? texts.cameAfter(recurrences) : texts.isOpen;
}

/** [ERR-05, VAULT-07] `/admin/system-health/<id>`: one error, its newest reports and what went before each. */
export function ErrorPage({ fingerprint }: { fingerprint: string }) {
  const number = useQueryParams().get('number') ?? '';
  const { data, error, refetch } = useCall('errors.getErrorGroup', {
    fingerprint,
    ...(/^[0-9a-f]{8}$/.test(number) ? { number } : {}),
  });
  if (!data)
    return (
      <RecordAway error={error} retry={() => void refetch()} crumb={crumb} title={texts.error} none={texts.none} />
    );
  const { group, samples } = data;
  return (
    <main id="main" className="d-main">
      <DeskHead
        title={[group.name, group.message].filter(Boolean).join(': ') || texts.errorWithoutText}
        crumb={crumb}
        sub={stateText(group)}
      >
        <Resolve group={group} />
      </DeskHead>
      <div className="d-g2">
        <section>
          <DeskSection
            title={texts.reports}
            note={group.reports > samples.length ? texts.newestOf(samples.length, group.reports) : undefined}
          />
          {samples.length === 0 && <p className="d-t2">{texts.cleared}</p>}
          {samples.map((sample, index) => (
            <ErrorSampleView key={sample.number} sample={sample} isOpen={index === 0} />
          ))}
        </section>
        <RecordFacts
          facts={[
            [texts.facts.where, texts.origins[group.origin]],
            [texts.facts.kind, texts.kinds[group.kind]],
            [
              texts.facts.type,
              <span key="type" className="d-code">
                {group.type}
              </span>,
            ],
            [texts.facts.category, texts.categories[group.category]],
            [
              texts.facts.at,
              <span key="path" className="d-code">
                {group.path}
              </span>,
            ],
          ]}
          sums={[
            [texts.facts.times, formatNumber(group.reports)],
            [texts.facts.first, timeText(group.firstSeen)],
            [texts.heads.lastSeen, timeText(group.lastSeen)],
          ]}
        />
      </div>
    </main>
  );
}
