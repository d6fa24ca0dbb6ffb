import { MAX_TITLE } from '#domain/listings/model.ts';
import { DeskAreaField, DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import type { FieldsProps } from './check-listing-draft.ts';
import { useCategories } from './use-categories.ts';
import { useSections } from './sections-page/use-sections.ts';
import * as texts from './texts/field-texts.ts';

export function WordFields({ draft, errors, onChange }: FieldsProps) {
  const { groups } = useCategories(draft.category);
  const { options } = useSections();
  return (
    <>
      <DeskField
        id="title"
        label={texts.title}
        note={texts.counted(draft.title.length, MAX_TITLE)}
        error={errors.get('title')}
        value={draft.title}
        maxLength={MAX_TITLE}
        placeholder={texts.titleExample}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <DeskAreaField
        id="story"
        label={texts.story}
        note={texts.optional}
        hint={texts.storyHint}
        error={errors.get('story')}
        rows={6}
        maxLength={10_000}
        value={draft.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <div className="d-r2">
        <DeskSelectField
          id="category"
          label={texts.category}
          error={errors.get('category')}
          options={[['', texts.choose], ...groups]}
          value={draft.category}
          onChoose={(category) => onChange({ category })}
        />
        {options.length > 0 && (
          <DeskSelectField
            id="section"
            label={texts.section}
            note={texts.optional}
            options={[['', texts.noSection], ...options]}
            value={draft.section ?? ''}
            onChoose={(section) => onChange({ section })}
          />
        )}
        <DeskField
          id="materials"
          label={texts.materials}
          note={texts.optional}
          error={errors.get('materials')}
          value={draft.materials}
          placeholder={texts.materialsExample}
          onChange={(event) => onChange({ materials: event.target.value })}
        />
      </div>
    </>
  );
}
