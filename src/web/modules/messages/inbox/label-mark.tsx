import type { CSSProperties, ReactNode } from 'react';
import type { Label } from '#domain/messages/model.ts';

/** The colour of a label as a style: the sheet draws it. */
export const labelColour = ({ color }: Pick<Label, 'color'>): CSSProperties => ({
  '--label-colour': `var(--label-${color})`,
});

/** [UX-79] A label by colour and name. */
export const LabelMark = ({ label, children }: { label: Label; children?: ReactNode }) => (
  <span className="label-mark" style={labelColour(label)}>
    <bdi>{label.name}</bdi>
    {children}
  </span>
);
