import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'span'> {
  height: number;
  width?: string;
}

/** What stands in the place of something that is still read, as high as it. */
export const Skeleton = ({ height, width, className, ...rest }: Props) => (
  <span {...rest} className={className ? `skeleton ${className}` : 'skeleton'} style={{ width, height }} />
);
