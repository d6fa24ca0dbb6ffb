import { hrefTo } from '#domain/addresses.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { useCall } from '#web/platform/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Link } from '#web/ui/link.tsx';
import * as texts from './texts/profile-texts.ts';
import { Section } from './section.tsx';
import { useUnsaved } from '../unsaved/unsaved.ts';
import { useAction } from './use-action.ts';

/** [ACC-17] The name of the person's shop; its other words are changed in the seller dashboard. */
export function ShopName() {
  const { data } = useCall('shops.getMine');
  const [name, setName] = useState<string | null>(null);
  const { busy, error, setError, run } = useAction('shops.getMine', 'accounts.getProfile');
  const saved = data?.profile.name ?? '';
  const unsaved = useUnsaved(name !== null && name !== saved);
  useEffect(() => {
    if (data) setName((now) => now ?? data.profile.name);
  }, [data]);
  if (!data) return null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!name?.trim()) return setError(texts.nameOfShopMissing);
    void run(async (send) => {
      // The dashboard may have changed its other words since.
      const { profile } = await send('shops.getMine');
      await send('shops.updateMine', { ...profile, name });
      unsaved.clear();
      return texts.shopNameSaved;
    });
  };
  return (
    <Section title={texts.yourShop}>
      <form className="stack slim-form" noValidate onSubmit={submit}>
        <ErrorBox text={error} />
        <Field
          label={texts.shopName}
          maxLength={60}
          hint={texts.addressStays(data.shop.slug)}
          value={name ?? saved}
          onChange={(event) => {
            setName(event.target.value);
            setError(null);
          }}
        />
        <p className="acts-row">
          <Button kind="primary" type="submit" isBusy={busy}>
            {texts.saveName}
          </Button>
          <Link className="link small" href={hrefTo('shop', { slug: data.shop.slug })}>
            {texts.seeShop}
          </Link>
        </p>
      </form>
    </Section>
  );
}
