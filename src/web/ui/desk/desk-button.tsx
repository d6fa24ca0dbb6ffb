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
};

interface Look extends ButtonBasics<DeskIconName> {
  kind?: keyof typeof kinds;
  isSmall?: boolean;
  /** Stays in the head of its page on a phone, where others give way. */
  isKept?: boolean;
}

const buttonProps = <Props extends Look>({ kind = 'secondary', isSmall, isKept, icon, ...rest }: Props) =>
  drawButton(
    rest,
    [rest.label ? 'd-icon-button' : kinds[kind], isSmall && 'd-small', isKept && 'd-keep'],
    icon && <DeskIcon name={icon} />,
  );

/** A button of the close density. Those of the store are `Button`. */
export const DeskButton = (props: Look & ComponentProps<'button'>) => <button type="button" {...buttonProps(props)} />;

/** A link that looks like a button. */
export const DeskButtonLink = (props: Look & ComponentProps<typeof Link>) => <Link {...buttonProps(props)} />;
