import type { CallOutput } from '#web/platform/calls.ts';
import { useCall } from '#web/platform/use-call.ts';

export type Section = CallOutput<'listings.listSections'>['sections'][number];

/** The sections of the maker's shop, as a list to choose from. */
export function useSections() {
  const call = useCall('listings.listSections');
  const sections = call.data?.sections;
  return {
    call,
    sections,
    options: (sections ?? []).map(({ sectionId, name }) => [sectionId, name] as const),
    nameOf: (sectionId: string | null): string =>
      sections?.find((section) => section.sectionId === sectionId)?.name ?? '–',
  };
}
