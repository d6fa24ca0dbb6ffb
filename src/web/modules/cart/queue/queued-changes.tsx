import { hrefTo } from '#domain/addresses.ts';
import { type Conflict, isConflict } from '#domain/cart/offline-queue/model.ts';
import { lineFor } from '#domain/cart/offline-queue/plan.ts';
import { openSignIn } from '#web/modules/accounts/sign-in-overlay.ts';
import { useSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { addLineToCart, useCartState } from '../cart-state.ts';
import { setQuantity, removeCartLine } from '../change-lines.ts';
import { QueueNote } from '#web/modules/offline/queue-note.tsx';
import { closeConflict, dropChange, isMine, useOfflineQueue } from '#web/modules/offline/offline-queue.ts';
import { conflictText, remedyOf, remove } from './conflict-texts.ts';
import * as texts from './queue-texts.ts';
import './queued-changes.css';

function ConflictRow({ conflict }: { conflict: Conflict }) {
  const { cart } = useCartState();
  const { key, title, listingId, line, wanted } = conflict;
  const remedy = remedyOf(conflict);
  const resolve = (): void => {
    const lineInCart = line && lineFor(cart, line);
    if (lineInCart) void (remedy === remove ? removeCartLine(lineInCart) : setQuantity(lineInCart.id, wanted));
    else if (line && wanted > 0) void addLineToCart({ ...line, quantity: wanted });
    closeConflict(key);
  };
  return (
    <li>
      <div>
        {title && <Link href={hrefTo('product', { productId: listingId })}>{title}</Link>}
        <p>{conflictText(conflict)}</p>
      </div>
      <p className="conflicts__acts">
        {remedy && (
          <Button kind="link" aria-label={`${remedy}: ${title}`} onClick={resolve}>
            {remedy}
          </Button>
        )}
        <Button kind="link" aria-label={`${texts.read}: ${title}`} onClick={() => closeConflict(key)}>
          {texts.read}
        </Button>
      </p>
    </li>
  );
}

/** Changes that could not be made as they were meant, line by line, until somebody has read them. */
function Conflicts() {
  const conflicts = useOfflineQueue().conflicts.filter(isMine).filter(isConflict);
  if (conflicts.length === 0) return null;
  return (
    <section className="conflicts" aria-labelledby="conflicts-title">
      <h2 id="conflicts-title">{texts.differently(conflicts.length)}</h2>
      <ul>
        {conflicts.map((conflict) => (
          <ConflictRow key={conflict.key} conflict={conflict} />
        ))}
      </ul>
    </section>
  );
}

/** What somebody did who has been signed out since: it waits for them, and nobody else learns what it is. */
function OthersWait() {
  useSession();
  const changes = useOfflineQueue().changes.filter((change) => !isMine(change));
  if (changes.length === 0) return null;
  return (
    <div className="notice queued" role="status">
      <Icon name="info" size="s" />
      <div>
        {texts.othersWait(changes.length)}
        <p className="conflicts__acts">
          <Button kind="link" onClick={() => openSignIn()}>
            {texts.signIn(changes.length)}
          </Button>
          <Button kind="link" onClick={() => changes.forEach(({ key }) => dropChange(key))}>
            {texts.discard}
          </Button>
        </p>
      </div>
    </div>
  );
}

/** Everything that cart and wishlist have to tell about changes made without a connection. */
export function QueuedChanges() {
  return (
    <>
      <QueueNote />
      <OthersWait />
      <Conflicts />
    </>
  );
}
