import type { App } from '#server/platform/calls/app.ts';

/** Somebody has done something as often as they may in the window of now. */
export async function usedUp(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { subject, action, times = 50, seconds = 900 }: { subject: string; action: string; times?: number; seconds?: number },
): Promise<void> {
  const length = seconds * 1000;
  await db.query({
    text: `INSERT INTO rate_limits (subject, action, window_start, count) VALUES ($1, $2, $3, $4)
           ON CONFLICT (subject, action, window_start) DO UPDATE SET count = $4`,
    values: [subject, action, new Date(Math.floor(clock.now().getTime() / length) * length), times],
  });
}
