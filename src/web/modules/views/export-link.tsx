import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { exportTable } from './view-texts.ts';

/** What a table is narrowed by; what is not said of it, or empty, narrows nothing. */
type Filter = Record<string, string | number | boolean | null | undefined>;

/** The file of what the filter of a table leaves. */
const exportHref = (list: string, filter: Filter): string => {
  const search = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ).toString();
  return `/exports/${list}${search && `?${search}`}`;
};

interface Props {
  list: string;
  filter: Filter;
  /** What it saves, where the page has another table. */
  hiddenLabel?: string;
}

/** [UX-86] Saves a table as its filter leaves it. */
export const ExportLink = ({ list, filter, hiddenLabel }: Props) => (
  <DeskButtonLink href={exportHref(list, filter)} download>
    {exportTable}
    {hiddenLabel && <span className="visually-hidden"> {hiddenLabel}</span>}
  </DeskButtonLink>
);
