import { useState } from 'react';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { DisputeRecord } from '#domain/office/dispute-contract.ts';
import { type EvidenceField, evidenceFields, MAX_EVIDENCE_CHARACTERS } from '#domain/payments/evidence.ts';
import { localDay } from '#web/platform/languages/formats.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Missing } from '#web/modules/admin/records/record-parts.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError, DeskField } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './dispute-texts.ts';
import { longEvidence } from './long-evidence.ts';
import '../office.css';

/** Evidence that was sent, or that the bank takes no more. */
function SentEvidence({ evidence }: Pick<DisputeRecord, 'evidence'>) {
  return (
    <dl className="d-facts">
      {evidenceFields
        .filter((field) => evidence[field])
        .map((field) => (
          <div key={field}>
            <dt>{texts.evidenceLabels[field]}</dt>
            <dd className="d-evidence-text">{evidence[field]}</dd>
          </div>
        ))}
    </dl>
  );
}

/** [UX-96, PAY-02] What the bank reads: drafted from the orders, completed here, sent once. */
export function EvidenceForm({ dispute }: { dispute: DisputeRecord }) {
  const admin = useAdmin();
  const [evidence, setEvidence] = useState(dispute.evidence);
  const [isAsking, setIsAsking] = useState(false);
  const save = useSend('office.saveDisputeEvidence', 'office.getDispute');
  const submit = useSend(
    'office.submitDisputeEvidence',
    'office.getDispute',
    'office.listDisputes',
    'office.listCases',
  );
  const { disputeId } = dispute;
  const mayEdit = hasPermission(admin, 'cases.manage');
  const isOpen = !dispute.closedAt && !dispute.submittedAt && !dispute.answeredAt;
  const failed = { onError: (problem: Error) => showToast(problem.message, { type: 'error' }) };
  const set = (field: EvidenceField, text: string): void => setEvidence({ ...evidence, [field]: text });
  if (!isOpen || !mayEdit)
    return (
      <section>
        <DeskSection title={texts.evidence} />
        {isOpen && <Missing what={texts.writing} permission="cases.manage" />}
        <SentEvidence evidence={dispute.submittedAt || isOpen ? dispute.evidence : {}} />
      </section>
    );
  return (
    <form
      className="d-evidence"
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsking(true);
      }}
    >
      <DeskSection title={texts.evidence} note={dispute.isDraft ? texts.drafted : texts.asSaved} />
      {evidenceFields.map((field) => {
        const Field = longEvidence.includes(field) ? DeskAreaField : DeskField;
        return (
          <Field
            key={field}
            label={texts.evidenceLabels[field]}
            value={evidence[field] ?? ''}
            maxLength={MAX_EVIDENCE_CHARACTERS}
            onChange={({ target }: { target: { value: string } }) => set(field, target.value)}
          />
        );
      })}
      {isAsking ? (
        <div role="group" aria-label={texts.sendEvidence}>
          <DeskError role="alert">{texts.readsOnce}</DeskError>
          <p className="d-button-row">
            <DeskButton
              kind="primary"
              disabled={submit.isSending}
              onClick={() =>
                submit.send(
                  { disputeId, evidence },
                  {
                    ...failed,
                    onSuccess: () => void showToast(texts.onItsWay, { type: 'success' }),
                  },
                )
              }
            >
              {texts.sendNow}
            </DeskButton>
            <DeskButton onClick={() => setIsAsking(false)}>{texts.notYet}</DeskButton>
          </p>
        </div>
      ) : (
        <p className="d-button-row d-evidence-acts">
          <DeskButton type="submit" kind="primary">
            {texts.sendToBank}
          </DeskButton>
          <DeskButton
            disabled={save.isSending}
            onClick={() =>
              save.send(
                { disputeId, evidence },
                { ...failed, onSuccess: () => void showToast(texts.saved, { type: 'success' }) },
              )
            }
          >
            {texts.keepIt}
          </DeskButton>
        </p>
      )}
      {dispute.dueAt && <p className="d-hint">{texts.takenUntil(localDay(dispute.dueAt))}</p>}
    </form>
  );
}
