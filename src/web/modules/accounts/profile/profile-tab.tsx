import { say } from '#web/platform/languages/language.ts';
import { hrefTo } from '#domain/addresses.ts';
import { type FormEvent, useRef, useState } from 'react';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { nameProblem, validDisplayName } from '#domain/accounts/display-name.ts';
import { initials, presentationName } from '#domain/accounts/presentation-name.ts';
import { accountProblemTexts } from '#domain/accounts/problem-texts.ts';
import type { Profile } from '#domain/accounts/contract.ts';
import { localDate } from '#web/platform/languages/formats.ts';
import type { Send } from '#web/platform/sending/sender.ts';
import { currentSession, setSession } from '#web/platform/session.ts';
import { useCall } from '#web/platform/use-call.ts';
import { uploadPicture } from '#web/modules/files/upload-picture.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { FileButton } from '#web/ui/fields/file-button.tsx';
import { AreaField, Field } from '#web/ui/fields/field.tsx';
import { focusMistake } from '#web/ui/focus/keep-focus.ts';
import { LateCropDialog } from '#web/modules/files/crop/late-crop-dialog.ts';
import { Pending } from '#web/ui/pending.tsx';
import { signOut } from '../sign-out.ts';
import { Section } from './section.tsx';
import * as texts from './texts/profile-texts.ts';
import { ShopName } from './shop-name.tsx';
import { useTyped } from './use-typed.ts';
import { useUnsaved } from '../unsaved/unsaved.ts';
import { useAction } from './use-action.ts';
import './avatar.css';

const square = [{ name: texts.square, ratio: 1 }];

/** Words and picture are saved apart: what the other one is now, the shop says. */
async function save(
  send: Send,
  change: Partial<Pick<Profile, 'displayName' | 'bio' | 'location' | 'pictureId'>>,
): Promise<void> {
  const { displayName, bio, location, pictureId } = await send('accounts.getProfile');
  const { session } = await send('accounts.updateProfile', { displayName, bio, location, pictureId, ...change });
  // Whoever has signed out meanwhile stays signed out.
  if (currentSession()?.userId === session.userId) setSession(session);
}

/** The picture beside the name: chosen, cut to a square, or taken away. */
function Avatar({ profile }: { profile: Profile }) {
  const file = useRef<HTMLInputElement>(null);
  const [cropping, crop] = useState<Picture | null>(null);
  const { busy, error, run } = useAction('accounts.getProfile');
  const keep = (pictureId: string | null): Promise<boolean> =>
    run(async (send) => {
      await save(send, { pictureId });
      return pictureId ? texts.pictureChanged : texts.pictureGone;
    });
  const choose = (chosen: File | undefined): void => {
    if (chosen) void run(async () => crop(await uploadPicture(chosen)));
    if (file.current) file.current.value = '';
  };
  return (
    <Section title={texts.picture}>
      <ErrorBox text={error} />
      <div className="avatar-row">
        {profile.photoURL ? (
          <img className="avatar" src={profile.photoURL} alt={texts.youAsSeen} width={96} height={96} />
        ) : (
          <span className="avatar" aria-hidden="true">
            {initials(profile)}
          </span>
        )}
        <div>
          <p className="avatar-name">{presentationName(profile)}</p>
          <p className="acts-row">
            <FileButton
              ref={file}
              accept="image/jpeg,image/png,image/webp,image/avif"
              onChange={(event) => choose(event.target.files?.[0])}
            >
              {busy ? texts.sending : texts.choosePicture}
            </FileButton>
            {profile.photoURL && <Button onClick={() => void keep(null)}>{texts.takeAway}</Button>}
          </p>
        </div>
      </div>
      {cropping && (
        <LateCropDialog
          picture={cropping}
          shapes={square}
          onClose={() => crop(null)}
          onCropped={({ id }) => void keep(id)}
        />
      )}
    </Section>
  );
}

function ProfileText({ profile }: { profile: Profile }) {
  const { busy, error, setError, run } = useAction('accounts.getProfile');
  const first = { displayName: profile.displayName, bio: profile.bio, location: profile.location };
  const { form, bind } = useTyped(first, setError);
  const isChanged =
    form.displayName !== profile.displayName || form.bio !== profile.bio || form.location !== profile.location;
  const unsaved = useUnsaved(isChanged);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (validDisplayName(form.displayName) === undefined) {
      focusMistake(event.currentTarget, '[autocomplete=name]');
      return setError(say(accountProblemTexts[nameProblem(form.displayName).code]));
    }
    void run(async (send) => {
      await save(send, form);
      unsaved.clear();
      return texts.profileSaved;
    });
  };
  return (
    <Section title={texts.aboutYou}>
      <form className="stack slim-form" noValidate onSubmit={submit}>
        <ErrorBox text={error} />
        <Field label={texts.name} hint={texts.asSeen} autoComplete="name" maxLength={50} {...bind('displayName')} />
        <Field
          label={texts.town}
          note={texts.optional}
          autoComplete="address-level2"
          maxLength={80}
          {...bind('location')}
        />
        <AreaField
          label={texts.fewText}
          note={texts.lettersOf(form.bio.length)}
          rows={4}
          maxLength={500}
          {...bind('bio')}
        />
        <Button kind="primary" type="submit" className="form-button" isBusy={busy}>
          {texts.save}
        </Button>
      </form>
    </Section>
  );
}

/** [ACC-17] Who one is here: picture, name, words, place, shop. */
export function ProfileTab() {
  const { data: profile, error, refetch } = useCall('accounts.getProfile');
  if (!profile) return <Pending what={texts.yourProfile} height={320} error={error} retry={refetch} />;
  return (
    <>
      <Avatar profile={profile} />
      <ProfileText profile={profile} />
      <ShopName />
      <Section
        title={texts.yourAccount}
        text={texts.hereSince(profile.email, localDate(profile.createdAt), profile.orders)}
      >
        <p className="acts-row">
          <ButtonLink href={hrefTo('dashboard')}>{texts.openShop}</ButtonLink>
          <ButtonLink href={hrefTo('orders')}>{texts.yourOrders}</ButtonLink>
          <Button onClick={() => void signOut()}>{texts.signOut}</Button>
        </p>
      </Section>
    </>
  );
}
