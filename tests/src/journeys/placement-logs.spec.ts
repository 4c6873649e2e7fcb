// The logged days of a placement at both widths: its trainee logs, changes and removes one, and its supervisor reads them.
import type { Page } from 'playwright-core'
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const days = (page: Page) => page.getByRole('region', { name: 'Days at the site' })

async function openPlacement(page: Page): Promise<void> {
  await open(page, '/applications?filter={"status":"approved"}')
  await page
    .getByRole('link', { name: /Counseling Center on Campus/ })
    .or(page.getByText('Counseling Center on Campus'))
    .first()
    .click()
  await days(page).waitFor()
}

test.each([1280, 390])(
  'at %i a trainee logs today, changes it and removes it; the supervisor reads the days',
  async width => {
    const trainee = await stage.signedIn('trainee', width)
    const { page } = trainee
    await openPlacement(page)
    await days(page)
      .getByText(/ in all$/)
      .waitFor()
    expect(await violations(page)).toEqual([])
    await days(page).getByRole('button', { name: 'Log today' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox', { name: 'Hours' }).fill('5')
    await form.getByRole('textbox', { name: 'Minutes' }).fill('17')
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: 'Save' }).click()
    await days(page).getByText('5 h 17 min').first().waitFor()
    await days(page)
      .getByRole('button', { name: /^Change / })
      .first()
      .click()
    await form.getByRole('textbox', { name: 'Minutes' }).fill('23')
    await form.getByRole('button', { name: 'Save' }).click()
    await days(page).getByText('5 h 23 min').first().waitFor()
    const supervisor = await stage.signedIn('supervisor.kira', width)
    await open(supervisor.page, new URL(page.url()).pathname)
    await days(supervisor.page).getByText('5 h 23 min').first().waitFor()
    expect(await days(supervisor.page).getByRole('button').count()).toBe(0)
    expect(await violations(supervisor.page)).toEqual([])
    await days(page)
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await days(page).getByText('5 h 23 min').first().waitFor({ state: 'detached' })
    for (const { troubles } of [trainee, supervisor]) expect(troubles).toEqual([])
  },
)
