import type { ReactNode } from 'react';
import type { Picture as PictureFacts } from '#domain/core/pictures/picture.ts';
import { Link } from '../link.tsx';
import { PageTitle } from '../page-title.tsx';
import { DeskButton } from './desk-button.tsx';
import { DeskIcon } from './desk-icon.tsx';
import './desk-parts.css';
import './desk-list.css';
import './desk-marks.css';
import * as texts from './texts.ts';
import { DeskSkeleton } from './desk-skeleton.tsx';

interface HeadProps {
  title: string;
  /** Where the record belongs: its list. */
  crumb?: { label: string; href: string };
  cap?: string;
  sub?: ReactNode;
  children?: ReactNode;
}

/** The head of a desk's page: what it is, one line of facts, the acts at the right. */
export function DeskHead({ title, crumb, cap, sub, children }: HeadProps) {
  return (
    <div className="d-page-head-text">
      <div>
        {cap && <span className="d-cap">{cap}</span>}
        {crumb && (
          <p className="d-crumb">
            <Link href={crumb.href}>{crumb.label}</Link> <DeskIcon name="right" small />
          </p>
        )}
        <PageTitle title={title}>
          {title.split(/(AM-\d{4}-\d+)/).map((part) =>
            part.startsWith('AM-') ? (
              <span key={part} className="one-line">
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </PageTitle>
        {sub && <p className="d-sub">{sub}</p>}
      </div>
      {children && <div className="d-acts">{children}</div>}
    </div>
  );
}

/** A page of a desk whose code is on its way. */
export const DeskWaiting = () => (
  <main id="main" className="d-main" aria-busy="true">
    <DeskSkeleton width={240} height={30} />
  </main>
);

/** A ruled heading: 2 px of ink, a quiet note, at most one link. */
export function DeskSection({
  title,
  note,
  link,
  id,
  children,
}: {
  title: string;
  note?: ReactNode;
  link?: { label: string; href: string };
  id?: string;
  /** Buttons at the right. */
  children?: ReactNode;
}) {
  return (
    <div className="d-section-head" id={id}>
      <h2>{title}</h2>
      {note && <p>{note}</p>}
      <span className="d-spacer" />
      {link && (
        <Link className="d-link d-small" href={link.href}>
          {link.label}
        </Link>
      )}
      {children}
    </div>
  );
}

/** A small square picture of a piece. */
export const Thumb = ({ picture, size = 40 }: { picture: PictureFacts | null | undefined; size?: number }) =>
  picture ? (
    <img
      className="d-thumb"
      src={`/pictures/${picture.id}/320.webp`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      style={{
        width: size,
        height: size,
        background: picture.colour,
        objectPosition: `${picture.focusX * 100}% ${picture.focusY * 100}%`,
      }}
    />
  ) : (
    <span className="d-thumb" style={{ width: size, height: size }} aria-hidden="true" />
  );

const skeleton = [96, 148, 112, 170, 126];

/** The rows of a table while they load: the same height. */
export const TableSkeleton = ({ columns, label }: { columns: number; label: string }) => (
  <div className="d-frame d-frame--loading" role="status" aria-label={label}>
    <table className="d-idx" aria-hidden="true">
      <tbody>
        {skeleton.map((width) => (
          <tr key={width}>
            {Array.from({ length: columns }, (_, index) => (
              <td key={index}>
                <DeskSkeleton width={index === 1 ? width : 72} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const art = {
  wheel:
    'M20 40h56M26 40v4h44v-4M48 44v16M30 60h36M36 66h24M24 60a24 4 0 0 0 48 0M38 40c-5-6-6-12-3-17 1.5-3 1-5 0-7h26c-1 2-1.500 4 0 7 3 5 2 11-3 17M35 16a13 2.500 0 0 0 26 0 13 2.500 0 0 0-26 0',
  needle: 'M16 58 70 12c2-1.700 5 .6 3.500 3L20 60zM66 15.500l4.500 3.500M69 17c10-8 20 2 14 12S60 38 62 48s18 8 18 16',
};

/** Nothing here: why, and the first act. */
export function DeskEmpty({
  title,
  draw = 'wheel',
  children,
  actions,
}: {
  title: string;
  draw?: keyof typeof art;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className="d-frame d-pad">
      <div className="d-empty">
        <svg className="d-art" viewBox="0 0 96 72" aria-hidden="true">
          <path d={art[draw]} />
        </svg>
        <b className="d-empty-title">{title}</b>
        <p className="d-t2">{children}</p>
        {actions && <div className="d-acts d-empty-acts">{actions}</div>}
      </div>
    </div>
  );
}

/** What failed, what is safe, retry, id. */
export function DeskFailed({
  what,
  safe,
  problem,
  retry,
}: {
  what: string;
  safe: string;
  problem: { message: string; requestId?: string | undefined };
  retry: () => void;
}) {
  return (
    <div className="d-frame d-pad" role="alert">
      <div className="d-empty">
        <span className="d-prio d-critical">
          <DeskIcon name="critical" />
          {texts.unread(what)}
        </span>
        <b className="d-empty-title">{safe}</b>
        <p className="d-t2">{problem.message}</p>
        <div className="d-acts d-empty-acts">
          <DeskButton kind="primary" isAlwaysShown onClick={retry}>
            {texts.tryAgain}
          </DeskButton>
        </div>
        {problem.requestId && <small className="d-code">{texts.errorId(problem.requestId.slice(-8))}</small>}
      </div>
    </div>
  );
}
