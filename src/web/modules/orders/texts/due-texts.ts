import type { Due } from '#domain/orders/due.ts';
import { DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import { say } from '#web/platform/languages/language.ts';

const length = say({
  en: {
    days: (days: number) => `${days} days`,
    hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    minutes: (minutes: number) => `${minutes} min`,
    left: (time: string) => `${time} left`,
  },
  de: {
    days: (days: number) => `${days} Tage`,
    hours: (hours: number, minutes: number) => `${hours} Std. ${minutes} Min.`,
    minutes: (minutes: number) => `${minutes} Min.`,
    left: (time: string) => `noch ${time}`,
  },
});

function lengthText(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY);
  if (days >= 2) return length.days(days);
  const hours = Math.floor(milliseconds / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  return hours === 0 ? length.minutes(minutes) : length.hours(hours, minutes);
}

const kinds = say({
  en: {
    overdue: (time: string) => `Overdue ${time}`,
    risk: (time: string) => `At risk, ${time} left`,
    ok: (time: string) => `On time, ${time} left`,
  },
  de: {
    overdue: (time: string) => `Überfällig, ${time}`,
    risk: (time: string) => `Knapp, noch ${time}`,
    ok: (time: string) => `Pünktlich, noch ${time}`,
  },
});

/** [UX-89] `3 days left`: until something happens by itself. */
export const timeLeft = (milliseconds: number): string => length.left(lengthText(milliseconds));

/** [UX-89] `Overdue 19 h 50 min`: how a parcel stands to the day by which it leaves. */
export const dueText = ({ kind, milliseconds }: Due): string => kinds[kind](lengthText(milliseconds));

export const proofWithBuyer = say({ en: 'Proof with the buyer', de: 'Entwurf wartet auf Antwort' });
