import type { ComponentProps } from 'react';
import { type ButtonBasics, drawButton } from '../button.tsx';
import { Link } from '../link.tsx';
import { DeskIcon, type DeskIconName } from './desk-icon.tsx';
import './desk-button.css';

const kinds = {
  primary: 'd-btn d-pri',
  secondary: 'd-btn',
  /** Pale lines, for what stands in every row. */
  soft: 'd-btn d-soft',
  /** Without lines. */
  quiet: 'd-btn d-ghost',
  danger: 'd-btn d-dgr',
  /** Looks like a link, but does something here. */
  link: 'd-link',
  square: 'd-icon-button',
};

interface Look extends ButtonBasics<Exclude<keyof typeof kinds, 'square'>, DeskIconName> {
  isSmall?: boolean;
  /** Stays in the head of its page on a phone, where others give way. */
  isAlwaysShown?: boolean;
}

const buttonProps = <Props extends Look>({ isSmall, isAlwaysShown, className, ...rest }: Props) =>
  drawButton(
    { ...rest, className: [isSmall && 'd-small', isAlwaysShown && 'd-keep', className].filter(Boolean).join(' ') },
    kinds,
    DeskIcon,
  );

/** A button of the close density. Those of the store are `Button`. */
export const DeskButton = (props: Look & ComponentProps<'button'>) => <button type="button" {...buttonProps(props)} />;

/** A link that looks like a button. */
export const DeskButtonLink = (props: Look & ComponentProps<typeof Link>) => <Link {...buttonProps(props)} />;
