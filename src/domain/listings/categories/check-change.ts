import { fail, ok, type Result } from '../../core/result.ts';

/** What of the tree a change is checked against. */
export interface TreeCategory {
  slug: string;
  parent: string | null;
  name: string;
  nameDe: string;
  isPaused: boolean;
}

/** What an administrator sets of a category; what is left out stays as it is. */
interface CategoryFields {
  name?: string | undefined;
  nameDe?: string | undefined;
  sentence?: string | undefined;
  sentenceDe?: string | undefined;
  cover?: string | undefined;
  parent?: string | null | undefined;
  /** Which of its siblings it follows; null puts it first. */
  after?: string | null | undefined;
  goods?: 'standard' | 'books' | 'children_clothes' | undefined;
  isPaused?: boolean | undefined;
}

export type CategoryChange =
  | { kind: 'add'; slug: string; fields: CategoryFields & { name: string; nameDe: string } }
  | { kind: 'edit'; slug: string; fields: CategoryFields }
  | { kind: 'merge'; slug: string; into: string };

type ChangeProblem = {
  code:
    | 'office/unknown-category'
    | 'office/category-there'
    | 'office/category-parent'
    | 'office/category-name-taken'
    | 'office/category-has-parts'
    | 'office/category-into';
};
const no = (code: ChangeProblem['code']): Result<never, ChangeProblem> => fail({ code });

/** The tree has two levels: a parent is a top category, and what has parts has no parent. */
function parentFits(tree: readonly TreeCategory[], slug: string, parent: string): boolean {
  const above = tree.find((one) => one.slug === parent);
  return above !== undefined && above.parent === null && parent !== slug && !tree.some((one) => one.parent === slug);
}

const isSame = (one: string | undefined, other: string): boolean => one?.toLowerCase() === other.toLowerCase();

function checkFields(tree: readonly TreeCategory[], slug: string, fields: CategoryFields): Result<true, ChangeProblem> {
  const before = tree.find((one) => one.slug === slug);
  const parent = fields.parent === undefined ? (before?.parent ?? null) : fields.parent;
  if (parent !== null && !parentFits(tree, slug, parent)) return no('office/category-parent');
  const siblings = tree.filter((one) => one.slug !== slug && one.parent === parent);
  if (fields.after && !siblings.some((one) => one.slug === fields.after)) return no('office/category-parent');
  const name = fields.name ?? before?.name;
  const nameDe = fields.nameDe ?? before?.nameDe;
  return siblings.some((one) => isSame(name, one.name) || isSame(nameDe, one.nameDe))
    ? no('office/category-name-taken')
    : ok(true);
}

/** [OFFICE-01] Whether a change of categories fits the tree; asked when it is planned, and again on its day. */
export function checkCategoryChange(
  tree: readonly TreeCategory[],
  redirects: readonly string[],
  change: CategoryChange,
): Result<true, ChangeProblem> {
  const { kind, slug } = change;
  const isThere = tree.some((one) => one.slug === slug);
  if (kind === 'add')
    return isThere || redirects.includes(slug) ? no('office/category-there') : checkFields(tree, slug, change.fields);
  if (!isThere) return no('office/unknown-category');
  if (kind === 'edit') return checkFields(tree, slug, change.fields);
  // What has parts cannot vanish: they are merged or moved first.
  if (tree.some((one) => one.parent === slug)) return no('office/category-has-parts');
  const into = tree.find((one) => one.slug === change.into);
  return !into || into.slug === slug || into.isPaused ? no('office/category-into') : ok(true);
}
