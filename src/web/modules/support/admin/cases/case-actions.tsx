import { type FormEvent, useState } from 'react';
import { ANSWER_DAYS, MAX_ANSWER_DAYS, MAX_CASE_TEXT } from '#domain/support/cases/limits.ts';
import type { CaseParty, CaseRecord } from '#domain/support/cases/model.ts';
import { sendsReason, ReasonedActions } from '#web/modules/admin/records/reasoned-actions.tsx';
import { useSession } from '#web/platform/session.ts';
import { refresh } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { ActionBox } from '#web/ui/desk/action-box.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './case-texts.ts';
import { DecideForm } from './decide-form.tsx';
import { CASE_STALE } from './stale.ts';

const days = Array.from({ length: MAX_ANSWER_DAYS }, (_, index): [number, string] => [index + 1, String(index + 1)]);
const again = (): void => refresh(...CASE_STALE);

function AskForm({ number }: Pick<CaseRecord, 'number'>) {
  const [party, setParty] = useState<CaseParty>('maker');
  const [wait, setWait] = useState(ANSWER_DAYS);
  const [text, setText] = useState('');
  const ask = useSend('support.askInCase', ...CASE_STALE);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    ask.send(
      { number, party, words: text, days: wait },
      {
        onSuccess: () => {
          setText('');
          showToast(texts.questionSent, { type: 'success' });
        },
      },
    );
  };
  return (
    <ActionBox title={texts.ask.title} onSubmit={submit}>
      <DeskSelectField
        label={texts.ask.party}
        value={party}
        onChoose={setParty}
        options={[
          ['maker', texts.ask.maker],
          ['buyer', texts.ask.buyer],
        ]}
      />
      <DeskSelectField label={texts.ask.days} value={wait} onChoose={setWait} options={days} />
      <DeskAreaField
        label={texts.question}
        hint={texts.questionHint}
        rows={3}
        maxLength={MAX_CASE_TEXT}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {ask.problem && <DeskError role="alert">{ask.problem.message}</DeskError>}
      <DeskButton type="submit" disabled={text.trim() === ''} isBusy={ask.isSending}>
        {texts.askIt}
      </DeskButton>
    </ActionBox>
  );
}

function Owner({ number, owner, owners }: CaseRecord) {
  const assign = useSend('support.assignCase', ...CASE_STALE);
  const isListed = !owner || owners.some(({ userId }) => userId === owner.userId);
  return (
    <>
      <DeskSelectField
        label={texts.facts.owner}
        value={owner?.userId ?? ''}
        onChoose={(userId) =>
          assign.send(
            { number, ownerId: userId || null },
            { onSuccess: () => void showToast(texts.changed, { type: 'success' }) },
          )
        }
        options={[
          ['', texts.noOwner] as const,
          ...[...(isListed ? [] : [owner]), ...owners].map(({ userId, name }) => [userId, name] as const),
        ]}
      />
      {assign.problem && <DeskError role="alert">{assign.problem.message}</DeskError>}
    </>
  );
}

function Escalate({ number }: Pick<CaseRecord, 'number'>) {
  const call = sendsReason(useSend('support.escalateCase'), (text) => ({ number, words: text }));
  return (
    <ReasonedActions
      title={texts.escalate}
      label={texts.escalateReason}
      placeholder={texts.escalateExample}
      most={1000}
      actions={[{ label: texts.escalate, done: texts.escalated, call }]}
      onDone={again}
    >
      {texts.escalateText}
    </ReasonedActions>
  );
}

function Note({ number }: Pick<CaseRecord, 'number'>) {
  const call = sendsReason(useSend('support.noteCase'), (text) => ({ number, words: text }));
  return (
    <ReasonedActions
      title={texts.note}
      label={texts.note}
      placeholder={texts.noteExample}
      most={1000}
      actions={[{ label: texts.addNote, done: texts.noted, call }]}
      onDone={again}
    >
      {texts.noteText}
    </ReasonedActions>
  );
}

/** [SUP-04, UX-96] The acts of a case, as far as its state goes. */
export function CaseActions({ record }: { record: CaseRecord }) {
  const session = useSession();
  const isOpen = record.state !== 'decided';
  const isOwnEscalation = record.escalation !== null && record.escalation.by.userId === session?.userId;
  return (
    <aside aria-label={texts.actions} className="case-actions">
      <DeskSection title={texts.actions} />
      {isOpen && <Owner {...record} />}
      {isOpen && record.source === 'dispute' && <p className="d-small d-t2">{texts.ofBank}</p>}
      {isOpen && record.source !== 'dispute' && (
        <>
          {isOwnEscalation ? (
            <p className="d-small d-t2" role="status">
              {texts.youEscalated}
            </p>
          ) : (
            <DecideForm key={record.state} record={record} />
          )}
          <AskForm number={record.number} />
          {!record.escalation && <Escalate number={record.number} />}
        </>
      )}
      <Note number={record.number} />
    </aside>
  );
}
