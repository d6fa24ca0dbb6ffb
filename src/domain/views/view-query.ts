/** Most views of one list, of all lists of a person, and letters of a view's name and state. */
export const MAX_VIEWS = 20;
export const MAX_VIEWS_OF_PERSON = 300;
export const MAX_VIEW_NAME = 40;
export const MAX_VIEW_QUERY = 1000;

/** A list by its name: whose table, and its section. */
export type ListName = `${'seller' | 'admin'}.${string}`;

const part = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
};

/** [UX-86] The state of a table as it is compared and saved: its parameters by name, without those that are empty. */
export function viewQuery(search: string): string {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s).map(part);
      return name && value ? `${encodeURIComponent(name)}=${encodeURIComponent(value)}` : '';
    });
  return pairs
    .filter((pair) => pair !== '')
    .toSorted()
    .join('&');
}
