import { firstSign } from '../core/visible-text.ts';
/** Whatever is known of a person, in both spellings that sources use. */
export interface NamedPerson {
  uid?: string | null;
  id?: string | null;
  email?: string | null;
  displayName?: string | null;
  display_name?: string | null;
  username?: string | null;
  user_name?: string | null;
  name?: string | null;
  originalDisplayName?: string | null;
  original_display_name?: string | null;
  firstName?: string | null;
  first_name?: string | null;
  lastName?: string | null;
  last_name?: string | null;
}

const filled = (...values: (string | null | undefined)[]): string =>
  values.find((value) => value?.trim())?.trim() ?? '';

const firstName = (person: NamedPerson): string => filled(person.firstName, person.first_name);
const lastName = (person: NamedPerson): string => filled(person.lastName, person.last_name);

/** [ACC-11] The name to show, from the best source that is filled down to `User`. */
export function presentationName(person: NamedPerson): string {
  const id = filled(person.uid, person.id);
  return filled(
    person.displayName,
    person.display_name,
    person.username,
    person.user_name,
    person.name,
    person.originalDisplayName,
    person.original_display_name,
    `${firstName(person)} ${lastName(person)}`,
    person.email?.split('@')[0],
    id && `User ${id.slice(-8)}`,
    'User',
  );
}

const firstLetter = (word: string): string => firstSign(word).toLocaleUpperCase('en');

/** [ACC-12] Initials: of first and last name; else of the first two words of the name; else its first letter; else `U`. */
export function initials(person: NamedPerson): string {
  const first = firstName(person);
  const last = lastName(person);
  if (first && last) return firstLetter(first) + firstLetter(last);
  const terms = filled(person.displayName, person.display_name).split(/\s+/).filter(Boolean);
  return terms.slice(0, 2).map(firstLetter).join('') || 'U';
}
