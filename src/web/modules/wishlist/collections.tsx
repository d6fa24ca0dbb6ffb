import { type FormEvent, useState } from 'react';
import type { Wishlist } from '#domain/wishlist/contract.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { refreshEverywhere } from './refresh-everywhere.ts';
import * as texts from './texts/page-texts.ts';
import { useShopAlone } from './shop-alone.tsx';
import '#web/ui/styles/filter-chip.css';

interface Props {
  collections: Wishlist['collections'];
  chosen: string | null;
  onChoose: (collectionId: string | null) => void;
}

/** The field was asked for by the button in its place. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus();

/** [WISH-10] The named parts of a wishlist: one is shown, a new one is begun, an old one deleted; its pieces stay on the list. */
export function Collections({ collections, chosen, onChoose }: Props) {
  const [name, setName] = useState<string | null>(null);
  const begin = useSend('wishlist.addCollection');
  const end = useSend('wishlist.deleteCollection');
  const shopAlone = useShopAlone();
  const open = (): void => {
    begin.forget();
    setName('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!name?.trim() || begin.isSending || !navigator.onLine) return;
    begin.send(
      { name },
      {
        onSuccess: () => {
          setName(null);
          refreshEverywhere();
        },
      },
    );
  };
  const remove = (collectionId: string): void =>
    end.send(
      { collectionId },
      {
        onSuccess: () => {
          onChoose(null);
          refreshEverywhere();
        },
        onError: (problem) => void showToast(problem.message, { type: 'error' }),
      },
    );
  return (
    <div className="collections" role="group" aria-label={texts.collections}>
      <button type="button" className="filter-chip" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        {texts.all}
      </button>
      {collections.map((collection) => (
        <button
          key={collection.id}
          type="button"
          className="filter-chip"
          aria-pressed={chosen === collection.id}
          onClick={() => onChoose(collection.id)}
        >
          {collection.name}
        </button>
      ))}
      {chosen && (
        <Button kind="link" {...shopAlone(() => remove(chosen), end.isSending)}>
          {texts.deleteCollection}
        </Button>
      )}
      {name === null ? (
        <Button kind="link" {...shopAlone(open)}>
          {texts.newCollection}
        </Button>
      ) : (
        <form onSubmit={submit}>
          <input
            className="input"
            aria-label={texts.collectionName}
            value={name}
            maxLength={60}
            ref={focusOnce}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && setName(null)}
          />
          <Button type="submit" {...shopAlone(() => undefined, begin.isSending)}>
            {texts.add}
          </Button>
          {begin.problem && (
            <p className="field-error" role="alert">
              <Icon name="error" size="s" />
              {begin.problem.message}
            </p>
          )}
        </form>
      )}
    </div>
  );
}
