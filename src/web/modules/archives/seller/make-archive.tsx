import { useState } from 'react';
import type { CallOutput } from '#web/platform/calls.ts';
import { clockTime, localDay } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskError } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { ProgressLine } from '#web/ui/progress/progress-line.tsx';
import * as texts from './texts.ts';

const REFRESH_MS = 2000;

type Archive = NonNullable<CallOutput<'archives.getShopArchive'>['archive']>;

/** An address opens the archive for an hour; the page asks for the next one before that. */
const LINK_MS = 30 * 60_000;

function Ready({ archive }: { archive: Archive }) {
  const { archiveId, askedAt, madeAt, expiresAt, counts, bytes } = archive;
  const link = useCall('archives.linkShopArchive', { archiveId }, { refetchInterval: LINK_MS, staleTime: 0 });
  return (
    <>
      <p role="status">
        <b>{texts.making.ready(texts.size(bytes), clockTime(madeAt ?? askedAt))}</b>{' '}
        {counts && `${texts.contents(counts)}. `}
        {expiresAt && texts.making.until(`${localDay(expiresAt)}, ${clockTime(expiresAt)}`)}
      </p>
      {link.error && <DeskError role="alert">{link.error.message}</DeskError>}
      <p className="d-button-row">
        {link.data && (
          <DeskButtonLink kind="primary" isAlwaysShown href={link.data.href} download>
            {texts.making.download}
          </DeskButtonLink>
        )}
        <MakeButton label={texts.making.again} />
      </p>
    </>
  );
}

function MakeButton({ label, isFirst }: { label: string; isFirst?: boolean }) {
  const { send, isSending, problem } = useSend('archives.makeShopArchive', 'archives.getShopArchive');
  return (
    <>
      <DeskButton kind={isFirst ? 'primary' : 'secondary'} isAlwaysShown isBusy={isSending} onClick={() => send({})}>
        {label}
      </DeskButton>
      {problem && <DeskError role="alert">{problem.message}</DeskError>}
    </>
  );
}

/** What there is now, and what can be done with it. */
function Course({ archive }: { archive: Archive | null }) {
  if (archive?.state === 'waiting') {
    const { done, total } = archive;
    const progressText = total > 0 ? texts.making.soFar(done, total) : texts.making.waiting;
    return <ProgressLine label={progressText} value={done} max={total} />;
  }
  if (archive?.state === 'ready') return <Ready archive={archive} />;
  return (
    <>
      {archive?.state === 'failed' && <DeskError role="alert">{texts.making.failed}</DeskError>}
      <p>
        <MakeButton label={texts.making.start} isFirst />
      </p>
      <p className="d-hint">{texts.making.lasts}</p>
    </>
  );
}

/** [DASH-05] Asks for an archive, tells how far it is, and gives it out. */
export function MakeArchive() {
  const [isWaiting, setIsWaiting] = useState(false);
  const call = useCall('archives.getShopArchive', {}, isWaiting ? { refetchInterval: REFRESH_MS } : {});
  const isNowWaiting = call.data?.archive?.state === 'waiting';
  if (isNowWaiting !== isWaiting) setIsWaiting(isNowWaiting);
  return (
    <section className="archive-part">
      <DeskSection title={texts.making.title} />
      <p>{texts.making.what}</p>
      <p className="d-t2">{texts.making.private}</p>
      {call.data ? (
        <Course archive={call.data.archive} />
      ) : (
        <NotYet call={call} what={texts.theArchive} safe={texts.isSafe} skeleton={{ height: 80 }} />
      )}
    </section>
  );
}
