import { useState } from 'react';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { zones } from '#domain/core/countries.ts';
import { useCall } from '#web/platform/use-call.ts';
import type { FieldsProps } from '../check-listing-draft.ts';
import type { Profile } from './profile-dialog.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskFieldRow, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import * as texts from './profile-texts.ts';

const ProfileDialog = lazyDialog(async () => (await import('./profile-dialog.tsx')).ProfileDialog, texts.theProfile);

/** What buyers read of a profile. */
function summaryOf({ extraCents, freeFromCents, zones: sent }: Profile): string {
  const parts = [
    extraCents > 0 ? texts.packingOf(formatMoney(extraCents)) : texts.plainRates,
    freeFromCents === 0 && texts.trackedFree,
    freeFromCents && texts.trackedFreeFrom(formatMoney(freeFromCents)),
    sent.length === zones.length ? null : texts.onlyTo(sent.map((zone) => texts.zoneNames[zone])),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** [CAT-01] Which shipping profile the listing takes; a new one is written in place. */
export function ProfileField({ draft, errors, onChange }: FieldsProps) {
  const { data } = useCall('listings.listProfiles');
  const [open, setOpen] = useState<Profile | 'new' | null>(null);
  const profiles = data?.profiles ?? [];
  const chosen = profiles.find(({ profileId }) => profileId === draft.profile);
  return (
    <div className="d-r2">
      <DeskSelectField
        id="shipping-profile"
        label={texts.profile}
        hint={chosen ? summaryOf(chosen) : texts.onlyRates}
        error={errors.get('shipping-profile')}
        options={[['', texts.plainRates], ...profiles.map(({ profileId, name }) => [profileId, name] as const)]}
        value={chosen ? draft.profile : ''}
        onChoose={(profile) => onChange({ profile })}
      />
      <DeskFieldRow label={texts.forSeveral}>
        <p className="d-croprow">
          <DeskButton isAlwaysShown onClick={() => setOpen('new')}>
            {texts.newProfile}
          </DeskButton>
          {chosen && (
            <DeskButton isAlwaysShown onClick={() => setOpen(chosen)}>
              {texts.changeProfile(chosen.name)}
            </DeskButton>
          )}
        </p>
      </DeskFieldRow>
      {open && (
        <ProfileDialog
          profile={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onDone={(profileId) => {
            setOpen(null);
            onChange({ profile: profileId ?? '' });
          }}
        />
      )}
    </div>
  );
}
