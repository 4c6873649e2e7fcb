// Chooses how a list is shown, as people do.
import type { Page } from 'playwright-core'

/** Switches `label` on or off, which it was not before. */
export async function display(page: Page, label: string, on: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Display' }).click()
  await page.getByRole('menuitemcheckbox', { name: label, checked: !on }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
}
