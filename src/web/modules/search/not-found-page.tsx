import { hrefTo } from '#domain/addresses.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import * as texts from './not-found-texts.ts';
import { SearchField } from './search-field.tsx';
import './not-found-page.css';

/** [SHELL-10] An address that leads nowhere: search, and the way home. */
export function NotFoundPage() {
  return (
    <main id="main" className="page-width page-bottom">
      <PageTitle title={texts.notFound} className="page-title" />
      <p className="soft-text not-found__why">{texts.why}</p>
      <div className="not-found__search">
        <SearchField className="" landmark={texts.fromHere} />
      </div>
      <EmptyState
        draw="needle"
        title={texts.lookAround}
        action={{ label: texts.goHome, href: hrefTo('home') }}
        also={{ label: texts.seeAll, href: hrefTo('search') }}
      />
    </main>
  );
}
