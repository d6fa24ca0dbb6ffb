/** What a screen reads of something that holds more: the rest is left out. */
export const partly = <Whole>(part: object | string | null): Whole => part as Whole;
