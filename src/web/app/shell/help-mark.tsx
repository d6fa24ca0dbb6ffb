import { hrefTo } from '#domain/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { SupportAddress } from '#web/ui/support-address.tsx';
import * as texts from './texts.tsx';

/** [UX-71] The way to help: the same mark at the same place of every header. */
export const HelpMark = () => <ButtonLink icon="help" iconSize="l" label={texts.help} href={hrefTo('supportCenter')} />;

/** [UX-71] Help and the one contact way at the foot of the pages that have no footer of the store. */
export function HelpFoot({ className }: { className: string }) {
  return (
    <footer className={className}>
      <Link className="link" href={hrefTo('supportCenter')}>
        {texts.supportCenter}
      </Link>{' '}
      {texts.orWriteTo(<SupportAddress />)}
    </footer>
  );
}
