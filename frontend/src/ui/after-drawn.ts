// Waits until what was rendered has been painted: a page that moves or shows more in the frame in which it grew counts as one that jumps.

/** Answers what takes it back. */
export function afterDrawn(then: () => void): () => void {
  // The first frame may still be the one that is about to be painted.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(then)
  })
  return () => cancelAnimationFrame(frame)
}
