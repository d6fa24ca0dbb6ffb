import { hrefTo } from '#domain/addresses.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import * as texts from './search-texts.ts';
import { SearchField } from './search-field.tsx';

/** [SHELL-10] An address that leads nowhere: search, and the way home. */
export function NotFoundPage() {
  return (
    <main id="main" className="page-width" style={{ paddingBottom: 64 }}>
      <PageTitle title={texts.notFound.title} className="page-title" />
      <p className="soft-text" style={{ marginBottom: 24 }}>
        {texts.notFound.why}
      </p>
      <div style={{ maxWidth: 480, marginBottom: 40 }}>
        <SearchField className="" landmark={texts.notFound.search} />
      </div>
      <EmptyState
        draw="needle"
        title={texts.notFound.around}
        act={{ label: texts.notFound.home, href: hrefTo('home') }}
        also={{ label: texts.seeAll, href: hrefTo('search') }}
      />
    </main>
  );
}
