import { type ReactNode, useId } from 'react';

/** What every field of both densities says of itself. */
export interface FieldBasics {
  label: ReactNode;
  /** Beside the label: Optional, a counter. */
  note?: ReactNode;
  /** Under the field, read with it; a mistake takes its place. */
  hint?: ReactNode;
  error?: string | null | undefined;
  /** The mistake is said at once, also to whom is not in the field. */
  isAlert?: boolean;
  id?: string | undefined;
}

/** What stands around the control, as both densities draw it. */
export interface FrameProps extends Omit<FieldBasics, 'id'> {
  id: string;
  underId: string | undefined;
  children: ReactNode;
}

/** Parts what the frame shows from what the control is given, and ties the two: label, hint and mistake are the control's own. */
export function useField<Props extends FieldBasics>({ label, note, hint, error, isAlert, id, ...control }: Props) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const underId = error || hint ? `${fieldId}-under` : undefined;
  return {
    frame: { label, note, hint, error, isAlert, id: fieldId, underId },
    control: {
      ...control,
      id: fieldId,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': underId,
    },
  };
}
