// What axe finds wrong on a page as it stands, in light and dark, at any width.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

const { resolve } = process.getBuiltinModule('node:module').createRequire(__filename)
/** Axe, and what asks it. */
const SCRIPTS = [resolve('axe-core/axe.min.js'), join(__dirname, 'judge-in-page.mjs')].map(path =>
  readFileSync(path, 'utf8'),
)

interface Judgement {
  /** Looks of words that are readable. */
  readonly readable: readonly string[]
  readonly found: readonly string[]
}

/** Looks of words that were judged before and found to be readable, at any page of this suite. */
const readable = new Set<string>()

/**
 * The violations that axe finds on the page as it stands, in one line each. The product has no frames: asked for in the page itself, and for nothing
 * else, they come four times as fast as by way of a second page.
 */
export async function violations(page: Page): Promise<readonly string[]> {
  const found = await judged(page)
  if (found.length === 0) return found
  // Judged while something was on its way, between a filter that was pressed and its answer: what stands is still there.
  // Nor is a card open then that whoever is pointed at has.
  await page.mouse.move(0, 0)
  await page.waitForTimeout(1000)
  return judged(page)
}

async function judged(page: Page): Promise<readonly string[]> {
  // Rows that others are about to replace stand back, and are not judged.
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  if (!(await page.evaluate(`'judgePage' in window`))) await page.evaluate(`${SCRIPTS.join('\n')}; undefined`)
  const { readable: more, found } = await page.evaluate<Judgement>(`judgePage(${JSON.stringify([...readable])})`)
  if (found.length === 0) for (const look of more) readable.add(look)
  return found
}
