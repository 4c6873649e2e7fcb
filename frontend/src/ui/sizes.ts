// Sizes that what stands at the edges of the window has to know of each other.

/** Pixels, without its border. */
export const BOTTOM_BAR_HEIGHT = 56
export const TOP_BAR_HEIGHT = 56

/** Of a page of forms and facts: it ends where lists do at 1280 pixels, and stays readable where there is more room. */
export const READ_WIDTH = 1000

/** What can be done stays at the lower edge on some pages; what floats there floats above it. */
export const HELD_BELOW = 'var(--held-below, 0px)'

/** Of what is held there: its height is known while it is shown. */
export function heldBelow(bar: HTMLElement | null): (() => void) | undefined {
  // Where nothing is drawn, nothing has a height.
  if (!bar || !('ResizeObserver' in window)) return undefined
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => style.setProperty('--held-below', `${bar.offsetHeight}px`))
  watch.observe(bar)
  return () => {
    watch.disconnect()
    style.removeProperty('--held-below')
  }
}

/** What stands beside a list takes this much of the right edge; everything else makes room for it. */
export const BESIDE = 'var(--beside, 0px)'
export const BESIDE_WIDTH = 'min(440px, 36vw)'
/** While it is open. */
export const besideStyles = { '@media screen': { ':root': { '--beside': BESIDE_WIDTH } } } as const
