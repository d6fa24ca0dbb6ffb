import { queuedText } from '#domain/offline/queued-text.ts';
import { say } from '#web/platform/languages/language.ts';
import { useSession } from '#web/platform/session.ts';
import { Notice } from '#web/ui/notices/notice.tsx';
import { isMine, useOfflineQueue } from './offline-queue.ts';
import './queue-note.css';

/** A quiet word that changes are on this device alone. */
export function QueueNote() {
  useSession();
  const changes = useOfflineQueue().changes.filter(isMine);
  if (changes.length === 0) return null;
  return (
    <Notice isInfo className="queued" role="status">
      {say(queuedText)}
    </Notice>
  );
}
