import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** [SHELL-10] At the address of a piece that is not there, or no longer. */
export function ProductGone() {
  return (
    <div style={{ paddingBlock: 48 }}>
      <PageTitle title="This piece is no longer here" className="page-title" />
      <EmptyState
        draw="parcel"
        title="It may have been sold or taken down"
        act={{ label: 'See all pieces', href: '/search' }}
        also={{ label: 'Go to the home page', href: '/' }}
      >
        Its maker may have others like it.
      </EmptyState>
    </div>
  );
}
