import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import type { DraftErrors } from './check-listing-draft.ts';
import * as texts from './texts/form-texts.ts';

const parts: { id: keyof typeof texts.parts; fields: RegExp }[] = [
  { id: 'photos', fields: /^photos/ },
  { id: 'words', fields: /^(title|story|category|materials)/ },
  { id: 'options', fields: /^(option|variant|low-stock)/ },
  { id: 'personal', fields: /^personal/ },
  { id: 'making', fields: /^(kind|processing)/ },
  { id: 'post', fields: /^(weight|hs-code|shipping|height|width|depth|size|care)/ },
  { id: 'found', fields: /^(tags|colours|compare)/ },
];

/** Where on the page a field stands. */
export const partOf = (field: string): string => parts.find((part) => part.fields.test(field))?.id ?? 'words';

/** [UX-87] The parts of the page; those with a mistake are marked. */
export function SectionNav({ errors }: { errors: DraftErrors }) {
  const wrong = new Set([...errors.keys()].map(partOf));
  return (
    <nav className="d-snav" aria-label={texts.sections}>
      {parts.map((part) => (
        <a key={part.id} href={`#${part.id}`}>
          {texts.parts[part.id]}
          {wrong.has(part.id) && (
            <span className="d-section-warn">
              <DeskIcon name="critical" small />
              <span className="visually-hidden">{texts.needsYou}</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
