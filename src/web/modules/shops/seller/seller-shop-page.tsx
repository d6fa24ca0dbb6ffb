import { hrefTo } from '#domain/addresses.ts';
import { useState } from 'react';
import { zoneOfCountry } from '#domain/shops/shop-time-zone.ts';
import type { ShopProfile } from '#domain/shops/contract.ts';
import { MAX_RETURN_DAYS, MIN_RETURN_DAYS } from '#domain/shops/return-days.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { callKey, useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { ApplicationBar } from './application-bar.tsx';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { DeskFailed, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { countryOptions } from '#web/ui/fields/country-options.ts';
import { Link } from '#web/ui/link.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { ShopFace } from '../shop-face.tsx';
import { sellerHref } from './seller-href.ts';
import { zoneOptions } from './zone-options.ts';
import { ShopPictures } from './shop-pictures.tsx';
import * as texts from './shop-page-texts.ts';
import { DeskSkeleton } from '#web/ui/desk/desk-skeleton.tsx';
import './seller-shop.css';

type Mine = CallOutput<'shops.getMine'>;

const lines: { field: keyof typeof texts.lines; most: number }[] = [
  { field: 'name', most: 60 },
  { field: 'place', most: 60 },
  { field: 'tagline', most: 140 },
  { field: 'announcement', most: 300 },
  { field: 'packing', most: 300 },
  { field: 'thanks', most: 200 },
];

type Wrong = Partial<Record<keyof ShopProfile, string>>;

function wrongOf({ name, returnsDays }: ShopProfile): Wrong {
  if (name.trim() === '') return { name: texts.nameMissing };
  return returnsDays < MIN_RETURN_DAYS ? { returnsDays: texts.tooFewDays } : {};
}

/** The shop's text as it is typed, over what is kept, which may be read anew meanwhile. */
function useShopProfile(mine: Mine) {
  const [typed, setTyped] = useState<Partial<ShopProfile>>({});
  const profile: ShopProfile = { ...mine.profile, ...typed };
  const [wrong, setWrong] = useState<Wrong>({});
  const { send, isSending } = useSend('shops.updateMine', 'shops.getMine', 'listings.getShop');
  const set = (edit: Partial<ShopProfile>): void => {
    setTyped((now) => ({ ...now, ...edit }));
    setWrong({});
  };
  const discard = (): void => {
    setTyped({});
    setWrong({});
  };
  const save = (): void => {
    const wrongNow = wrongOf(profile);
    setWrong(wrongNow);
    const [field] = Object.keys(wrongNow);
    if (field) return document.getElementById(`shop-${field}`)?.focus();
    send(
      { ...profile },
      {
        onSuccess: (next) => {
          queryClient.setQueryData(callKey('shops.getMine'), next);
          // What was typed meanwhile is still to be saved.
          setTyped((now) =>
            Object.fromEntries(
              Object.entries(now).filter(([field, copy]) => copy !== typed[field as keyof ShopProfile]),
            ),
          );
          showToast(texts.isUpToDate, { type: 'success' });
        },
        onError: (problem) => void showToast(problem.message, { type: 'error' }),
      },
    );
  };
  const dirty = JSON.stringify(profile) !== JSON.stringify(mine.profile);
  return { profile, wrong, dirty, isSending, set, discard, save };
}

/** What buyers will see. */
const ShopPreview = ({ mine, profile }: { mine: Mine; profile: ShopProfile }) => (
  <aside>
    <DeskSection
      title={texts.preview}
      link={{ label: texts.openPage, href: hrefTo('shop', { slug: mine.shop.slug }) }}
    />
    <div className="d-shopcard">
      <ShopFace shop={{ ...mine.shop, name: profile.name || '?' }} size={56} />
      <h3>{profile.name}</h3>
      <p className="d-t2">{profile.place && <i className="place">{profile.place}</i>}</p>
      <p>{profile.tagline}</p>
      {profile.announcement && <p className="d-stale">{profile.announcement}</p>}
      <p className="d-t2 d-clip">{profile.story}</p>
    </div>
    <p className="d-hint">
      {texts.address}{' '}
      <Link className="d-link" href={hrefTo('shop', { slug: mine.shop.slug })}>
        /shop/{mine.shop.slug}
      </Link>
    </p>
  </aside>
);

function ShopForm({ mine }: { mine: Mine }) {
  const { profile, wrong, dirty, isSending, set, discard, save } = useShopProfile(mine);
  return (
    <div className="d-g2">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        noValidate
      >
        <DeskSection title={texts.text} />
        {lines.map(({ field, most }) => (
          <DeskField
            key={field}
            id={`shop-${field}`}
            {...texts.lines[field]}
            note={texts.written(profile[field].length, most)}
            error={wrong[field] ?? null}
            value={profile[field]}
            maxLength={most}
            onChange={(event) => set({ [field]: event.target.value })}
          />
        ))}
        <div className="d-r2">
          <DeskSelectField
            label={texts.country}
            hint={texts.countryHint}
            options={[['', texts.choose], ...countryOptions]}
            value={profile.country}
            onChoose={(country) => set({ country, timeZone: zoneOfCountry[country] ?? profile.timeZone })}
          />
          <DeskSelectField
            label={texts.timeZone}
            hint={texts.timeZoneHint}
            options={zoneOptions(profile.timeZone)}
            value={profile.timeZone}
            onChoose={(timeZone) => set({ timeZone })}
          />
          <DeskField
            id="shop-returnsDays"
            label={texts.returnDays}
            error={wrong.returnsDays ?? null}
            hint={texts.returnDaysHint}
            inputMode="numeric"
            value={String(profile.returnsDays)}
            onChange={(event) =>
              set({ returnsDays: Math.min(MAX_RETURN_DAYS, Number(event.target.value.replace(/\D/g, '')) || 0) })
            }
          />
        </div>
        <DeskAreaField
          label={texts.story}
          note={texts.written(profile.story.length, 5000)}
          hint={texts.storyHint}
          rows={8}
          maxLength={5000}
          value={profile.story}
          onChange={(event) => set({ story: event.target.value })}
        />
        <p className="d-button-row d-form-end">
          <DeskButton kind="primary" isAlwaysShown type="submit" disabled={!dirty || isSending}>
            {isSending ? texts.saving : texts.save}
          </DeskButton>
          {dirty && (
            <DeskButton isAlwaysShown onClick={discard}>
              {texts.discard}
            </DeskButton>
          )}
        </p>
      </form>
      <ShopPreview mine={mine} profile={profile} />
    </div>
  );
}

/** [SHELL-09] What buyers read of the shop, with its preview. */
export function SellerShopPage() {
  const { data: mine, error, refetch } = useCall('shops.getMine');
  const content = () => {
    if (mine)
      return (
        <>
          <ShopPictures mine={mine} />
          <ShopForm mine={mine} />
        </>
      );
    if (error)
      return <DeskFailed what={texts.yourShop} safe={texts.isSafe} problem={error} retry={() => void refetch()} />;
    return (
      <div role="status" aria-label={texts.loading}>
        <DeskSkeleton height={420} />
      </div>
    );
  };
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub}>
        <DeskButtonLink isAlwaysShown href={sellerHref('archive')}>
          {texts.takeAlong}
        </DeskButtonLink>
      </DeskHead>
      <ApplicationBar />
      {content()}
    </main>
  );
}
