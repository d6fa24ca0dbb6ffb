import { useRef, useState } from 'react';
import type { CallOutput } from '#web/platform/calls.ts';
import { useInterrupted } from '#web/modules/accounts/interrupted-operation.ts';
import { signInFor } from '#web/modules/accounts/sign-in-overlay.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { useSession } from '#web/platform/session.ts';
import { callKey, refresh, useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';

type Follows = CallOutput<'shops.listFollows'>;
const key = callKey('shops.listFollows');

interface Following {
  isFollowed: boolean;
  /** How many follow the shop, once one has followed or left it oneself. */
  followers: number | null;
  /** One's own shop is not followed. */
  isOwn: boolean;
  toggle: () => void;
}

/** [CAT-05] Following a shop: shown at once, sent behind, asked to sign in where needed. */
export function useFollow(sellerId: string): Following {
  const session = useSession();
  const { data } = useCall('shops.listFollows', undefined, { enabled: session !== null });
  const { sendAndWait } = useSend('shops.setFollow');
  const [followers, setFollowers] = useState<number | null>(null);
  const last = useRef<Promise<unknown>>(null);
  const isFollowed = session !== null && (data?.sellerIds.includes(sellerId) ?? false);
  const note = (following: boolean): void =>
    void queryClient.setQueryData<Follows>(key, (now) => ({
      sellerIds: [...(following ? [sellerId] : []), ...(now?.sellerIds ?? []).filter((id) => id !== sellerId)],
    }));

  async function send(following: boolean): Promise<void> {
    // An answer that is on its way would undo what is shown now.
    await queryClient.cancelQueries({ queryKey: key });
    note(following);
    // In the order of the presses, whatever the line does; the last of them says how it stands.
    const sending = Promise.allSettled([last.current]).then(() => sendAndWait({ sellerId, following }));
    last.current = sending;
    try {
      const answer = await sending;
      if (last.current !== sending) return;
      setFollowers(answer.followers);
      refresh('shops.listFollows', 'listings.listFollowed');
    } catch (problem) {
      if (last.current === sending) note(!following);
      showToast((problem as Error).message, { type: 'error' });
    }
  }
  const toggle = (): void => {
    if (session) return void send(!isFollowed);
    return signInFor('shops.follow', { sellerId });
  };
  useInterrupted('shops.follow', {
    isMine: (begun) => begun.sellerId === sellerId,
    run: () => void (session?.userId === sellerId ? undefined : send(true)),
  });
  return { isFollowed, followers, isOwn: session?.userId === sellerId, toggle };
}
