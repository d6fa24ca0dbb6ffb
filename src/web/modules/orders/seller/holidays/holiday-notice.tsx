import { giftDayTexts } from '#domain/shops/calendar/gift-day-texts.ts';
import { useState } from 'react';
import { cityOfZone, dayIn } from '#domain/core/days/time-zone.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { countryName } from '#web/platform/languages/formats.ts';
import { language, say } from '#web/platform/languages/language.ts';
import { useCall } from '#web/platform/use-call.ts';
import { day } from '#web/ui/day.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { NoticeDialog } from '#web/modules/listings/seller/shipping/notice-dialog.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import * as texts from './holiday-texts.ts';

type Prep = CallOutput<'orders.getHolidayPrep'>;

/** Countries that fit into a notice. */
const MAX_NAMED = 4;
const MAX_LENGTH = 300;

/** The latest day to order for each country, by its plain way; those for which it is too late are left out. */
const lastDaysOf = ({ countries }: Prep): { country: string; last: string }[] =>
  countries.flatMap(({ country, ways }) => {
    const last = (ways.find(({ id }) => id === 'standard') ?? ways[0])?.lastOrder;
    return last ? [{ country, last }] : [];
  });

/** [DASH-04] The notice of an occasion: written from the last days to order, and scheduled until the last of them. */
export function HolidayNotice({ prep }: { prep: Prep }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall('shops.getCalendar');
  const days = lastDaysOf(prep);
  const named = days
    .slice(0, MAX_NAMED)
    .map(({ country, last }) => texts.noticeDay(day(last).replaceAll('\u00a0', ' '), countryName(country)));
  const draft = {
    firstDay: dayIn(prep.timeZone, new Date()),
    lastDay:
      days
        .map(({ last }) => last)
        .toSorted()
        .at(-1) ?? '',
    notice: texts.noticeText(say(giftDayTexts[prep.occasion]), named).slice(0, MAX_LENGTH),
    ...{ selling: null, autoreply: '' },
  };
  const planned = data?.notices.length ?? 0;
  return (
    <>
      <DeskSection
        title={texts.notice}
        {...(planned > 0 && {
          note: texts.isPlanned(planned),
          link: { label: texts.toNotices, href: `${sellerHref('shipping-settings')}?tab=vacation` },
        })}
      />
      {days.length === 0 ? (
        <p className="d-hint">{texts.allTooLate}</p>
      ) : (
        <>
          <p>{draft.notice}</p>
          <p className="d-hint">{texts.noticeWhy}</p>
          <p className="d-acts">
            <DeskButton kind="primary" isAlwaysShown onClick={() => setOpen(true)}>
              {texts.writeNotice}
            </DeskButton>
          </p>
        </>
      )}
      {isOpen && (
        <NoticeDialog
          draft={draft}
          noticeId={null}
          city={cityOfZone(prep.timeZone, language)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
