import { Fragment, type ReactNode } from 'react';
import type { Block } from '#domain/support/article.ts';
import { SupportAddress } from '#web/ui/support-address.tsx';
import { Link } from '#web/ui/link.tsx';

const link = /(\[[^[\]]+\]\([^()]+\)|\{support\})/;

/** `[words](/path)` is a link, `{support}` the support address. */
function texts(text: string): ReactNode {
  return text.split(link).map((part, index) => {
    const [, label, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    const key = `${index} ${part}`;
    if (part === '{support}') return <SupportAddress key={key} />;
    if (!label || !href) return <Fragment key={key}>{part}</Fragment>;
    return (
      <Link key={key} className="link" href={href}>
        {label}
      </Link>
    );
  });
}

function part(block: Block): ReactNode {
  if (typeof block === 'string') return <p>{texts(block)}</p>;
  if ('heading' in block) return <h2>{block.heading}</h2>;
  if ('list' in block)
    return (
      <ul className="article__list">
        {block.list.map((item) => (
          <li key={item}>{texts(item)}</li>
        ))}
      </ul>
    );
  return (
    <ol className="article__steps">
      {block.steps.map(([name, text]) => (
        <li key={name}>
          <b>{name}</b>
          <p>{texts(text)}</p>
        </li>
      ))}
    </ol>
  );
}

export const ArticleBody = ({ body }: { body: readonly Block[] }) =>
  body.map((block, index) => <Fragment key={index}>{part(block)}</Fragment>);
