import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Link } from './link.tsx';
import './button.css';

const kinds = {
  primary: 'button button--ink',
  secondary: 'button button--line',
  danger: 'button button--danger',
  /** Looks like a link, but does something here. */
  link: 'link',
};

/** What the buttons of both densities take. */
export interface ButtonBasics<IconNames> {
  icon?: IconNames;
  /** Makes a square button with the icon alone: what it does, for those who do not see the icon. */
  label?: string;
  /** Its work is under way: the focus stays, and another press does nothing, which its handler sees to. */
  isBusy?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

interface Look extends ButtonBasics<IconName> {
  kind?: keyof typeof kinds;
  size?: 'buy' | 'small' | 'tiny';
  iconSize?: 's' | 'l';
  /** As wide as what it stands in. */
  isWide?: boolean;
  /** Shows that it is busy, where that takes longer. */
  hasSpinner?: boolean;
}

/** A button as both densities draw it, from its classes and what is shown before its label. */
export const drawButton = <Props extends Omit<ButtonBasics<never>, 'icon'>>(
  { label, isBusy, className, children, ...rest }: Props,
  classes: readonly (string | false | undefined)[],
  before: ReactNode,
) => ({
  className: [...classes, className].filter(Boolean).join(' '),
  'aria-label': label,
  'aria-disabled': isBusy,
  children: (
    <>
      {before}
      {children}
    </>
  ),
  ...rest,
});

const buttonProps = <Props extends Look>({
  kind = 'secondary',
  size,
  isWide,
  hasSpinner,
  icon,
  iconSize,
  ...rest
}: Props) =>
  drawButton(
    rest,
    [rest.label ? 'iconbtn' : kinds[kind], size && `button--${size}`, isWide && 'button--wide'],
    <>
      {rest.isBusy && hasSpinner && <span className="spinner" />}
      {icon && <Icon name={icon} size={iconSize} />}
    </>,
  );

/** A button of the store. Those of the close density, for sellers and administrators, are `DeskButton`. */
export const Button = (props: Look & ComponentProps<'button'>) => <button type="button" {...buttonProps(props)} />;

/** A link that looks like a button. */
export const ButtonLink = (props: Look & ComponentProps<typeof Link>) => <Link {...buttonProps(props)} />;
