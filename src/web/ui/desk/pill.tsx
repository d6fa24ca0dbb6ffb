import type { ReactNode } from 'react';
import './desk-marks.css';

/** How a state is looked at: good, to be looked at, bad; plain without one. */
export type Tone = 'ok' | 'warn' | 'bad' | '';

const classes = { ok: 'd-pill d-ok', warn: 'd-pill d-warn', bad: 'd-pill d-bad', '': 'd-pill' };

/** The state of a row, in a word. */
export const Pill = ({ tone = '', children }: { tone?: Tone | undefined; children: ReactNode }) => (
  <span className={classes[tone]}>{children}</span>
);
