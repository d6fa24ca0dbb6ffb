import { useState } from 'react';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { DisputeRecord } from '#domain/office/disputes/dispute-contract.ts';
import {
  type ContactField,
  contactFields,
  type EvidenceField,
  evidenceFields,
  MAX_EVIDENCE_CHARACTERS,
  type WrittenEvidence,
} from '#domain/payments/evidence.ts';
import { useSend } from '#web/platform/use-send.ts';
import { MaskedFact } from '#web/modules/admin/records/masked-fact.tsx';
import { Missing } from '#web/modules/admin/records/record-parts.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError, DeskField } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { dayText } from '#web/modules/admin/time-text.ts';
import * as texts from './dispute-texts.ts';
import { ContactEvidence } from './contact-evidence.tsx';
import '../office.css';

/** What takes more than a line to write. */
const longEvidence: readonly EvidenceField[] = [
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'uncategorized_text',
];

const isContact = (field: EvidenceField): field is ContactField => (contactFields as readonly string[]).includes(field);

/** What is masked of a dispute, for who says why; null where one may not look. */
function useLook(disputeId: string) {
  const show = useSend('office.showDisputeContact', 'admin.listActs');
  const mayLook = hasPermission(useAdmin(), 'cases.manage');
  return (field: ContactField) => (mayLook ? (reason: string) => show.sendAndWait({ disputeId, field, reason }) : null);
}
type Look = ReturnType<typeof useLook>;

/** Evidence that was sent, or that the bank takes no more. */
function SentEvidence({ evidence, look }: Pick<DisputeRecord, 'evidence'> & { look: Look }) {
  return (
    <dl className="d-facts">
      {evidenceFields.map((field) => {
        const text = evidence[field];
        const label = texts.evidenceLabels[field];
        return (
          text && (
            <div key={field}>
              <dt>{label}</dt>
              <dd className="d-evidence-text">
                {isContact(field) ? <MaskedFact masked={text} name={label} look={look(field)} /> : text}
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

/** What is sent or kept of a dispute's evidence: all but mail and addresses, which are masked, and of those what is written here. */
function firstWritten({ evidence }: Pick<DisputeRecord, 'evidence'>): WrittenEvidence {
  const written: WrittenEvidence = { ...evidence };
  for (const field of contactFields) delete written[field];
  return written;
}

interface FieldsProps {
  dispute: DisputeRecord;
  evidence: WrittenEvidence;
  set: (field: EvidenceField, text: string | null | undefined) => void;
  look: Look;
}

const EvidenceFields = ({ dispute, evidence, set, look }: FieldsProps) =>
  evidenceFields.map((field) => {
    if (isContact(field))
      return (
        <ContactEvidence
          key={field}
          field={field}
          masked={dispute.evidence[field] ?? ''}
          look={look(field)}
          written={evidence[field]}
          isOwn={dispute.ownContacts.includes(field)}
          onWrite={(text) => set(field, text)}
        />
      );
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
  });

/** [UX-96, PAY-02] What the bank reads: drafted from the orders, completed here, sent once. */
export function EvidenceForm({ dispute }: { dispute: DisputeRecord }) {
  const admin = useAdmin();
  const [evidence, setEvidence] = useState(() => firstWritten(dispute));
  const [isAsking, setIsAsking] = useState(false);
  const save = useSend('office.saveDisputeEvidence', 'office.getDispute');
  const submit = useSend(
    'office.submitDisputeEvidence',
    'office.getDispute',
    'office.listDisputes',
    'office.listCases',
  );
  const { disputeId } = dispute;
  const look = useLook(disputeId);
  const mayEdit = hasPermission(admin, 'cases.manage');
  const isOpen = !dispute.closedAt && !dispute.submittedAt && !dispute.answeredAt;
  const failed = { onError: (problem: Error) => showToast(problem.message, { type: 'error' }) };
  const set = (field: EvidenceField, text: string | null | undefined): void =>
    setEvidence({ ...evidence, [field]: text });
  if (!isOpen || !mayEdit)
    return (
      <section>
        <DeskSection title={texts.evidence} />
        {isOpen && <Missing what={texts.writing} permission="cases.manage" />}
        <SentEvidence evidence={dispute.submittedAt || isOpen ? dispute.evidence : {}} look={look} />
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
      <EvidenceFields dispute={dispute} evidence={evidence} set={set} look={look} />
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
      {dispute.dueAt && <p className="d-hint">{texts.takenUntil(dayText(dispute.dueAt))}</p>}
    </form>
  );
}
