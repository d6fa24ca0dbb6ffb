import type { ReactNode } from 'react';
import { explainRefusal } from '#domain/core/permissions/checks.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import type { ApiProblem } from '#web/platform/api-problem.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskFailed, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { roleNames } from '../role-names.ts';
import * as texts from './texts/record-texts.ts';
import { DeskSkeleton } from '#web/ui/desk/desk-skeleton.tsx';
import '#web/ui/desk/records.css';

export type Fact = readonly [name: string, value: ReactNode];

/** The left side of a record: what it is, then its figures. */
export const RecordFacts = ({ facts, sums }: { facts: readonly Fact[]; sums: readonly Fact[] }) => (
  <aside aria-label={texts.factsAndFigures}>
    <DeskSection title={texts.facts} />
    <dl className="d-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <div className="d-part">
      <DeskSection title={texts.figures} />
    </div>
    <dl className="d-sum">
      {sums.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </aside>
);

export const Code = ({ children }: { children: string }) => <span className="d-code d-code--breaks">{children}</span>;

/** [UX-95, ADM-13] An act that one may not do is named with who may. */
export const Missing = ({ what, permission }: { what: string; permission: Permission }) => (
  <p className="d-small d-t3 d-aside-note">
    {texts.needs(what)}
    <span className="d-code">{permission}</span>
    {texts.rolesWith(explainRefusal(permission, roleNames).roles.join(', '))}
  </p>
);

interface AwayProps {
  error: ApiProblem | null;
  retry: () => void;
  crumb: { label: string; href: string };
  /** The kind of record: `User`. */
  title: string;
  none: { head: string; title: string; why: string; back: string };
}

/** A record that is not there yet, not there at all, or could not be read. */
export function RecordAway({ error, retry, crumb, title, none }: AwayProps) {
  const content = () => {
    if (error?.status === 404)
      return (
        <DeskEmpty
          title={none.title}
          draw="needle"
          actions={
            <DeskButtonLink isAlwaysShown href={crumb.href}>
              {none.back}
            </DeskButtonLink>
          }
        >
          {none.why}
        </DeskEmpty>
      );
    if (error) return <DeskFailed what={texts.theRecord} safe={texts.nothingChanged} problem={error} retry={retry} />;
    return <DeskSkeleton height={320} role="status" aria-label={texts.loading} />;
  };
  return (
    <main id="main" className="d-main" aria-busy={!error}>
      <DeskHead title={error?.status === 404 ? none.head : title} crumb={crumb} />
      {content()}
    </main>
  );
}
