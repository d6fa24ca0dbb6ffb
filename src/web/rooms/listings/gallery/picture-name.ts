/** [UX-30] How a picture of a gallery is called: “Image 3 of 6: handle detail”. */
export const pictureName = (pictures: readonly { alt: string }[], index: number): string => {
  const alt = pictures[index]?.alt;
  return `Image ${index + 1} of ${pictures.length}${alt ? `: ${alt}` : ''}`;
};
