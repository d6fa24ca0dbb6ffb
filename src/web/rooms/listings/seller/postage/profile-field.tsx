import { useState } from 'react';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { zones } from '#domain/core/countries.ts';
import { useCall } from '#web/platform/use-call.ts';
import type { FieldsProps } from '../check-listing-draft.ts';
import type { Profile } from './profile-dialog.tsx';
import { zoneWords } from './zone-checks.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskSelectField } from '#web/ui/desk/desk-field.tsx';

const ProfileDialog = lazyDialog(
  async () => (await import('./profile-dialog.tsx')).ProfileDialog,
  'The shipping profile',
);

/** What buyers read of a profile. */
function wordsOf({ extraCents, freeFromCents, zones: sent }: Profile): string {
  const parts = [
    extraCents > 0 ? `${formatMoney(extraCents)} packing a parcel` : 'Plain rates',
    freeFromCents === null
      ? null
      : freeFromCents === 0
        ? 'tracked post free'
        : `tracked post free from ${formatMoney(freeFromCents)}`,
    sent.length === zones.length
      ? null
      : `to ${['your own country', ...sent.map((zone) => zoneWords[zone])].join(', ')} only`,
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
        label="Shipping profile"
        hint={chosen ? wordsOf(chosen) : 'The rates of its weight, nothing more.'}
        error={errors.get('shipping-profile')}
        options={[['', 'Plain rates'], ...profiles.map(({ profileId, name }) => [profileId, name] as const)]}
        value={chosen ? draft.profile : ''}
        onChoose={(profile) => onChange({ profile })}
      />
      <div className="d-field">
        <span className="d-label">For several listings at once</span>
        <p className="d-croprow">
          <DeskButton isKept onClick={() => setOpen('new')}>
            New profile
          </DeskButton>
          {chosen && (
            <DeskButton isKept onClick={() => setOpen(chosen)}>
              Change {chosen.name}
            </DeskButton>
          )}
        </p>
      </div>
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
