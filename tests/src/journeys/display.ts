// Chooses how a list is shown, as people do.
import type { Page } from 'playwright-core'

/** `label`: of what is switched on or off. */
export async function display(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Display' }).click()
  await page.getByRole('menuitemcheckbox', { name: label }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
}
