import { type KeyboardEvent, useState } from 'react';
import { moneyField, parseMoney } from '#domain/core/money.ts';
import { type Zone, zones } from '#domain/core/countries.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskError, DeskField } from '#web/ui/desk/desk-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { ZoneChecks } from './zone-checks.tsx';
import './profile-dialog.css';

export type Profile = CallOutput<'listings.listProfiles'>['profiles'][number];

interface Props {
  /** Null writes a new one. */
  profile: Profile | null;
  onDone: (profileId: string | null) => void;
  onClose: () => void;
}

const changed = ['listings.listProfiles', 'listings.getListing'] as const;

const textOf = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : moneyField(cents);

/** [CAT-01] A shipping profile is named once and taken by many listings; a change counts for all of them. */
export function ProfileDialog({ profile, onDone, onClose }: Props) {
  const [name, setName] = useState(profile?.name ?? '');
  const [extra, setExtra] = useState(textOf(profile?.extraCents ?? 0));
  const [free, setFree] = useState(textOf(profile?.freeFromCents));
  const [sent, setSent] = useState<readonly Zone[]>(profile?.zones ?? zones);
  const [wrong, setWrong] = useState('');
  const add = useSend('listings.addProfile', ...changed);
  const edit = useSend('listings.changeProfile', ...changed);
  const remove = useSend('listings.removeProfile', ...changed);
  const failed = (problem: Error): void => setWrong(problem.message);
  const done = (profileId: string | null, words: string): void => {
    showToast(words, { type: 'success' });
    onDone(profileId);
  };
  const save = (): void => {
    const extraCents = extra.trim() === '' ? 0 : parseMoney(extra);
    const freeFromCents = free.trim() === '' ? null : parseMoney(free);
    if (name.trim() === '') return setWrong('Name the profile, for example Fragile.');
    if (extraCents === null || (free.trim() !== '' && freeFromCents === null))
      return setWrong('Write amounts like 3.50.');
    const shape = { name: name.trim(), extraCents, freeFromCents, zones: zones.filter((zone) => sent.includes(zone)) };
    const options = {
      onSuccess: ({ profileId }: { profileId: string }) => done(profileId, `${shape.name} is saved.`),
      onError: failed,
    };
    if (profile) edit.send({ profileId: profile.profileId, ...shape }, options);
    else add.send(shape, options);
  };
  // The dialog stands inside the form of the listing, which Enter would send.
  const enter = {
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key === 'Enter') {
        event.preventDefault();
        save();
      }
    },
  };
  const busy = add.isSending || edit.isSending || remove.isSending;
  return (
    <Dialog
      label={profile ? 'Change the shipping profile' : 'New shipping profile'}
      className="dialog d-profile"
      onClose={onClose}
    >
      <h2>{profile ? 'Change the profile' : 'New shipping profile'}</h2>
      {profile && profile.listings > 1 && (
        <p className="d-t2 d-small" style={{ paddingTop: 8 }}>
          {profile.listings} listings take it. The change counts for all of them.
        </p>
      )}
      <DeskField
        {...enter}
        label="Name, only you see it"
        value={name}
        maxLength={60}
        placeholder="Fragile, double boxed"
        onChange={(event) => setName(event.target.value)}
      />
      <div className="d-r2">
        <DeskField
          {...enter}
          label="Packing, once a parcel"
          unit="€"
          inputMode="decimal"
          value={extra}
          onChange={(event) => setExtra(event.target.value)}
        />
        <DeskField
          {...enter}
          label="Free from"
          note="Optional"
          unit="€"
          inputMode="decimal"
          value={free}
          placeholder="Never"
          onChange={(event) => setFree(event.target.value)}
        />
      </div>
      <p className="d-hint">
        Tracked post is free when every piece of the parcel may go free and it is worth that much. Express is never
        free.
      </p>
      <ZoneChecks chosen={sent} onChange={setSent} />
      {wrong && <DeskError role="alert">{wrong}</DeskError>}
      <div className="confirm__acts">
        {profile && (
          <Button
            disabled={busy}
            onClick={() =>
              remove.send(
                { profileId: profile.profileId },
                {
                  onSuccess: () => done(null, `${profile.name} is removed. Its listings take the plain rates.`),
                  onError: failed,
                },
              )
            }
          >
            Remove
          </Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="primary" disabled={busy} onClick={save}>
          {busy ? 'Saving…' : 'Save profile'}
        </Button>
      </div>
    </Dialog>
  );
}
