import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { refreshEverywhere } from './refresh-everywhere.ts';
import * as texts from './texts/share-texts.ts';
import { useShopAlone } from './shop-alone.tsx';

interface Props {
  isShared: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** [WISH-10] Makes a link to the list for others; where there is one, opens and closes the place where it stands. */
export function ShareList({ isShared, isOpen, onOpen }: Props) {
  const { send, isSending } = useSend('wishlist.share', 'wishlist.getShare');
  const shopAlone = useShopAlone();
  const share = (): void =>
    send(
      {},
      {
        onSuccess: () => {
          onOpen(true);
          refreshEverywhere();
        },
        onError: (problem) => void showToast(problem.message, { type: 'error' }),
      },
    );
  return isShared ? (
    <Button key="open" kind="link" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
      {texts.theLink}
    </Button>
  ) : (
    <Button key="share" kind="link" {...shopAlone(share, isSending)}>
      {texts.share}
    </Button>
  );
}
