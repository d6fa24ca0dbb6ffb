import { hrefTo } from '#domain/addresses.ts';
import type { ReactNode } from 'react';
import { useParams } from '#web/platform/router/params.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import * as texts from '../texts/off-menu-texts.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';

interface OffMenuSection {
  title: string;
  sub: string;
  body: () => ReactNode;
}

const to = (path: string, label: string): ReactNode => (
  <DeskButtonLink isKept href={path.startsWith('/') ? path : sellerHref(path)}>
    {label}
  </DeskButtonLink>
);

const openListings = (): ReactNode => <div className="d-acts">{to('listings', texts.openListings)}</div>;

const emptyOf = (name: keyof typeof texts.empty, actions: ReactNode) => () => (
  <DeskEmpty title={texts.empty[name].title} acts={actions} {...(name === 'unknown' && { draw: 'needle' })}>
    {texts.empty[name].words}
  </DeskEmpty>
);

const sections: Record<string, OffMenuSection> = {
  reviews: { ...texts.sections.reviews, body: emptyOf('reviews', to('listings', texts.openListings)) },
  pricing: { ...texts.sections.pricing, body: openListings },
  'market-analysis': { ...texts.sections.market, body: emptyOf('market', to(hrefTo('search'), texts.seeAll)) },
};

const unknown: OffMenuSection = {
  ...texts.sections.unknown,
  body: emptyOf('unknown', to('', texts.toOverview)),
};

/** [SHELL-09] Sections that the menu does not offer: each shows what there is and says where the rest is found. */
export function OffMenuPage() {
  const { rest = '' } = useParams();
  const [first = ''] = rest.split('/');
  const section = (Object.hasOwn(sections, first) ? sections[first] : undefined) ?? unknown;
  return (
    <main id="main" className="d-main">
      <DeskHead title={section.title} sub={section.sub} crumb={{ label: texts.overview, href: sellerHref('') }} />
      {section.body()}
    </main>
  );
}
