import './waiting.css';
import { waitingText } from '#domain/cart/waiting/waiting-text.ts';
import { useSession } from '#web/platform/session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { isMine, useWaiting } from './kept-changes.ts';

/** A quiet word that changes are on this device alone. */
export function WaitingNote() {
  useSession();
  const changes = useWaiting().changes.filter(isMine);
  if (changes.length === 0) return null;
  return (
    <p className="notice notice--info waiting" role="status">
      <Icon name="info" size="s" />
      <span>{waitingText}</span>
    </p>
  );
}
