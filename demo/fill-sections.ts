import type { demoFamilies } from './content/families.ts';
import type { demoCaller } from './demo-caller.ts';

type Maker = ReturnType<typeof demoCaller>;
type Family = (typeof demoFamilies)[number];

const nameOf = (slug: string): string => {
  const name = slug.replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** [DASH-02] Sections of the shops that make more than one kind of thing: one for each kind, made with its first listing. */
export function demoSections(families: readonly Family[]) {
  const kindsOf = Map.groupBy(
    families.flatMap(({ shop, category, listings }) =>
      listings.map((listing) => ({ shop, kind: listing.category ?? category })),
    ),
    ({ shop }) => shop,
  );
  const made = new Map<string, string>();
  return async (maker: Maker, shop: string, kind: string): Promise<string | null> => {
    if (new Set(kindsOf.get(shop)?.map((each) => each.kind)).size < 2) return null;
    const key = `${shop} ${kind}`;
    const name = nameOf(kind);
    // Somebody cut the filling off: it goes on with what is there.
    const { sections } = await maker.call<{ sections: { sectionId: string; name: string }[] }>(
      'listings.listSections',
      {},
    );
    const there = made.get(key) ?? sections.find((section) => section.name === name)?.sectionId;
    const sectionId = there ?? (await maker.call<{ sectionId: string }>('listings.addSection', { name })).sectionId;
    made.set(key, sectionId);
    return sectionId;
  };
}
