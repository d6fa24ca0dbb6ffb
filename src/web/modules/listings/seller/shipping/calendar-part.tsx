import { type FormEvent, useState } from 'react';
import { cityOfZone } from '#domain/core/days/time-zone.ts';
import type { CallInput, CallOutput } from '#web/platform/calls.ts';
import { countryName } from '#web/platform/languages/formats.ts';
import { language } from '#web/platform/languages/language.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { day } from '#web/ui/day.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskError, DeskField, DeskFieldRow, DeskFieldset, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './calendar-texts.ts';

type Calendar = CallOutput<'shops.getCalendar'>;
type Settings = CallInput<'shops.updateCalendar'>;

interface PartProps {
  settings: Settings;
  calendar: Calendar;
  change: (edit: Partial<Settings>) => void;
}

/** Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];
const hours = Array.from({ length: 24 }, (_, index) => index + 1);

function Week({ settings, calendar: { timeZone }, change }: PartProps) {
  const city = cityOfZone(timeZone, language);
  return (
    <>
      <DeskSection title={texts.week} note={texts.timeIn(city)} />
      <DeskFieldset legend={texts.workingDays}>
        <div className="d-weekdays">
          {weekdays.map((weekday) => (
            <DeskCheckbox
              key={weekday}
              checked={settings.workingDays.includes(weekday)}
              onCheck={(isOn) =>
                change({
                  workingDays: weekdays.filter((each) =>
                    each === weekday ? isOn : settings.workingDays.includes(each),
                  ),
                })
              }
            >
              {texts.weekdays[weekday]}
            </DeskCheckbox>
          ))}
        </div>
      </DeskFieldset>
      <DeskSelectField
        label={texts.lastHour}
        hint={texts.lastHourHint(city)}
        options={hours.map((hour) => [hour, hour === 24 ? texts.wholeDay : texts.hour(hour)] as const)}
        value={settings.lastHour}
        onChoose={(lastHour) => change({ lastHour })}
      />
    </>
  );
}

function FreeDays({ settings, calendar, change }: PartProps) {
  const [typed, setTyped] = useState('');
  const { holidays, country } = calendar;
  return (
    <>
      <DeskSection title={texts.freeDays} />
      <DeskCheckbox
        checked={settings.keepsHolidays}
        hint={country ? texts.holidaysAhead(holidays.slice(0, 4).map(day)) : texts.noCountry}
        onCheck={(keepsHolidays) => change({ keepsHolidays })}
      >
        {texts.keepsHolidays(country ? countryName(country) : texts.yourCountry)}
      </DeskCheckbox>
      <div className="d-r2">
        <DeskField label={texts.dayOff} type="date" value={typed} onChange={(event) => setTyped(event.target.value)} />
        <DeskFieldRow label={texts.yourDaysOff(settings.daysOff.length)}>
          <DeskButton
            isAlwaysShown
            disabled={typed === '' || settings.daysOff.includes(typed)}
            onClick={() => {
              change({ daysOff: [...settings.daysOff, typed].toSorted() });
              setTyped('');
            }}
          >
            {texts.addDayOff}
          </DeskButton>
        </DeskFieldRow>
      </div>
      {settings.daysOff.length > 0 && (
        <p className="d-croprow d-wrap">
          {settings.daysOff.map((each) => (
            <DeskButton
              key={each}
              kind="soft"
              isSmall
              isAlwaysShown
              aria-label={texts.removeDayOff(day(each))}
              onClick={() => change({ daysOff: settings.daysOff.filter((other) => other !== each) })}
            >
              {day(each)} ×
            </DeskButton>
          ))}
        </p>
      )}
    </>
  );
}

function Queue({ calendar }: { calendar: Calendar }) {
  const { queueDays, pausedUntil, settings } = calendar;
  const { queueMinutes } = calendar.calendar;
  if (settings.minutesPerDay === null) return <p className="d-hint">{texts.queueOff}</p>;
  return (
    <p className="d-stale">
      {texts.queueNow(queueMinutes, queueDays)}
      {pausedUntil && ` ${texts.queuePauses(day(pausedUntil))}`}
    </p>
  );
}

function CalendarForm({ calendar }: { calendar: Calendar }) {
  const [settings, setSettings] = useState<Settings>(calendar.settings);
  const [minutes, setMinutes] = useState(String(settings.minutesPerDay ?? ''));
  const [limit, setLimit] = useState(String(settings.maxQueueDays ?? ''));
  const [wrong, setWrong] = useState('');
  const { send, isSending } = useSend('shops.updateCalendar', 'shops.getCalendar', 'listings.previewDelivery');
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const [minutesPerDay, maxQueueDays] = [minutes, limit].map((text) => (text.trim() === '' ? null : Number(text)));
    const isWhole = (value: number | null | undefined, least: number, most: number): boolean =>
      value === null || (Number.isInteger(value) && (value as number) >= least && (value as number) <= most);
    if (settings.workingDays.length === 0) return setWrong(texts.wrong.noDay);
    if (!isWhole(minutesPerDay, 15, 6000)) return setWrong(texts.wrong.minutes);
    if (!isWhole(maxQueueDays, 1, 90)) return setWrong(texts.wrong.limit);
    setWrong('');
    send(
      { ...settings, minutesPerDay: minutesPerDay ?? null, maxQueueDays: maxQueueDays ?? null },
      {
        onSuccess: () => showToast(texts.isSaved, { type: 'success' }),
        onError: (problem) => setWrong(problem.message),
      },
    );
  };
  const part = { settings, calendar, change: (edit: Partial<Settings>) => setSettings((now) => ({ ...now, ...edit })) };
  return (
    <form noValidate className="d-shipform" onSubmit={save}>
      <Week {...part} />
      <FreeDays {...part} />
      <DeskSection title={texts.queue} />
      <Queue calendar={calendar} />
      <div className="d-r2">
        <DeskField
          label={texts.minutesPerDay}
          note={texts.optional}
          hint={texts.minutesHint}
          inputMode="numeric"
          maxLength={4}
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
        />
        <DeskField
          label={texts.maxQueue}
          note={texts.optional}
          hint={texts.maxQueueHint}
          inputMode="numeric"
          maxLength={2}
          value={limit}
          onChange={(event) => setLimit(event.target.value)}
        />
      </div>
      {wrong && <DeskError role="alert">{wrong}</DeskError>}
      <p className="d-acts d-shipacts">
        <DeskButton kind="primary" isAlwaysShown type="submit" disabled={isSending}>
          {isSending ? texts.saving : texts.save}
        </DeskButton>
      </p>
    </form>
  );
}

/** [ORD-06] When the shop works, its days off, and how long its queue may get. */
export function CalendarPart() {
  const call = useCall('shops.getCalendar');
  return call.data ? (
    <CalendarForm calendar={call.data} />
  ) : (
    <NotYet call={call} what={texts.what} safe={texts.safe} loading={texts.loading} skeleton={{ height: 320 }} />
  );
}
