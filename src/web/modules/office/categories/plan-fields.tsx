import type { ReactNode } from 'react';
import { useCall } from '#web/platform/use-call.ts';
import { DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError, DeskField } from '#web/ui/desk/desk-field.tsx';
import * as texts from './category-texts.ts';
import '../settings/settings.css';

export interface Plan {
  since: string;
  reason: string;
}

export const isPlan = ({ since, reason }: Plan): boolean => since !== '' && reason.trim().length >= 3;

interface Props {
  plan: Plan;
  onPlan: (change: Partial<Plan>) => void;
  today: string;
  error: string;
  isSending: boolean;
  onClose: () => void;
  /** What follows from it. */
  children?: ReactNode;
}

/** [OFFICE-01] From which day a change holds and why, what it concerns, and the buttons. */
export const PlanFields = ({ plan, onPlan, today, error, isSending, onClose, children }: Props) => (
  <>
    <DeskField
      label={texts.day}
      note={texts.dayNote}
      type="date"
      min={today}
      value={plan.since}
      onChange={(event) => onPlan({ since: event.target.value })}
    />
    <DeskAreaField
      label={texts.reason}
      hint={texts.reasonHint}
      rows={2}
      maxLength={500}
      value={plan.reason}
      onChange={(event) => onPlan({ reason: event.target.value })}
    />
    {children}
    {error && <DeskError role="alert">{error}</DeskError>}
    <DialogButtons>
      <DeskButton onClick={onClose}>{texts.cancel}</DeskButton>
      <DeskButton kind="primary" type="submit" isBusy={isSending}>
        {texts.save}
      </DeskButton>
    </DialogButtons>
  </>
);

/** How many pieces and shops a change concerns. */
export function Concerns({ slug, children }: { slug: string; children?: ReactNode }) {
  const { data, error } = useCall('office.previewCategory', { slug }, { staleTime: 0 });
  if (error) return <DeskError role="alert">{error.message}</DeskError>;
  return (
    <p role="status" className="setting-effect">
      {data ? texts.concerns(data.listings, data.shops) : texts.counting} {children}
    </p>
  );
}
