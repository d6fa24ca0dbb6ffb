import { compareTexts } from '#domain/accounts/policies/policy-blocks.ts';
import type { OfficePolicy } from '#domain/office/privacy/policies-contract.ts';
import { PolicyBlocks } from '#web/modules/accounts/policies/policy-blocks-view.tsx';
import { formatDate } from '#web/platform/languages/formats.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import * as texts from './policy-office-texts.ts';
import { typedOf } from './use-policy-draft.ts';

interface Newer {
  /** What one began with, and what is saved now. */
  base: OfficePolicy;
  policy: OfficePolicy;
  onTheirs: () => void;
  onMine: () => void;
}

const areas = [
  ['textEn', 'en'],
  ['textDe', 'de'],
] as const;
const lines = ['changedEn', 'changedDe', 'holdsFrom'] as const;

/** [OFFICE-01] What somebody else changed in the draft, before one decides whose text stays. */
export function NewerDraft({ base, policy, onTheirs, onMine }: Newer) {
  const [was, is] = [typedOf(base), typedOf(policy)];
  const changedLines = lines.filter((name) => was[name] !== is[name]);
  return (
    <section className="d-frame d-pad" aria-label={texts.newer.title}>
      <h3>{texts.newer.title}</h3>
      {!policy.draft && <p>{texts.newer.gone}</p>}
      {areas
        .filter(([name]) => was[name] !== is[name])
        .map(([name, language]) => (
          <div key={name} lang={language}>
            <h4>{texts.fields[name]}</h4>
            <PolicyBlocks blocks={compareTexts(was[name], is[name]).filter(({ change }) => change !== 'same')} />
          </div>
        ))}
      {(changedLines.length > 0 || was.isMaterial !== is.isMaterial) && (
        <dl className="d-facts">
          {changedLines.map((name) => (
            <div key={name}>
              <dt>{texts.fields[name]}</dt>
              <dd>{name === 'holdsFrom' ? formatDate(new Date(`${is[name]}T12:00:00Z`)) : is[name]}</dd>
            </div>
          ))}
          {was.isMaterial !== is.isMaterial && (
            <div>
              <dt>{texts.newer.asks}</dt>
              <dd>{is.isMaterial ? texts.newer.yes : texts.newer.no}</dd>
            </div>
          )}
        </dl>
      )}
      <p className="d-after">
        <DeskButton onClick={onTheirs}>{texts.newer.takeTheirs}</DeskButton>{' '}
        <DeskButton onClick={onMine}>{texts.newer.keepMine}</DeskButton>
      </p>
    </section>
  );
}
