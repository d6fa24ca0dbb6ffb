import { useRef } from 'react';
import { type ContactField, MAX_EVIDENCE_CHARACTERS } from '#domain/payments/evidence.ts';
import { MaskedFact } from '#web/modules/admin/records/masked-fact.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskField, DeskFieldRow } from '#web/ui/desk/desk-field.tsx';
import { useRestoredFocus } from '#web/ui/focus/keep-focus.ts';
import * as texts from './dispute-texts.ts';

interface Props {
  field: ContactField;
  /** As the server shows it; '' where the bank reads none. */
  masked: string;
  /** Null where one may not look. */
  look: ((reason: string) => Promise<{ value: string }>) | null;
  /** What is written in its place, '' for nothing; null takes the orders' again, undefined leaves it as it is. */
  written: string | null | undefined;
  isOwn: boolean;
  onWrite: (text: string | null | undefined) => void;
}

/** [OFFICE-01, INV-12] Mail or address of the evidence, masked: the server fills it in when it is sent, unless another one is written here. */
export function ContactEvidence({ field, masked, look, written, isOwn, onWrite }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useRestoredFocus(box);
  const label = texts.evidenceLabels[field];
  if (typeof written === 'string')
    return (
      <div ref={box}>
        <DeskField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
          autoFocus
          label={label}
          hint={texts.ownHint}
          value={written}
          maxLength={MAX_EVIDENCE_CHARACTERS}
          onChange={({ target }) => onWrite(target.value)}
        />
        <DeskButton kind="quiet" isSmall aria-label={texts.keepOf(label)} onClick={() => onWrite(undefined)}>
          {texts.keepAsItIs}
        </DeskButton>
      </div>
    );
  return (
    <div ref={box}>
      <DeskFieldRow isNamed label={label}>
        <p>
          {written === null && texts.asOrdered}
          {written === undefined &&
            (masked ? <MaskedFact masked={masked} name={label} look={look} /> : texts.leftOut)}{' '}
          <DeskButton isSmall aria-label={texts.writeOf(label)} onClick={() => onWrite('')}>
            {texts.writeAnother}
          </DeskButton>{' '}
          {isOwn && written === undefined && (
            <DeskButton kind="quiet" isSmall aria-label={texts.orderedOf(label)} onClick={() => onWrite(null)}>
              {texts.takeOrdered}
            </DeskButton>
          )}
        </p>
        {isOwn && written === undefined && <p className="d-hint">{texts.ownSaved}</p>}
      </DeskFieldRow>
    </div>
  );
}
