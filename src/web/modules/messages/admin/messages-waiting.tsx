import { truncate } from '#domain/core/visible-text.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { FlaggedMessage, SpamDecision } from '#domain/messages/admin-model.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { refresh } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty } from '#web/ui/desk/desk-parts.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { QueueView } from '#web/modules/admin/queues/queue-view.tsx';
import type { Verdict } from '#web/modules/admin/queues/use-decisions.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import * as texts from '../texts/admin-texts.ts';
import { FlaggedRow, type WaitingMessage } from './flagged-row.tsx';

const PREVIEW_LENGTH = 60;
const decisionOf: Record<Verdict, SpamDecision> = {
  approve: 'clear',
  reject: 'confirm',
  warn: 'warn',
  suspend: 'suspend',
};

const waitingOf = (message: FlaggedMessage): WaitingMessage => ({
  id: message.messageId,
  version: message.reports.map(({ reportId, status }) => `${reportId} ${status}`).join(' ') || String(message.isSpam),
  name: texts.nameOf(message.sender.name || texts.goneSender, truncate(message.content, PREVIEW_LENGTH)),
  message,
});

type Pages = ReturnType<typeof usePages<'messages.listFlaggedMessages'>>;

interface Props {
  which: 'all' | 'flagged' | 'reported' | 'decided';
  pages: Pages;
}

function Waits({ which, pages, items }: Props & { items: WaitingMessage[] }) {
  const admin = useAdmin();
  const mayDecide = hasPermission(admin, 'spam.moderate');
  const maySuspend = hasPermission(admin, 'users.suspend');
  const decide = useSend('messages.decideMessages');
  const undo = useSend('messages.undoMessageDecisions');
  return (
    <QueueView
      items={items}
      decisions={{
        prepare: (which, verdict, reason) => {
          const input = { messageIds: which.map(({ id }) => id), decision: decisionOf[verdict], reason };
          const key = crypto.randomUUID();
          return () => decide.sendAndWait(input, key);
        },
        undoDecision: (undoId) => undo.sendAndWait({ undoId }),
        renew: () =>
          refresh(
            'messages.listFlaggedMessages',
            'office.getModerationCounts',
            'office.getDashboard',
            'admin.listActs',
          ),
        message: (which, verdict) => texts.done[verdict](which.length),
      }}
      itemsName={texts.many}
      labels={{ approve: texts.clear, reject: texts.confirm }}
      measures={mayDecide ? { warn: texts.warn, ...(maySuspend && { suspend: texts.suspend }) } : {}}
      rejection={{ titleOf: () => texts.confirm, note: texts.reasonNote, usual: texts.usual, isPlain: true }}
      mayDecide={mayDecide}
      hasMore={pages.hasNextPage}
      exported={{ name: 'exportFlaggedMessages', input: { which } }}
      empty={texts.empty}
    >
      {(actions) => (
        <>
          <div className="d-frame">
            {actions.queue.shown.map((item) => (
              <FlaggedRow key={item.id} item={item} actions={actions} mayDecide={mayDecide} maySuspend={maySuspend} />
            ))}
          </div>
          <DeskMore pages={pages} />
        </>
      )}
    </QueueView>
  );
}

/** What was decided, the newest first: to be read alone. */
function Decided({ pages, items }: { pages: Pages; items: WaitingMessage[] }) {
  if (items.length === 0) return <DeskEmpty title={texts.decidedNone}>{texts.empty.text}</DeskEmpty>;
  return (
    <>
      <div className="d-frame">
        {items.map((item) => (
          <FlaggedRow key={item.id} item={item} actions={null} mayDecide={false} maySuspend={false} />
        ))}
      </div>
      <DeskMore pages={pages} />
    </>
  );
}

/** Messages of one view: decided in place, or read where they are decided. */
export function MessagesWaiting({ which, pages }: Props) {
  const mayDecide = hasPermission(useAdmin(), 'spam.moderate');
  const items = pages.data?.pages.flatMap((page) => page.items.map(waitingOf));
  return (
    <>
      {!mayDecide && <p className="d-small d-t3">{texts.mayNot}</p>}
      {!items && <NotYet call={pages} what={texts.theQueue} skeleton={{ height: 320 }} />}
      {items && which === 'decided' && <Decided pages={pages} items={items} />}
      {items && which !== 'decided' && <Waits key={which} which={which} pages={pages} items={items} />}
    </>
  );
}

/** [OFFICE-01] Those that the scorer flagged or that people reported, as a part of another page. */
export const MessagesOf = ({ which }: Pick<Props, 'which'>) => (
  <MessagesWaiting which={which} pages={usePages('messages.listFlaggedMessages', { which, limit: 20 })} />
);
