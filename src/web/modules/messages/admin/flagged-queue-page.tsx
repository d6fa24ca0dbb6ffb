import { useQueryParams } from '#web/platform/router/navigation.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import * as texts from '../texts/admin-texts.ts';
import { MessagesWaiting } from './messages-waiting.tsx';

const names = ['all', 'flagged', 'reported', 'decided'] as const;
type Which = (typeof names)[number];

/** [MSG-16, OFFICE-01] Messages that look like spam or were reported, decided one by one or together, with the way back. */
export function FlaggedQueuePage() {
  const wanted = useQueryParams().get('which');
  const which: Which = names.find((name) => name === wanted) ?? 'all';
  const pages = usePages('messages.listFlaggedMessages', { which, limit: 20 });
  const waiting = pages.data?.pages[0]?.waiting;
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} crumb={{ label: texts.queues, href: adminHref('') }} sub={texts.sub} />
      <DeskTabs
        isSpaced
        tabs={names.map((name) => ({
          label: texts.views[name],
          href: name === 'all' ? adminHref('messages') : `${adminHref('messages')}?which=${name}`,
          isCurrent: name === which,
          count: name === 'all' ? (waiting ?? '') : undefined,
        }))}
      />
      <MessagesWaiting which={which} pages={pages} />
    </main>
  );
}
