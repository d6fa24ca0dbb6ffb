import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Link } from './link.tsx';
import './button.css';

/** The classes of each kind; `square` is a button with its icon alone. */
const kinds = {
  primary: 'button button--ink',
  secondary: 'button button--line',
  danger: 'button button--danger',
  /** Looks like a link, but does something here. */
  link: 'link',
  square: 'iconbtn',
};

/** What the buttons of both densities take. */
export interface ButtonBasics<Kind, IconNames> {
  kind?: Kind;
  icon?: IconNames;
  /** Makes a square button with the icon alone: what it does, for those who do not see the icon. */
  label?: string;
  /** Its work is under way: the focus stays, and another press does nothing, which its handler sees to. */
  isBusy?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

interface Sizes {
  size?: 'buy' | 'small' | 'tiny';
  iconSize?: 's' | 'l';
  /** As wide as what it stands in. */
  isWide?: boolean;
  /** Shows that it is busy, where that takes longer. */
  hasSpinner?: boolean;
}
type Look = ButtonBasics<Exclude<keyof typeof kinds, 'square'>, IconName> & Sizes;

/** A button of a density: its classes and its icons. */
export const drawButton = <IconNames extends string, Props extends ButtonBasics<string, IconNames> & Sizes>(
  {
    kind = 'secondary',
    size,
    isWide,
    isBusy,
    hasSpinner,
    icon,
    iconSize,
    label,
    className = '',
    children,
    ...rest
  }: Props,
  classes: Record<string, string>,
  Mark: (props: { name: IconNames; size?: 's' | 'l' | undefined }) => ReactNode,
) => ({
  className: [classes[label ? 'square' : kind], size && `button--${size}`, isWide && 'button--wide', className]
    .filter(Boolean)
    .join(' '),
  'aria-label': label,
  'aria-disabled': isBusy,
  children: (
    <>
      {isBusy && hasSpinner && <span className="spinner" />}
      {icon && <Mark name={icon} size={iconSize} />}
      {children}
    </>
  ),
  ...rest,
});

/** A button of the store. Those of the close density, for sellers and administrators, are `DeskButton`. */
export const Button = (props: Look & ComponentProps<'button'>) => (
  <button type="button" {...drawButton(props, kinds, Icon)} />
);

/** A link that looks like a button. */
export const ButtonLink = (props: Look & ComponentProps<typeof Link>) => <Link {...drawButton(props, kinds, Icon)} />;
