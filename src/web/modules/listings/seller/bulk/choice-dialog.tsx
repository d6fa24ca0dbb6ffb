import { useState } from 'react';
import { useCall } from '#web/platform/use-call.ts';
import { DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { useCategories } from '../use-categories.ts';
import { useSections } from '../sections-page/use-sections.ts';
import type { ChangeDialogProps } from './change-dialog-props.ts';
import { ChangeForm } from './change-form.tsx';
import * as texts from './bulk-texts.ts';

const PLAIN = '-';

function CategoryDialog({ onApply, ...form }: ChangeDialogProps) {
  const { groups, nameOf } = useCategories('');
  const [category, setCategory] = useState('');
  const [isChecked, setChecked] = useState(false);
  return (
    <ChangeForm
      {...form}
      title={texts.changeCategory}
      preview={category ? { now: (listing) => nameOf(listing.category), after: () => nameOf(category) } : null}
      onSubmit={() => {
        setChecked(true);
        if (category) onApply({ kind: 'category', category });
      }}
    >
      <DeskSelectField
        label={texts.category}
        options={[['', texts.chooseOne], ...groups]}
        value={category}
        error={isChecked && !category ? texts.chooseOne : undefined}
        onChoose={setCategory}
      />
    </ChangeForm>
  );
}

function ProfileChoiceDialog({ onApply, ...form }: ChangeDialogProps) {
  const { data } = useCall('listings.listProfiles');
  const [profile, setProfile] = useState('');
  const [isChecked, setChecked] = useState(false);
  const names = new Map(data?.profiles.map(({ profileId, name }) => [profileId, name]));
  const nameOf = (profileId: string | null): string => (profileId && names.get(profileId)) || texts.plainRates;
  return (
    <ChangeForm
      {...form}
      title={texts.changeProfile}
      preview={
        profile ? { now: ({ shippingProfileId }) => nameOf(shippingProfileId), after: () => nameOf(profile) } : null
      }
      onSubmit={() => {
        setChecked(true);
        if (profile) onApply({ kind: 'profile', profileId: profile === PLAIN ? null : profile });
      }}
    >
      <DeskSelectField
        label={texts.profile}
        options={[['', texts.chooseOne], [PLAIN, texts.plainRates], ...names]}
        value={profile}
        error={isChecked && !profile ? texts.chooseOne : undefined}
        onChoose={setProfile}
      />
    </ChangeForm>
  );
}

function SectionDialog({ onApply, ...form }: ChangeDialogProps) {
  const { options, nameOf: sectionName } = useSections();
  const [section, setSection] = useState('');
  const [isChecked, setChecked] = useState(false);
  const nameOf = (sectionId: string | null): string => (sectionId ? sectionName(sectionId) : texts.noSection);
  const chosen = section === PLAIN ? null : section;
  return (
    <ChangeForm
      {...form}
      title={texts.changeSection}
      preview={section ? { now: ({ sectionId }) => nameOf(sectionId), after: () => nameOf(chosen) } : null}
      onSubmit={() => {
        setChecked(true);
        if (section) onApply({ kind: 'section', sectionId: chosen });
      }}
    >
      <DeskSelectField
        label={texts.section}
        options={[['', texts.chooseOne], [PLAIN, texts.noSection], ...options]}
        value={section}
        error={isChecked && !section ? texts.chooseOne : undefined}
        onChoose={setSection}
      />
    </ChangeForm>
  );
}

const dialogs = { category: CategoryDialog, profile: ProfileChoiceDialog, section: SectionDialog };

/** [DASH-02] Asks which category, shipping profile or section many listings get. */
export function ChoiceDialog({ change, ...dialog }: ChangeDialogProps & { change: keyof typeof dialogs }) {
  const ChosenDialog = dialogs[change];
  return <ChosenDialog {...dialog} />;
}
