import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import * as texts from '../texts/unknown-section-texts.ts';

/** [SHELL-09] An address of the dashboard that no section answers to. */
export const UnknownSectionPage = () => (
  <main id="main" className="d-main">
    <DeskHead title={texts.title} sub={texts.sub} crumb={{ label: texts.overview, href: sellerHref('') }} />
    <DeskEmpty
      title={texts.inMenu}
      draw="needle"
      actions={
        <DeskButtonLink isAlwaysShown href={sellerHref('')}>
          {texts.toOverview}
        </DeskButtonLink>
      }
    >
      {texts.whatIsThere}
    </DeskEmpty>
  </main>
);
