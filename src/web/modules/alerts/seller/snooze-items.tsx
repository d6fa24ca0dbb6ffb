import { type snoozeOptions, wakesAt } from '#domain/alerts/snooze.ts';
import { momentOf } from './alert-times.ts';
import * as texts from './texts.ts';

/** [ALERT-13, UX-88] How long an alert may wait, each with the moment when it wakes. */
export const snoozeItems = (
  options: ReturnType<typeof snoozeOptions>,
  onSnooze: (hours: ReturnType<typeof snoozeOptions>[number]) => void,
) =>
  options.map((hours) => ({
    key: String(hours),
    label: (
      <>
        {texts.times[hours]} <small>{texts.until(momentOf(wakesAt(new Date(), hours).toISOString()))}</small>
      </>
    ),
    onChoose: () => onSnooze(hours),
  }));
