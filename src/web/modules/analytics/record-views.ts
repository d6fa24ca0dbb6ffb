import { viewedPage } from '#domain/analytics/viewed-page.ts';
import { watchLocation } from '#web/platform/router/navigation.ts';
import { send } from '#web/platform/sending/send.ts';

const MAX_ADDRESS = 2000;
const addressNow = (): string => (location.pathname + location.search).slice(0, MAX_ADDRESS);

/** What an address shows, so that another choice on the same page is no other view. */
function pageOf(address: string): string {
  const [path = '', query = ''] = address.split('?', 2);
  const page = viewedPage(path, new URLSearchParams(query));
  return page ? `${page.kind} ${page.key}` : '';
}

/** [DASH-03] Pages that are opened without being loaded count as views too. Nothing waits for it, and what is lost on the way is lost. */
export function startRecordingViews(): void {
  let from = addressNow();
  watchLocation(() => {
    const address = addressNow();
    const page = pageOf(address);
    if (page !== '' && page !== pageOf(from))
      void send('analytics.recordView', { address, from }).catch(() => undefined);
    from = address;
  });
}
