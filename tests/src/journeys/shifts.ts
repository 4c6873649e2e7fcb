// What moved under the eyes of whoever watches a page load.
import type { Page } from 'playwright-core'

/** The most that a page may shift while it loads, as browsers count it. */
const MOST_SHIFTED = 0.02

/** For a page to run before its own scripts. */
export const WATCH_SHIFTS = `
  globalThis.shifts = []
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) shifts.push({ value, of: sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '') })
  }).observe({ type: 'layout-shift', buffered: true })`

/** Everything that moved what was seen already, where it is too much in all. */
export async function jumps(page: Page): Promise<readonly object[]> {
  const shifts = await page.evaluate<readonly { value: number; of: readonly string[] }[]>('shifts')
  return shifts.reduce((sum, { value }) => sum + value, 0) > MOST_SHIFTED ? shifts : []
}
