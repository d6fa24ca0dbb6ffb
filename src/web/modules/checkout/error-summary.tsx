import { useEffect, useRef } from 'react';
import { type DraftErrors, type DraftField, fieldNames } from './check-draft.ts';
import './error-summary.css';

/** [UX-53] What has to be put right, on top, with links into the fields. */
export function ErrorSummary({ errors, title }: { errors: DraftErrors; title: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="summary-error" ref={box} tabIndex={-1} role="alert">
      <h2>{title}</h2>
      <ul>
        {(Object.entries(errors) as [DraftField, string][]).map(([field, text]) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {fieldNames[field]}: {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
