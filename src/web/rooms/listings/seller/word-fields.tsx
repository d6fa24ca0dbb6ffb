import type { Category } from '#domain/listings/home.ts';
import { MAX_TITLE } from '#domain/listings/model.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskAreaField, DeskField, DeskSelectField, type OptionGroup } from '#web/ui/desk/desk-field.tsx';
import type { FieldsProps } from './check-listing-draft.ts';

const groupOf = ({ slug, name, children }: Category): OptionGroup<string> => ({
  group: name,
  options: [[slug, name], ...children.map((child) => [child.slug, `${name} › ${child.name}`] as const)],
});

export function WordFields({ draft, errors, onChange }: FieldsProps) {
  const { data } = useCall('listings.listCategories');
  return (
    <>
      <DeskField
        id="title"
        label="Title"
        note={`${draft.title.length} of ${MAX_TITLE}`}
        error={errors.get('title')}
        value={draft.title}
        maxLength={MAX_TITLE}
        placeholder="Two-tone stoneware mug, hand-dipped, 250 ml"
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <DeskAreaField
        id="story"
        label="Story"
        note="Optional"
        hint="How it is made, what it feels like, what makes each one different."
        error={errors.get('story')}
        rows={6}
        maxLength={10_000}
        value={draft.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <div className="d-r2">
        <DeskSelectField
          id="category"
          label="Category"
          error={errors.get('category')}
          options={[['', 'Choose…'], ...(data?.categories ?? []).map(groupOf)]}
          value={draft.category}
          onChoose={(category) => onChange({ category })}
        />
        <DeskField
          id="materials"
          label="Materials"
          note="Optional"
          error={errors.get('materials')}
          value={draft.materials}
          placeholder="Stoneware, tin-free glaze"
          onChange={(event) => onChange({ materials: event.target.value })}
        />
      </div>
    </>
  );
}
