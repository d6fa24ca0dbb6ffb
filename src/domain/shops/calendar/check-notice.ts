import { fail, ok, type Result } from '../../core/result.ts';
import { DAY } from '../../core/time.ts';
import type { NoticeInput } from './calendar-model.ts';

/** A vacation is no longer than a year, and planned no further ahead. */
const MAX_NOTICE_DAYS = 366;

export type NoticeProblem =
  { code: 'shops/notice-days' } | { code: 'shops/notice-over' } | { code: 'shops/notice-empty' };

/** [DASH-04] A notice has days that come one after the other and are not over; without a vacation it says something, and answers nobody. */
export function checkNotice(input: NoticeInput, today: string): Result<NoticeInput, NoticeProblem> {
  const length = (Date.parse(input.lastDay) - Date.parse(input.firstDay)) / DAY;
  const ahead = (Date.parse(input.firstDay) - Date.parse(today)) / DAY;
  if (length < 0 || length > MAX_NOTICE_DAYS || ahead > MAX_NOTICE_DAYS) return fail({ code: 'shops/notice-days' });
  if (input.lastDay < today) return fail({ code: 'shops/notice-over' });
  if (input.selling === null && input.notice === '') return fail({ code: 'shops/notice-empty' });
  return ok(input.selling === null ? { ...input, autoreply: '' } : input);
}
