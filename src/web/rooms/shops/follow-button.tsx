import { Icon } from '#web/ui/icon.tsx';
import { useFollow } from './use-follow.ts';

/** [CAT-05] Follow this shop; pressed while one does. */
export function FollowButton({
  shop,
  following,
}: {
  shop: { sellerId: string; name: string };
  following: ReturnType<typeof useFollow>;
}) {
  const { isFollowed, isOwn, toggle } = following;
  if (isOwn) return null;
  return (
    <button
      type="button"
      className={`button ${isFollowed ? 'button--line' : 'button--ink'}`}
      aria-pressed={isFollowed}
      onClick={toggle}
    >
      <Icon name={isFollowed ? 'check' : 'plus'} size="s" />
      {isFollowed ? 'Following' : 'Follow'}
      <span className="visually-hidden"> {shop.name}</span>
    </button>
  );
}

/** The same beside a piece. */
export function FollowMaker({ shop }: { shop: { sellerId: string; name: string } }) {
  const following = useFollow(shop.sellerId);
  return <FollowButton shop={shop} following={following} />;
}
