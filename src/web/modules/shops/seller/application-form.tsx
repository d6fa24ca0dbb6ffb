import { type FormEvent, useState } from 'react';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { APPLICATION_LIMITS as LIMITS } from '#domain/shops/applications/limits.ts';
import type { ApplicationFacts } from '#domain/shops/applications/model.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { callKey } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError, DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { countryOptions } from '#web/ui/fields/country-options.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './application-texts.ts';
import { WorkPictures } from './work-pictures.tsx';

type Own = CallOutput<'shops.getApplication'>;
type Mine = CallOutput<'shops.getMine'>;
type Form = ApplicationFacts & { pictures: readonly Picture[] };
type Wrong = Partial<Record<keyof Form, string>>;

function wrongOf(form: Form): Wrong {
  return {
    ...(form.specialty.trim().length < 2 && { specialty: texts.wrong.specialty }),
    ...(form.story.trim().length < LIMITS.minStory && { story: texts.wrong.story(LIMITS.minStory) }),
    ...(form.country === '' && { country: texts.wrong.country }),
    ...(form.pictures.length === 0 && { pictures: texts.wrong.pictures }),
    ...(form.payoutHolder.trim().length < 2 && { payoutHolder: texts.wrong.payoutHolder }),
    ...(form.payoutCountry === '' && { payoutCountry: texts.wrong.country }),
  };
}

/** A refused application is where the next one begins; otherwise what the shop says already. */
function initialForm({ application }: Own, { profile }: Mine): Form {
  if (application) {
    const { specialty, story, country, sellsAs, payoutHolder, payoutCountry, pictures } = application;
    return { specialty, story, country, sellsAs, payoutHolder, payoutCountry, pictures };
  }
  const { story, country, tagline } = profile;
  return {
    ...{
      specialty: tagline.slice(0, LIMITS.specialty),
      story: story.slice(0, LIMITS.story),
      country,
      sellsAs: 'private',
    },
    ...{ payoutHolder: '', payoutCountry: country, pictures: [] },
  };
}

const waysToSell = (['private', 'small-business', 'registered'] as const).map((way) => [way, texts.ways[way]] as const);
const countryChoices = [['', texts.choose] as const, ...countryOptions];

/** [OFFICE-03] Story, specialty, pictures of the work, country, payout facts. */
export function ApplicationForm({ own, mine }: { own: Own; mine: Mine }) {
  const [form, setForm] = useState(() => initialForm(own, mine));
  const [wrong, setWrong] = useState<Wrong>({});
  const { send, isSending, problem } = useSend('shops.apply', 'shops.getApplication', 'shops.getMine');
  const set = (change: Partial<Form>): void => {
    setForm((now) => ({ ...now, ...change }));
    setWrong({});
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wrongNow = wrongOf(form);
    setWrong(wrongNow);
    const [field] = Object.keys(wrongNow);
    if (field) return document.getElementById(`application-${field}`)?.focus();
    const pictures = form.pictures.map(({ id, alt, focusX, focusY }) => ({ id, alt, focusX, focusY }));
    send(
      { ...form, pictures },
      {
        onSuccess: (answer) => {
          queryClient.setQueryData(callKey('shops.getApplication'), answer);
          showToast(answer.isOpen ? texts.opened : texts.sent, { type: 'success' });
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="application-form">
      <DeskSection title={texts.aboutYou} />
      <DeskField
        id="application-specialty"
        {...texts.fields.specialty}
        error={wrong.specialty ?? null}
        value={form.specialty}
        maxLength={LIMITS.specialty}
        onChange={(event) => set({ specialty: event.target.value })}
      />
      <DeskAreaField
        id="application-story"
        {...texts.fields.story}
        note={texts.written(form.story.length, LIMITS.story)}
        error={wrong.story ?? null}
        rows={7}
        value={form.story}
        maxLength={LIMITS.story}
        onChange={(event) => set({ story: event.target.value })}
      />
      <DeskSelectField
        id="application-country"
        label={texts.country}
        error={wrong.country ?? null}
        options={countryChoices}
        value={form.country}
        onChoose={(country) => set({ country, payoutCountry: form.payoutCountry || country })}
      />
      <WorkPictures
        pictures={form.pictures}
        error={wrong.pictures ?? null}
        onChange={(change) => setForm((now) => ({ ...now, pictures: change(now.pictures) }))}
      />
      <PayoutFields form={form} wrong={wrong} onChange={set} />
      {problem && <DeskError role="alert">{problem.message}</DeskError>}
      <p className="d-button-row d-form-end">
        <DeskButton kind="primary" isAlwaysShown type="submit" isBusy={isSending}>
          {texts.send}
        </DeskButton>
      </p>
    </form>
  );
}

/** Whom payouts go to. The account itself is given with the payouts. */
function PayoutFields({
  form,
  wrong,
  onChange,
}: {
  form: Form;
  wrong: Wrong;
  onChange: (change: Partial<Form>) => void;
}) {
  return (
    <>
      <DeskSection title={texts.payouts} />
      <DeskSelectField
        label={texts.sellsAs}
        options={waysToSell}
        value={form.sellsAs}
        onChoose={(sellsAs) => onChange({ sellsAs })}
      />
      <DeskField
        id="application-payoutHolder"
        {...texts.fields.payoutHolder}
        error={wrong.payoutHolder ?? null}
        value={form.payoutHolder}
        maxLength={LIMITS.holder}
        autoComplete="name"
        onChange={(event) => onChange({ payoutHolder: event.target.value })}
      />
      <DeskSelectField
        id="application-payoutCountry"
        label={texts.payoutCountry}
        error={wrong.payoutCountry ?? null}
        options={countryChoices}
        value={form.payoutCountry}
        onChoose={(payoutCountry) => onChange({ payoutCountry })}
      />
    </>
  );
}
