import { type KeyboardEvent, useState } from 'react';
import { moneyField } from '#domain/core/money.ts';
import { parseMoney } from '#domain/core/reading/read-amount.ts';
import { type Zone, zones } from '#domain/core/countries.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { useSend } from '#web/platform/use-send.ts';
import { inField } from '#web/platform/languages/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskError, DeskField } from '#web/ui/desk/desk-field.tsx';
import { Link } from '#web/ui/link.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { amountMistake } from '#web/ui/fields/amount-mistake.ts';
import { ZoneChecks } from './zone-checks.tsx';
import * as texts from './profile-texts.ts';
import './profile-dialog.css';

export type Profile = CallOutput<'listings.listProfiles'>['profiles'][number];

interface Props {
  /** Null writes a new one. */
  profile: Profile | null;
  onDone: (profileId: string | null) => void;
  onClose: () => void;
}

type Shown = Pick<Profile, 'name' | 'extraCents' | 'freeFromCents'>;

const changed = ['listings.listProfiles', 'listings.getListing'] as const;

const textOf = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : inField(moneyField(cents));

/** What the fields say, or what is wrong with them. */
function readProfile({ name, extra, free }: Record<'name' | 'extra' | 'free', string>): Shown | string {
  const extraCents = extra.trim() === '' ? 0 : parseMoney(extra);
  const freeFromCents = free.trim() === '' ? null : parseMoney(free);
  if (name.trim() === '') return texts.nameMissing;
  if (extraCents === null) return amountMistake(extra, texts.amountWrong);
  if (free.trim() !== '' && freeFromCents === null) return amountMistake(free, texts.amountWrong);
  return { name: name.trim(), extraCents, freeFromCents };
}

interface Outcome {
  onDone: Props['onDone'];
  onProblem: (problem: Error) => void;
}

/** Adds, changes or removes a profile; rates and whatever else the dialog does not show stay as they are. */
function useProfile(profile: Profile | null, { onDone, onProblem }: Outcome) {
  const adding = useSend('listings.addProfile', ...changed);
  const changing = useSend('listings.changeProfile', ...changed);
  const removing = useSend('listings.removeProfile', ...changed);
  const done = (profileId: string | null, text: string): void => {
    showToast(text, { type: 'success' });
    onDone(profileId);
  };
  const save = (shown: Shown & { zones: Zone[] }): void => {
    const { listings: _listings, profileId: _id, ...fields } = profile ?? { listings: 0, profileId: '' };
    const shape = { ...fields, ...shown };
    const options = {
      onSuccess: ({ profileId }: { profileId: string }) => done(profileId, texts.isSaved(shape.name)),
      onError: onProblem,
    };
    if (profile) changing.send({ profileId: profile.profileId, ...shape }, options);
    else adding.send(shape, options);
  };
  const remove = ({ profileId, name }: Profile): void =>
    removing.send({ profileId }, { onSuccess: () => done(null, texts.isRemoved(name)), onError: onProblem });
  return { save, remove, isBusy: adding.isSending || changing.isSending || removing.isSending };
}

/** [CAT-01] A shipping profile is named once and taken by many listings; a change counts for all of them. */
export function ProfileDialog({ profile, onDone, onClose }: Props) {
  const [name, setName] = useState(profile?.name ?? '');
  const [extra, setExtra] = useState(textOf(profile?.extraCents ?? 0));
  const [free, setFree] = useState(textOf(profile?.freeFromCents));
  const [sent, setSent] = useState<readonly Zone[]>(profile?.zones ?? zones);
  const [wrong, setWrong] = useState('');
  const saving = useProfile(profile, { onDone, onProblem: (problem) => setWrong(problem.message) });
  const save = (): void => {
    const read = readProfile({ name, extra, free });
    setWrong(typeof read === 'string' ? read : '');
    if (typeof read !== 'string') saving.save({ ...read, zones: zones.filter((zone) => sent.includes(zone)) });
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
  return (
    <Dialog label={profile ? texts.change : texts.add} className="dialog d-profile" onClose={onClose}>
      <h2>{profile ? texts.changeHead : texts.add}</h2>
      {profile && profile.listings > 1 && (
        <p className="d-t2 d-small d-profile-use">{texts.takenBy(profile.listings)}</p>
      )}
      <DeskField
        {...enter}
        label={texts.name}
        value={name}
        maxLength={60}
        placeholder={texts.nameExample}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="d-r2">
        <DeskField
          {...enter}
          label={texts.packing}
          unit="€"
          inputMode="decimal"
          value={extra}
          onChange={(event) => setExtra(event.target.value)}
        />
        <DeskField
          {...enter}
          label={texts.freeFrom}
          note={texts.optional}
          unit="€"
          inputMode="decimal"
          value={free}
          placeholder={texts.never}
          onChange={(event) => setFree(event.target.value)}
        />
      </div>
      <p className="d-hint">{texts.hint}</p>
      {profile && profile.rates.length > 0 ? (
        <p className="d-stale">
          {texts.ownRates}{' '}
          <Link className="d-link" href={`${sellerHref('shipping-settings')}?profile=${profile.profileId}`}>
            {texts.changeHead}
          </Link>
        </p>
      ) : (
        <ZoneChecks chosen={sent} onChange={setSent} />
      )}
      {wrong && <DeskError role="alert">{wrong}</DeskError>}
      <div className="confirm__acts">
        {profile && (
          <Button disabled={saving.isBusy} onClick={() => saving.remove(profile)}>
            {texts.remove}
          </Button>
        )}
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button kind="primary" disabled={saving.isBusy} onClick={save}>
          {saving.isBusy ? texts.saving : texts.save}
        </Button>
      </div>
    </Dialog>
  );
}
