import { queuedText } from '#domain/offline/queued-text.ts';
import { say } from '#web/platform/languages/language.ts';
import { useSession } from '#web/platform/session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { isMine, useOfflineQueue } from './offline-queue.ts';
import './queue-note.css';
import '#web/ui/styles/notice.css';

/** A quiet word that changes are on this device alone. */
export function QueueNote() {
  useSession();
  const changes = useOfflineQueue().changes.filter(isMine);
  if (changes.length === 0) return null;
  return (
    <p className="notice notice--info queued" role="status">
      <Icon name="info" size="s" />
      <span>{say(queuedText)}</span>
    </p>
  );
}
