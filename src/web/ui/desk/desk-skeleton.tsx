import type { ComponentProps } from 'react';
import './desk-parts.css';

interface Props extends ComponentProps<'i'> {
  width?: number | string;
  height?: number;
}

/** The same in the close density: a line, a title or a block as wide as its page. */
export const DeskSkeleton = ({ width = '100%', height, className, ...rest }: Props) => (
  <i {...rest} className={className ? `d-skeleton ${className}` : 'd-skeleton'} style={{ width, height }} />
);
