import { hrefTo } from '#domain/addresses.ts';
import type { ApiProblem } from '#web/platform/api-problem.ts';
import type { CallInput } from '#web/platform/calls.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError } from '#web/ui/desk/desk-field.tsx';
import { Link } from '#web/ui/link.tsx';
import * as texts from './texts/record-texts.ts';

/** Why an act was refused. [OFFICE-01] Where a second administrator has to approve it, one asks for that here. */
export function ActionProblem({ problem }: { problem: ApiProblem }) {
  const ask = useSend('office.requestSecondLook', 'office.listSecondLooks', 'admin.listActs');
  if (problem.code !== 'admin/second-look-needed') return <DeskError role="alert">{problem.message}</DeskError>;
  // The request as the server wrote it.
  const request = problem.facts.request as CallInput<'office.requestSecondLook'>['request'];
  if (ask.answer)
    return (
      <p className="d-small" role="status">
        {texts.questionSent}{' '}
        <Link className="d-link" href={`${hrefTo('admin')}/second-looks`}>
          {texts.secondLooks}
        </Link>
      </p>
    );
  return (
    <div role="alert">
      <p className="d-small">{problem.message}</p>
      {ask.problem && <DeskError>{ask.problem.message}</DeskError>}
      <DeskButton isBusy={ask.isSending} onClick={() => ask.send({ request })}>
        {texts.askForSecondLook}
      </DeskButton>
    </div>
  );
}
