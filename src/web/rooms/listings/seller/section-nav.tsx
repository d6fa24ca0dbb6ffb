import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import type { DraftErrors } from './check-listing-draft.ts';

const parts: { id: string; name: string; fields: RegExp }[] = [
  { id: 'photos', name: 'Photos', fields: /^photos/ },
  { id: 'words', name: 'Title and story', fields: /^(title|story|category|materials)/ },
  { id: 'options', name: 'Options and stock', fields: /^(option|variant)/ },
  { id: 'personal', name: 'Personalisation', fields: /^personal/ },
  { id: 'making', name: 'Making time', fields: /^(kind|processing)/ },
  { id: 'post', name: 'Postage', fields: /^(weight|shipping|height|width|depth|size|care)/ },
  { id: 'found', name: 'Being found', fields: /^(tags|colours|compare)/ },
];

/** Where on the page a field stands. */
export const partOf = (field: string): string => parts.find((part) => part.fields.test(field))?.id ?? 'words';

/** [UX-87] The parts of the page; those with a mistake are marked. */
export function SectionNav({ errors }: { errors: DraftErrors }) {
  const wrong = new Set([...errors.keys()].map(partOf));
  return (
    <nav className="d-snav" aria-label="Sections of this listing">
      {parts.map((part) => (
        <a key={part.id} href={`#${part.id}`}>
          {part.name}
          {wrong.has(part.id) && (
            <span className="d-section-warn">
              <DeskIcon name="critical" small />
              <span className="visually-hidden">needs you</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
