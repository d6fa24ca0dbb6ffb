import type { ReactNode } from 'react';
import type { Late } from '#domain/orders/late.ts';
import { settings } from '#web/platform/settings.ts';
import { day, days } from '#web/ui/day.ts';
import { subject } from '../texts/bill-texts.ts';
import * as texts from '../texts/late-texts.ts';
import './late-note.css';

interface Props {
  late: Late;
  /** What the problem is reported about: the number of the order, or that of its parcel. */
  number: string;
  /** What else can be done about it here. */
  children?: ReactNode;
}

/** [ORD-02, UX-63] An order that is late: what was missed, when it may arrive now, and what its buyer can do. */
export const LateNote = ({ late, number, children }: Props) => (
  <section className="late-note" aria-labelledby="late-note">
    <h2 id="late-note">{texts.title}</h2>
    <p>
      {texts.missed[late.missed](day(late.since))} {texts.estimate[late.missed](days(late.arrivesFrom, late.arrivesTo))}
    </p>
    <p className="small">{texts.canDo}</p>
    <div className="late-note__acts">
      {children}
      <a className="link" href={`mailto:${settings().supportEmail}?subject=${encodeURIComponent(subject(number))}`}>
        {texts.problem}
      </a>
    </div>
  </section>
);
