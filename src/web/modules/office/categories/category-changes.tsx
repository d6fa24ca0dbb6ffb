import { officeProblemTexts } from '#domain/office/problem-texts.ts';
import { timeText } from '#web/modules/admin/time-text.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { formatDay } from '#web/platform/languages/formats.ts';
import { sentenceOf } from '#web/platform/languages/language.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { nameOf } from './office-category.ts';
import * as texts from './category-texts.ts';
import '../settings/settings.css';

type Categories = CallOutput<'office.listCategories'>;
type Change = Categories['changes'][number];

function whatText({ change }: Change, named: (slug: string) => string): string {
  const which = named(change.slug);
  return change.kind === 'merge' ? texts.what.merge(which, named(change.into)) : texts.what[change.kind](which);
}

/** What was in the way on its day. */
const whyText = ({ problem }: Change): string =>
  problem in officeProblemTexts
    ? sentenceOf(officeProblemTexts, { code: problem as keyof typeof officeProblemTexts })
    : texts.noReason;

interface Props extends Pick<Categories, 'changes' | 'items'> {
  mayEdit: boolean;
}

const CHANGES = 'category-changes';
export const focusChanges = (): void => document.getElementById(CHANGES)?.focus();

/** What is planned, under way and done, the newest first; what is planned can be taken back. */
export function CategoryChanges({ changes, items, mayEdit }: Props) {
  const withdraw = useSend('office.withdrawCategoryChange', 'office.listCategories', 'admin.listActs');
  const named = (slug: string): string => {
    const category = items.find((one) => one.slug === slug);
    return category ? nameOf(category) : slug;
  };
  const cancelChange = (id: string): void =>
    withdraw.send(
      { id, reason: texts.takeBackReason },
      { onSuccess: () => showToast(texts.isTakenBack, { type: 'success' }) },
    );
  return (
    <section id={CHANGES} tabIndex={-1} className="d-part" aria-label={texts.changes}>
      <DeskSection title={texts.changes} />
      {withdraw.problem && <DeskError role="alert">{withdraw.problem.message}</DeskError>}
      {changes.length === 0 && <p className="d-hint">{texts.never}</p>}
      <ul className="setting-history">
        {changes.map((change) => (
          <li key={change.id}>
            <b>{whatText(change, named)}</b>
            {mayEdit && change.state === 'planned' && (
              <DeskButton kind="quiet" isSmall disabled={withdraw.isSending} onClick={() => cancelChange(change.id)}>
                {texts.takeBack}
              </DeskButton>
            )}
            <span>
              {texts.states[change.state](formatDay(new Date(`${change.since}T12:00:00Z`)))}
              {change.moved > 0 && `, ${texts.moved(change.moved)}`}
            </span>
            {change.state === 'failed' && <span>{whyText(change)}</span>}
            <span>
              {texts.setBy(change.by, timeText(change.at))}
              <q>{change.reason}</q>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
