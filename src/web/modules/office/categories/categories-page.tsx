import { useState } from 'react';
import { hrefTo } from '#domain/addresses.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { formatDay, formatNumber } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { Pill } from '#web/ui/desk/pill.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskMenu } from '#web/ui/desk/desk-menu.tsx';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import { EditCategory } from './edit-category.tsx';
import { CategoryChanges, focusChanges } from './category-changes.tsx';
import { nameOf, type OfficeCategory } from './office-category.ts';
import { MergeCategory } from './merge-category.tsx';
import * as texts from './category-texts.ts';
import '../office.css';
import './categories.css';

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'merge'; slug: string };

function State({ category: { isPaused, planned } }: { category: OfficeCategory }) {
  return (
    <span className="d-two">
      {isPaused ? <Pill tone="warn">{texts.isPaused}</Pill> : <Pill tone="ok">{texts.isOpen}</Pill>}
      {planned && <small>{texts.states[planned.state](formatDay(new Date(`${planned.since}T12:00:00Z`)))}</small>}
    </span>
  );
}

const columns: DeskColumn<OfficeCategory>[] = [
  {
    head: texts.heads.category,
    cell: (category) => (
      <span className={`d-two ${category.parent ? 'category-part' : ''}`}>
        <b>{nameOf(category)}</b>
        {nameOf(category) === category.name ? (
          <small lang="de">{category.nameDe}</small>
        ) : (
          <small lang="en">{category.name}</small>
        )}
      </span>
    ),
  },
  {
    head: texts.heads.address,
    cell: ({ slug, formerly }) => (
      <span className="d-two">
        <span className="d-code d-code--breaks">{slug}</span>
        {formerly.length > 0 && <small>{texts.formerly(formerly.join(', '))}</small>}
      </span>
    ),
  },
  { head: texts.heads.goods, cell: ({ goods }) => texts.kinds[goods] },
  {
    head: texts.heads.forSale,
    isNumber: true,
    cell: ({ slug, forSale }) => <Link href={hrefTo('category', { slug })}>{formatNumber(forSale)}</Link>,
  },
  { head: texts.heads.state, cell: (category) => <State category={category} /> },
];

/** The tree as a list: each main category, then its parts. */
const inOrder = (items: readonly OfficeCategory[]): OfficeCategory[] =>
  items
    .filter(({ parent }) => parent === null)
    .flatMap((top) => [top, ...items.filter(({ parent }) => parent === top.slug)]);

/** [OFFICE-01] Categories by form: names, place, VAT, pauses and merges, each from a day on. */
export function CategoriesPage() {
  const call = useCall('office.listCategories');
  const mayEdit = hasPermission(useAdmin(), 'settings.edit');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const items = call.data?.items;
  const chosen = dialog && dialog.kind !== 'add' ? items?.find(({ slug }) => slug === dialog.slug) : undefined;
  const menu: DeskColumn<OfficeCategory> = {
    head: texts.actions,
    isHeadHidden: true,
    cell: ({ slug, name, nameDe, planned }) => (
      <DeskMenu
        label={texts.actionsOf(nameOf({ name, nameDe }))}
        icon="dots"
        items={
          planned
            ? [{ key: 'planned', icon: 'cal', label: texts.seePlanned, onChoose: focusChanges }]
            : [
                { key: 'edit', icon: 'edit', label: texts.edit, onChoose: () => setDialog({ kind: 'edit', slug }) },
                { key: 'merge', icon: 'ret', label: texts.merge, onChoose: () => setDialog({ kind: 'merge', slug }) },
              ]
        }
      />
    ),
  };
  const close = (): void => setDialog(null);
  const tree = { items: items ?? [], today: call.data?.today ?? '', onClose: close };
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub}>
        {mayEdit && items && (
          <DeskButton kind="primary" icon="plus" isAlwaysShown onClick={() => setDialog({ kind: 'add' })}>
            {texts.add}
          </DeskButton>
        )}
      </DeskHead>
      {!mayEdit && <p className="d-hint">{texts.readOnly}</p>}
      <DeskTable
        caption={texts.title}
        columns={mayEdit ? [...columns, menu] : columns}
        rows={items && inOrder(items)}
        keyOf={({ slug }) => slug}
        unread={{ call, what: texts.theCategories, safe: texts.nothingChanged }}
      />
      {call.data && <CategoryChanges changes={call.data.changes} items={call.data.items} mayEdit={mayEdit} />}
      {dialog?.kind === 'add' && <EditCategory {...tree} />}
      {dialog?.kind === 'edit' && chosen && <EditCategory {...tree} category={chosen} />}
      {dialog?.kind === 'merge' && chosen && <MergeCategory {...tree} category={chosen} />}
    </main>
  );
}
