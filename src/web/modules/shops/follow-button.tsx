import { Button } from '#web/ui/button.tsx';
import { useFollow } from './use-follow.ts';
import * as texts from './follow-texts.ts';

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
    <Button
      icon={isFollowed ? 'check' : 'plus'}
      iconSize="s"
      kind={isFollowed ? 'secondary' : 'primary'}
      aria-pressed={isFollowed}
      onClick={toggle}
    >
      {isFollowed ? texts.following : texts.follow}
      <span className="visually-hidden"> {shop.name}</span>
    </Button>
  );
}

/** The same beside a piece. */
export function FollowMaker({ shop }: { shop: { sellerId: string; name: string } }) {
  const following = useFollow(shop.sellerId);
  return <FollowButton shop={shop} following={following} />;
}
