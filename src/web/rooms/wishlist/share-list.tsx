import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { refreshEverywhere } from './refresh-everywhere.ts';
import { useShopAlone } from './shop-alone.tsx';

/** Hands a link over: by the device's own sheet where it has one, else by the clipboard. */
async function handOver(url: string): Promise<void> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches)
      return await navigator.share({ title: 'My wishlist', url });
    await navigator.clipboard.writeText(url);
    showToast('Link copied. Whoever has it sees your list and your first name.', { type: 'success', duration: 6000 });
  } catch (error) {
    if ((error as Error).name !== 'AbortError') showToast(url, { duration: 0 });
  }
}

const showFailure = (problem: Error): void => void showToast(problem.message, { type: 'error' });

/** [WISH-10] A link to the list for others, and its end. */
export function ShareList({ isShared }: { isShared: boolean }) {
  const share = useSend('wishlist.share');
  const unshare = useSend('wishlist.unshare');
  const shopAlone = useShopAlone();
  const press = (): void =>
    share.send(
      {},
      {
        onSuccess: ({ token }) => {
          refreshEverywhere();
          void handOver(`${location.origin}/wishlist/shared/${token}`);
        },
        onError: showFailure,
      },
    );
  const stop = (): void =>
    unshare.send(
      {},
      {
        onSuccess: () => {
          refreshEverywhere();
          showToast('The link no longer works.', { type: 'success' });
        },
        onError: showFailure,
      },
    );
  return (
    <>
      <Button kind="link" {...shopAlone(press, share.isSending)}>
        {isShared ? 'Make a new link' : 'Share the list'}
      </Button>
      {isShared && (
        <Button kind="link" {...shopAlone(stop, unshare.isSending)}>
          Stop sharing
        </Button>
      )}
    </>
  );
}
