import { useRef } from 'react';
import { type Policy, policyPaths } from '#domain/accounts/policies/policy.ts';
import type { ShownPolicy } from '#domain/accounts/policies/policy-contract.ts';
import { policyQuery } from '#domain/accounts/policies/policy-query.ts';
import { useLocation, useQueryParams } from '#web/platform/router/navigation.ts';
import { useSession } from '#web/platform/session.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { useRestoredFocus } from '#web/ui/focus/keep-focus.ts';
import { Link } from '#web/ui/link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { PolicyBlocks } from './policy-blocks-view.tsx';
import * as texts from './policy-texts.ts';

const policyAt = (path: string): Policy =>
  (Object.keys(policyPaths) as Policy[]).find((policy) => policyPaths[policy] === path) ?? 'terms';

/** [OFFICE-01] Whoever accepted an older version is asked once; the notice above the pages leads here. */
function Ask({ policy }: { policy: Policy }) {
  const answers = useCall('accounts.getPolicyAnswers');
  const answer = useSend('accounts.answerPolicy', 'accounts.getPolicyAnswers');
  const own = answers.data?.items.find((each) => each.policy === policy);
  if (!own) return null;
  const { open } = own;
  if (!open)
    return (
      own.accepted && <p className="muted policy-accepted">{texts.acceptedOn(own.accepted.version, own.accepted.at)}</p>
    );
  const send = (isAccepted: boolean): void =>
    answer.send(
      { policy, version: open.version, isAccepted },
      {
        onSuccess: () => {
          document.querySelector(`[data-policy="${policy}"]`)?.remove();
          showToast(isAccepted ? texts.accepted : texts.notNow, { type: 'success' });
        },
      },
    );
  return (
    <section className="policy-ask" aria-labelledby="policy-ask">
      <h2 id="policy-ask">{texts.askTitle}</h2>
      <p>{open.changed}</p>
      <ErrorBox text={answer.problem?.message} />
      <p className="policy-ask__acts">
        <Button kind="primary" isBusy={answer.isSending} onClick={() => send(true)}>
          {texts.accept}
        </Button>
        <Button onClick={() => send(false)}>{texts.later}</Button>
      </p>
    </section>
  );
}

function Versions({ shown }: { shown: ShownPolicy }) {
  const path = policyPaths[shown.policy];
  return (
    <section className="policy-versions" aria-labelledby="versions">
      <h2 id="versions">{texts.versions}</h2>
      <ul>
        {shown.versions.map(({ version, holdsFrom, changed }) => (
          <li key={version}>
            <Link
              className="link"
              href={`${path}?version=${version}`}
              aria-current={version === shown.version ? 'page' : undefined}
            >
              {texts.version(version, holdsFrom)}
            </Link>
            <br />
            {changed}
            {version > 1 && (
              <>
                {' '}
                <Link className="link" href={`${path}?version=${version}&against=${version - 1}`}>
                  {texts.whatChanged(version)}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf({ version, inForce, holdsFrom }: ShownPolicy): string {
  if (version === inForce) return texts.holds(version, holdsFrom);
  return version > inForce ? texts.willHold(version, holdsFrom) : texts.isOlder(version, holdsFrom);
}

function Shown({ shown }: { shown: ShownPolicy }) {
  const { policy, version, inForce, against } = shown;
  const session = useSession();
  const path = policyPaths[policy];
  return (
    <>
      <p className="lead-text">{stateOf(shown)}</p>
      {version !== inForce && (
        <p>
          <Link className="link" href={path}>
            {texts.readCurrent}
          </Link>
        </p>
      )}
      {against !== null && (
        <p>
          {texts.compared(against)}{' '}
          <Link className="link" href={`${path}?version=${version}`}>
            {texts.wholeText}
          </Link>
        </p>
      )}
      {session && version === inForce && <Ask policy={policy} />}
      <PolicyBlocks blocks={shown.blocks} />
      <Versions shown={shown} />
    </>
  );
}

/** [OFFICE-01] `/terms`, `/privacy`, `/seller-terms`: the version in force, older ones, and how they differ. */
export function PolicyPage() {
  const main = useRef<HTMLElement>(null);
  useRestoredFocus(main);
  const policy = policyAt(useLocation().path);
  const query = useQueryParams();
  const versions = policyQuery({ version: query.get('version'), against: query.get('against') });
  const { data, error, refetch } = useCall('accounts.getPolicy', { policy, ...versions });
  const current = { label: texts.readCurrent, href: policyPaths[policy] };
  return (
    <main ref={main} id="main" className="page-width page-section policy-page">
      <PageTitle key={policy} title={texts.names[policy]} className="page-title" />
      {data && <Shown shown={data} />}
      {!data && error?.status === 404 && (
        <EmptyState draw="needle" title={texts.gone} action={current}>
          {error.message}
        </EmptyState>
      )}
      {!data && error?.status !== 404 && <Pending what={texts.theText} height={480} error={error} retry={refetch} />}
    </main>
  );
}
