import { Icon } from '#web/ui/icon.tsx';

const fetchShare = () => import('./share-piece.ts');

/** [CAT-03] Its code is fetched when somebody points at it: the system's sheet opens only within the press. */
export function ShareButton({ title }: { title: string }) {
  const ready = (): void => void fetchShare();
  return (
    <button
      type="button"
      className="buy-box__share"
      onPointerEnter={ready}
      onFocus={ready}
      onTouchStart={ready}
      onClick={() => void fetchShare().then(({ sharePiece }) => sharePiece(title))}
    >
      <Icon name="share" size="s" />
      Share
    </button>
  );
}
