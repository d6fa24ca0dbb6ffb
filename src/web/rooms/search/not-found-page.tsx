import { hrefTo } from '#domain/addresses.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { SearchField } from './search-field.tsx';

/** [SHELL-10] An address that leads nowhere: search, and the way home. */
export function NotFoundPage() {
  return (
    <main id="main" className="page-width" style={{ paddingBottom: 64 }}>
      <PageTitle title="Page not found" className="page-title" />
      <p className="soft-text" style={{ marginBottom: 24 }}>
        Nothing lives at this address. It may have been mistyped, or the page was moved.
      </p>
      <div style={{ maxWidth: 480, marginBottom: 40 }}>
        <SearchField className="" landmark="Search from here" />
      </div>
      <EmptyState
        draw="needle"
        title="Look around instead"
        act={{ label: 'Go to the home page', href: hrefTo('home') }}
        also={{ label: 'See all pieces', href: hrefTo('search') }}
      />
    </main>
  );
}
