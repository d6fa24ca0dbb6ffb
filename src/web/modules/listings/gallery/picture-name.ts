import * as texts from './texts.ts';
/** [UX-30] How a picture of a gallery is called: “Image 3 of 6: handle detail”. */
export const pictureName = (pictures: readonly { alt: string }[], index: number): string => {
  const alt = pictures[index]?.alt;
  return texts.image(texts.location(index + 1, pictures.length)) + (alt ? `: ${alt}` : '');
};
