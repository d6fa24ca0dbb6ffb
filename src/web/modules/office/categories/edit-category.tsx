import { type FormEvent, useState } from 'react';
import { useSend } from '#web/platform/use-send.ts';
import { DeskDialog } from '#web/ui/desk/desk-dialog.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { nameOf, type OfficeCategory } from './office-category.ts';
import { type CategoryDraft, changeOf, draftOf, isEmpty, SAME_POSITION } from './category-draft.ts';
import { Concerns, isPlan, type Plan, PlanFields } from './plan-fields.tsx';
import * as texts from './category-texts.ts';

interface Props {
  /** The category that is edited; none for a new one. */
  category?: OfficeCategory;
  items: readonly OfficeCategory[];
  today: string;
  onClose: () => void;
}

interface FieldsProps extends Pick<Props, 'category' | 'items'> {
  draft: CategoryDraft;
  onChange: (change: Partial<CategoryDraft>) => void;
}

const goods = (Object.keys(texts.kinds) as OfficeCategory['goods'][]).map((kind) => [kind, texts.kinds[kind]] as const);

function CategoryTexts({ category, draft, onChange }: FieldsProps) {
  return (
    <>
      {!category && (
        <DeskField
          label={texts.slug}
          hint={texts.slugHint}
          maxLength={60}
          value={draft.slug}
          onChange={(event) => onChange({ slug: event.target.value })}
        />
      )}
      <DeskField
        label={texts.name}
        maxLength={60}
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <DeskField
        label={texts.nameDe}
        maxLength={60}
        value={draft.nameDe}
        onChange={(event) => onChange({ nameDe: event.target.value })}
      />
      <DeskField
        label={texts.sentence}
        hint={texts.sentenceHint}
        maxLength={200}
        value={draft.sentence}
        onChange={(event) => onChange({ sentence: event.target.value })}
      />
      <DeskField
        label={texts.sentenceDe}
        hint={texts.sentenceHint}
        maxLength={200}
        value={draft.sentenceDe}
        onChange={(event) => onChange({ sentenceDe: event.target.value })}
      />
      {category && category.parent === null && (
        <DeskField
          label={texts.cover}
          hint={texts.coverHint}
          maxLength={300}
          value={draft.cover}
          onChange={(event) => onChange({ cover: event.target.value })}
        />
      )}
    </>
  );
}

function Location({ category, items, draft, onChange }: FieldsProps) {
  const others = items.filter(({ slug }) => slug !== category?.slug);
  const tops = others.filter(({ parent }) => parent === null);
  const hasParts = others.some(({ parent }) => parent !== null && parent === category?.slug);
  const siblings = others.filter(({ parent }) => (parent ?? '') === draft.parent);
  return (
    <>
      {!hasParts && (
        <DeskSelectField
          label={texts.parent}
          options={[['', texts.none], ...tops.map((top) => [top.slug, nameOf(top)] as const)]}
          value={draft.parent}
          onChoose={(parent) => onChange({ parent, after: SAME_POSITION })}
        />
      )}
      <DeskSelectField
        label={texts.after}
        options={[
          [SAME_POSITION, texts.stays],
          ['', texts.first],
          ...siblings.map((one) => [one.slug, nameOf(one)] as const),
        ]}
        value={draft.after}
        onChoose={(after) => onChange({ after })}
      />
      <DeskSelectField
        label={texts.goods}
        options={goods}
        value={draft.goods}
        onChoose={(kind) => onChange({ goods: kind })}
      />
      <div className="setting-effect">
        <DeskCheckbox checked={draft.isPaused} hint={texts.pausedHint} onCheck={(isPaused) => onChange({ isPaused })}>
          {texts.paused}
        </DeskCheckbox>
      </div>
    </>
  );
}

/** [OFFICE-01] A new category, or another name, place, VAT or pause of one, from a day on. */
export function EditCategory({ category, items, today, onClose }: Props) {
  const [draft, setDraft] = useState(() => draftOf(category));
  const [plan, setPlan] = useState<Plan>({ since: today, reason: '' });
  const [wrong, setWrong] = useState('');
  const plans = useSend('office.planCategoryChange', 'office.listCategories', 'admin.listActs');
  const change = changeOf(draft, category);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isNamed = draft.name.trim() !== '' && draft.nameDe.trim() !== '' && draft.slug.trim() !== '';
    if (!isNamed || isEmpty(change) || !isPlan(plan)) return setWrong(texts.wrong);
    setWrong('');
    return plans.send(
      { change, ...plan },
      {
        onSuccess: () => {
          showToast(texts.saved, { type: 'success' });
          onClose();
        },
        onError: (problem) => setWrong(problem.message),
      },
    );
  };
  const heading = category ? texts.editTitle(nameOf(category)) : texts.add;
  const fields = {
    ...{ category, items, draft },
    onChange: (next: Partial<CategoryDraft>): void => setDraft({ ...draft, ...next }),
  };
  return (
    <DeskDialog label={heading} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <h2>{heading}</h2>
        <CategoryTexts {...fields} />
        <Location {...fields} />
        <PlanFields
          plan={plan}
          onPlan={(next) => setPlan({ ...plan, ...next })}
          today={today}
          error={wrong}
          isSending={plans.isSending}
          onClose={onClose}
        >
          {category && <Concerns slug={category.slug} />}
        </PlanFields>
      </form>
    </DeskDialog>
  );
}
