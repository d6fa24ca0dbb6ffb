import type { Category } from '#domain/listings/home.ts';
import { MAX_TITLE } from '#domain/listings/model.ts';
import { useCall } from '#web/platform/use-call.ts';
import { type FieldsProps, FormLine } from './form-line.tsx';

const CategoryOptions = ({ categories }: { categories: Category[] }) =>
  categories.map((top) => (
    <optgroup key={top.slug} label={top.name}>
      <option value={top.slug}>{top.name}</option>
      {top.children.map((child) => (
        <option key={child.slug} value={child.slug}>
          {top.name} › {child.name}
        </option>
      ))}
    </optgroup>
  ));

export function WordFields({ draft, errors, onChange }: FieldsProps) {
  const { data } = useCall('listings.listCategories');
  return (
    <>
      <FormLine id="title" label="Title" note={`${draft.title.length} of ${MAX_TITLE}`} errors={errors}>
        {(field) => (
          <input
            {...field}
            value={draft.title}
            maxLength={MAX_TITLE}
            placeholder="Two-tone stoneware mug, hand-dipped, 250 ml"
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </FormLine>
      <FormLine
        id="story"
        label="Story"
        note="Optional"
        hint="How it is made, what it feels like, what makes each one different."
        errors={errors}
      >
        {(field) => (
          <textarea
            {...field}
            rows={6}
            maxLength={10_000}
            value={draft.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </FormLine>
      <div className="d-r2">
        <FormLine id="category" label="Category" errors={errors}>
          {(field) => (
            <select {...field} value={draft.category} onChange={(event) => onChange({ category: event.target.value })}>
              <option value="">Choose…</option>
              <CategoryOptions categories={data?.categories ?? []} />
            </select>
          )}
        </FormLine>
        <FormLine id="materials" label="Materials" note="Optional" errors={errors}>
          {(field) => (
            <input
              {...field}
              value={draft.materials}
              placeholder="Stoneware, tin-free glaze"
              onChange={(event) => onChange({ materials: event.target.value })}
            />
          )}
        </FormLine>
      </div>
    </>
  );
}
