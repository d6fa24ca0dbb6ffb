import { hrefTo } from '#domain/addresses.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import * as texts from './not-found-texts.ts';
import { SearchField } from './search-field.tsx';

/** [SHELL-10] An address that leads nowhere: search, and the way home. */
export function NotFoundPage() {
  return (
    <main id="main" className="page-width" style={{ paddingBottom: 64 }}>
      <PageTitle title={texts.notFound} className="page-title" />
      <p className="soft-text" style={{ marginBottom: 24 }}>
        {texts.why}
      </p>
      <div style={{ maxWidth: 480, marginBottom: 40 }}>
        <SearchField className="" landmark={texts.fromHere} />
      </div>
      <EmptyState
        draw="needle"
        title={texts.lookAround}
        act={{ label: texts.goHome, href: hrefTo('home') }}
        also={{ label: texts.seeAll, href: hrefTo('search') }}
      />
    </main>
  );
}
