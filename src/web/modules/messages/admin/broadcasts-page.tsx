import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { Broadcast } from '#domain/messages/admin-model.ts';
import { type Listener, useLive } from '#web/platform/live.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { refresh } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { ExportButton } from '#web/modules/admin/lists/export-button.tsx';
import * as lists from '#web/modules/admin/lists/texts.ts';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import * as texts from '../texts/broadcast-texts.ts';
import { BroadcastForm } from './broadcast-form.tsx';
import './broadcasts.css';

const live: Listener[] = [{ 'messages.broadcast-moved': () => refresh('messages.listBroadcasts') }];

const toText = ({ audience }: Broadcast): string =>
  audience.kind === 'filter' ? texts.parts[audience.part] : texts.parts.people;

function Row({ broadcast, mayStop }: { broadcast: Broadcast; mayStop: boolean }) {
  const { broadcastId, state, sent, total, createdBy, createdAt, startsAt, bannerUntil } = broadcast;
  const stop = useSend('messages.stopBroadcast', 'messages.listBroadcasts');
  const end = useSend('messages.endBanner', 'messages.listBroadcasts', 'admin.listActs');
  const now = new Date().toISOString();
  const hasBanner = state !== 'stopped' && bannerUntil !== null && bannerUntil > now;
  const isGoing = state === 'waiting' || state === 'running';
  return (
    <li className="broadcast">
      <p className="broadcast__words" dir="auto">
        {broadcast.texts.en}
      </p>
      <p className="d-small d-t2">
        {toText(broadcast)} · {texts.by(createdBy.name, timeText(createdAt))}
        {startsAt > now && ` · ${texts.starts(timeText(startsAt))}`}
        {hasBanner && ` · ${texts.banner(timeText(bannerUntil))}`}
      </p>
      <p className="broadcast__state">
        <b>{texts.states[state]}</b>
        <progress value={sent} max={Math.max(1, total)} aria-label={texts.progress(sent, total)} />
        <span className="d-tabular" role="status">
          {texts.progress(sent, total)}
        </span>
        {isGoing && mayStop && (
          <DeskButton
            isSmall
            kind="danger"
            isBusy={stop.isSending}
            onClick={() =>
              stop.send({ broadcastId }, { onError: (problem) => void showToast(problem.message, { type: 'error' }) })
            }
          >
            {texts.stop}
          </DeskButton>
        )}
        {hasBanner && mayStop && (
          <DeskButton
            isSmall
            isBusy={end.isSending}
            onClick={() =>
              end.send(
                { broadcastId },
                {
                  onSuccess: () => void showToast(texts.bannerEnded, { type: 'success' }),
                  onError: (problem) => void showToast(problem.message, { type: 'error' }),
                },
              )
            }
          >
            {texts.endBanner}
          </DeskButton>
        )}
      </p>
    </li>
  );
}

/** [MSG-16, OFFICE-01] What the house writes to people: written here, sent by a job, with how far it is as it goes on. */
export function BroadcastsPage() {
  useLive(live);
  const admin = useAdmin();
  const maySend = hasPermission(admin, 'messages.send');
  const maySeeFlagged = hasPermission(admin, 'spam.view');
  const pages = usePages('messages.listBroadcasts', { limit: 20 });
  const items = pages.data?.pages.flatMap((page) => page.items);
  const content = () => {
    if (!items) return <NotYet call={pages} what={texts.theList} skeleton={{ height: 160 }} />;
    if (items.length === 0) return <DeskEmpty title={texts.none}>{texts.noneText}</DeskEmpty>;
    return (
      <>
        <ul>
          {items.map((broadcast) => (
            <Row key={broadcast.broadcastId} broadcast={broadcast} mayStop={maySend} />
          ))}
        </ul>
        <DeskMore pages={pages} label={texts.more} />
        <p className="d-after">
          <ExportButton name="exportBroadcasts" input={{}} label={lists.exportCsv} saved={lists.savedFile} />
        </p>
      </>
    );
  };
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} crumb={{ label: texts.home, href: adminHref('') }} sub={texts.sub}>
        {maySeeFlagged && (
          <DeskButtonLink isAlwaysShown href={adminHref('messages')}>
            {texts.flagged}
          </DeskButtonLink>
        )}
      </DeskHead>
      {maySend && (
        <section className="d-sec">
          <DeskSection title={texts.write} />
          <BroadcastForm />
        </section>
      )}
      <section className="d-sec">
        <DeskSection title={texts.earlier} />
        {content()}
      </section>
    </main>
  );
}
