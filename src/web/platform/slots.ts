/**
 * Parts of a screen that modules above bring: the lower module says what it needs and shows it by name, the app fills it in before
 * anything is rendered (`app/fill-slots.ts`). A part that is forgotten there does not compile.
 */
export const createSlots = <Slots extends object>(): Slots => ({}) as Slots;

export const fillSlots = <Slots extends object>(slots: Slots, parts: Slots): void => void Object.assign(slots, parts);
