// The key that an authenticator app is given, as the page shows it.
import type { Page } from 'playwright-core'

/** Its place is there before it is: waited for until something stands in it. */
export async function appKey(page: Page): Promise<string> {
  const shown = page.getByLabel('Key for the authenticator app').filter({ hasText: /\S/ })
  return ((await shown.textContent()) ?? '').replaceAll(' ', '')
}
