import type { BareTables } from './bare-tables.ts';
import { row } from './row-text.ts';

/** Ceramics with mugs below, and wood. */
export const categoriesIn = (tables: BareTables) => (): Promise<void> =>
  tables.fill`categories: slug=ceramics name=Ceramics parent=null position=0 | slug=mugs name=Mugs parent=ceramics
    | slug=wood name=Wood position=1`;

export const listing = row`seller_id=ana id=l1 state=active title=Mug category=mugs updated_at=@-5 created_at=@-5
  pictures=[] options=[]`;

/** A mug of Ana’s as search and lists show it. */
export const document = row`seller_id=ana listing_id=l1 category=mugs top_category=ceramics price_cents=1 quality=5
  created_at=@0 card={"id":"l1"} field_weights=[] marks=["pic:"]`;
