import { type FormEvent, useState } from 'react';
import { hrefTo } from '#domain/addresses.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskDialog } from '#web/ui/desk/desk-dialog.tsx';
import { DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { nameOf, type OfficeCategory } from './office-category.ts';
import { Concerns, isPlan, type Plan, PlanFields } from './plan-fields.tsx';
import * as texts from './category-texts.ts';

interface Props {
  category: OfficeCategory;
  items: readonly OfficeCategory[];
  today: string;
  onClose: () => void;
}

/** `Ceramics › Vases`. */
function pathOf(items: readonly OfficeCategory[], category: OfficeCategory): string {
  const above = items.find(({ slug }) => slug === category.parent);
  return above ? `${nameOf(above)} › ${nameOf(category)}` : nameOf(category);
}

/** [OFFICE-01] All pieces of a category go to another one, in portions, and its address leads there. */
export function MergeCategory({ category, items, today, onClose }: Props) {
  const [into, setInto] = useState('');
  const [plan, setPlan] = useState<Plan>({ since: today, reason: '' });
  const [wrong, setWrong] = useState('');
  const change = useSend('office.planCategoryChange', 'office.listCategories', 'admin.listActs');
  const others = items.filter(({ slug, isPaused }) => slug !== category.slug && !isPaused);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (into === '' || !isPlan(plan)) return setWrong(texts.wrongMerge);
    setWrong('');
    return change.send(
      { change: { kind: 'merge', slug: category.slug, into }, ...plan },
      {
        onSuccess: () => {
          showToast(texts.saved, { type: 'success' });
          onClose();
        },
        onError: (problem) => setWrong(problem.message),
      },
    );
  };
  const heading = texts.mergeTitle(nameOf(category));
  return (
    <DeskDialog label={heading} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <h2>{heading}</h2>
        <DeskSelectField
          label={texts.into}
          options={[['', texts.choose], ...others.map((other) => [other.slug, pathOf(items, other)] as const)]}
          value={into}
          onChoose={setInto}
        />
        <PlanFields
          plan={plan}
          onPlan={(next) => setPlan({ ...plan, ...next })}
          today={today}
          error={wrong}
          isSending={change.isSending}
          onClose={onClose}
        >
          <Concerns slug={category.slug}>{texts.mergeEffect(hrefTo('category', { slug: category.slug }))}</Concerns>
        </PlanFields>
      </form>
    </DeskDialog>
  );
}
