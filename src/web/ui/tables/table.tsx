import { type CSSProperties, Fragment, type ReactNode } from 'react';
import './table.css';

export interface Column<Row> {
  /** Names the column, and on a phone the value. Null where the column is only room at the edge. */
  head: string | null;
  /** The head is for those who do not see what stands under it: buttons, pictures. */
  isHeadHidden?: boolean;
  headClassName?: string | undefined;
  /** Stands for the head where it is more than its words: what the table is sorted by. */
  headContent?: ReactNode;
  sorted?: 'ascending' | 'descending' | undefined;
  /** Names the value on a phone, where the head is too long for it. */
  short?: string;
  /** Names its row. */
  isRowHead?: boolean;
  /** Pixels. */
  width?: number;
  className?: string | undefined;
  style?: CSSProperties;
  cell: (row: Row) => ReactNode;
}

export interface TableProps<Row> {
  /** What the table shows, for those who hear it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Stands under a row, as wide as the table. */
  detailOf?: (row: Row) => ReactNode;
  rowProps?: (row: Row) => { id?: string; className?: string | undefined };
  className?: string;
}

const Head = <Row,>({
  column: { head, isHeadHidden, headClassName, headContent, sorted, width },
}: {
  column: Column<Row>;
}) =>
  head === null ? (
    <th className={headClassName} style={{ width }} aria-hidden="true" />
  ) : (
    <th scope="col" className={headClassName} style={{ width }} aria-sort={sorted}>
      {isHeadHidden ? <span className="visually-hidden">{head}</span> : (headContent ?? head)}
    </th>
  );

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { head, isHeadHidden, short, isRowHead, className, style, cell } = column;
  if (isRowHead)
    return (
      <th scope="row" className={className} style={style}>
        {cell(row)}
      </th>
    );
  return (
    <td
      className={className}
      style={style}
      data-label={isHeadHidden ? undefined : (short ?? head ?? undefined)}
      aria-hidden={head === null || undefined}
    >
      {cell(row)}
    </td>
  );
}

/** Rows under named columns. The close density's is `DeskTable`. */
export const Table = <Row,>({ caption, columns, rows, keyOf, detailOf, rowProps, className }: TableProps<Row>) => (
  <table className={className}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {columns.map((column, index) => (
          <Head key={index} column={column} />
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => {
        const detail = detailOf?.(row);
        return (
          <Fragment key={keyOf(row)}>
            <tr {...rowProps?.(row)}>
              {columns.map((column, index) => (
                <Cell key={index} column={column} row={row} />
              ))}
            </tr>
            {detail && (
              <tr>
                <td colSpan={columns.length} className="d-detail">
                  {detail}
                </td>
              </tr>
            )}
          </Fragment>
        );
      })}
    </tbody>
  </table>
);
