import { useRef, useState } from 'react';
import { hrefTo } from '#domain/addresses.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { refreshEverywhere } from './refresh-everywhere.ts';
import * as texts from './texts/share-texts.ts';
import { useShopAlone } from './shop-alone.tsx';

const showFailure = (problem: Error): void => void showToast(problem.message, { type: 'error' });
/** Hands the link to the device's own sheet, where a hand holds it and it has one. */
const canHandOver = (): boolean => Boolean(navigator.share) && matchMedia('(pointer: coarse)').matches;

/** [WISH-10] The link to the list: read here, copied, made anew and ended. */
export function ShareLink({ onEnd }: { onEnd: () => void }) {
  const { data, error } = useCall('wishlist.getShare', undefined, { staleTime: 0, gcTime: 0 });
  const renew = useSend('wishlist.share', 'wishlist.getShare');
  const unshare = useSend('wishlist.unshare', 'wishlist.getShare');
  const shopAlone = useShopAlone();
  const position = useRef<HTMLElement>(null);
  const [isByHand, setByHand] = useState(false);
  const url = data?.token ? location.origin + hrefTo('shared', { token: data.token }) : '';
  const copy = async (): Promise<void> => {
    try {
      if (canHandOver()) return await navigator.share({ title: texts.link, url });
      await navigator.clipboard.writeText(url);
      setByHand(false);
      showToast(texts.copied, { type: 'success' });
    } catch (problem) {
      if ((problem as Error).name === 'AbortError') return;
      setByHand(true);
      position.current?.querySelector('input')?.select();
    }
  };
  const makeNew = (): void =>
    renew.send({}, { onSuccess: () => void showToast(texts.renewed, { type: 'success' }), onError: showFailure });
  const stop = (): void =>
    unshare.send(
      {},
      {
        onSuccess: () => {
          onEnd();
          refreshEverywhere();
          showToast(texts.ended, { type: 'success' });
        },
        onError: showFailure,
      },
    );
  return (
    <section ref={position} className="wishlist__link" aria-label={texts.theLink}>
      <Field
        label={texts.link}
        readOnly
        value={url}
        error={error?.message}
        hint={isByHand ? texts.copyByHand : texts.whoSees}
        onFocus={({ target }) => target.select()}
      />
      <p className="wishlist__acts">
        <Button kind="primary" aria-disabled={!url} onClick={() => url && void copy()}>
          {texts.copy}
        </Button>
        <Button kind="link" {...shopAlone(makeNew, renew.isSending)}>
          {texts.renew}
        </Button>
        <Button kind="link" {...shopAlone(stop, unshare.isSending)}>
          {texts.stop}
        </Button>
      </p>
    </section>
  );
}
