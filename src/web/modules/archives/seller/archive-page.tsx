import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { ImportArchive } from './import-archive.tsx';
import { MakeArchive } from './make-archive.tsx';
import './archive.css';
import * as texts from './texts.ts';

/** [DASH-05] A shop can leave, and come: one archive of all that is its own, and the import of one. */
export const ArchivePage = () => (
  <main id="main" className="d-main">
    <DeskHead title={texts.title} sub={texts.sub} crumb={{ label: texts.shopPage, href: sellerHref('shop') }} />
    <MakeArchive />
    <ImportArchive />
  </main>
);
