import { Fragment, type ReactNode } from 'react';
import type { ComparedBlock, PolicyBlock } from '#domain/accounts/policies/policy-blocks.ts';
import * as texts from './policy-texts.ts';
import './policies.css';

function marked(text: string, change: ComparedBlock['change']): ReactNode {
  if (change === 'added')
    return (
      <ins>
        <span className="visually-hidden">{texts.added} </span>
        {text}
      </ins>
    );
  if (change === 'removed')
    return (
      <del>
        <span className="visually-hidden">{texts.removed} </span>
        {text}
      </del>
    );
  return text;
}

function drawn(block: PolicyBlock, change: ComparedBlock['change']): ReactNode {
  if ('items' in block)
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{marked(item, change)}</li>
        ))}
      </ul>
    );
  return block.kind === 'heading' ? <h2>{marked(block.text, change)}</h2> : <p>{marked(block.text, change)}</p>;
}

/** The text of a policy, or how it differs from an earlier one. */
export const PolicyBlocks = ({ blocks }: { blocks: readonly ComparedBlock[] }) => (
  <div className="policy-text">
    {blocks.map(({ block, change }, index) => (
      <Fragment key={index}>{drawn(block, change)}</Fragment>
    ))}
  </div>
);
