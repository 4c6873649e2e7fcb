// The account in short, opened from the dashboard at both widths: what is said of whom, the help that is offered there, and what is told where it fails.
import type { Page, Route } from 'playwright-core'
import { violations } from './judge'
import { open, openFound } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

/** Of those who have signed up, of whom there are few enough to stand there. */
async function recentOf(page: Page) {
  await open(page, '/dashboard')
  const recent = page.getByRole('region', { name: 'Recent people' })
  return {
    signups: () => recent.getByRole('tab', { name: 'New users' }).click(),
    logins: () => recent.getByRole('tab', { name: 'Login activity' }).click(),
    look: async (name: string) => {
      await recent.getByRole('button', { name: new RegExp(`^${name}`) }).click()
      return page.getByRole('dialog', { name })
    },
  }
}

/** On a phone it stands over what is pressed next; behind a dialog it has no role. */
async function closeToast(page: Page): Promise<void> {
  const toast = page.locator('.MuiSnackbar-root')
  await toast.getByLabel('Close').click()
  await toast.waitFor({ state: 'detached' })
}

const HELP = ['Log in as', 'Reset password', 'Edit'] as const

test.each([1280, 390])(
  'ADMIN-021 ADMIN-024 at %i an admin reads of trainees alone whether the HIPAA course is done, and can act as the person, reset the password and edit; nobody else can',
  async width => {
    await stage.signedIn('faculty', width)
    const { page, troubles } = await stage.signedIn('admin', width)
    const recent = await recentOf(page)
    await recent.signups()
    const trainee = await recent.look('Ana Ruiz')
    await trainee.getByText('HIPAA course').waitFor()
    for (const name of HELP) await trainee.getByRole('button', { name, exact: true }).waitFor()
    expect(await violations(page)).toEqual([])
    await trainee.getByRole('button', { name: 'Close' }).click()
    await recent.logins()
    const faculty = await recent.look('Felix Arroyo')
    await faculty.getByText('Time zone').waitFor()
    for (const name of HELP) await faculty.getByRole('button', { name, exact: true }).waitFor()
    expect(await faculty.getByText('HIPAA course').count()).toBe(0)
    for (const who of ['coordinator', 'faculty']) {
      const { page: other } = await stage.signedIn(who, width)
      await openFound(other, '/trainees', 'Ana Ruiz')
      for (const name of HELP) expect(await other.getByRole('button', { name, exact: true }).count()).toBe(0)
    }
    expect(troubles).toEqual([])
  },
)

test.each([1280, 390])(
  'ADMIN-025 at %i an account that cannot be read is logged alone: nothing opens, and nothing is said',
  async width => {
    const { page, troubles } = await stage.signedIn('admin', width)
    const logged: string[] = []
    page.on('console', message => logged.push(message.text()))
    const recent = await recentOf(page)
    await recent.signups()
    await page.route('**/api/users/*', route =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    )
    const dialog = await recent.look('Ana Ruiz')
    while (!logged.some(line => line.includes('the details of an account could not be read')))
      await page.waitForTimeout(50)
    expect([await dialog.count(), await page.getByRole('alert').count()]).toEqual([0, 0])
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    expect(troubles).toEqual([])
  },
)

test.each([1280, 390])(
  'ADMIN-027 (overruled: what failed is told as failed) at %i success is told of an answer under 400 alone',
  async width => {
    const { page } = await stage.signedIn('admin', width)
    const recent = await recentOf(page)
    await recent.signups()
    const account = await recent.look('Elise Thornbury')
    const reset = account.getByRole('button', { name: 'Reset password' })
    const done = page.getByText(/^A link to choose a new password is on its way to Elise Thornbury/)
    const calls = '**/api/users/password-resets'
    const failing = async (route: (one: Route) => Promise<void>, said: string): Promise<void> => {
      await page.route(calls, route)
      await reset.click()
      await page.getByText(said).waitFor()
      expect(await done.count()).toBe(0)
      await page.unroute(calls)
      await closeToast(page)
    }
    await failing(route => route.abort(), 'could not be reached')
    await failing(route => route.fulfill({ status: 500, body: '' }), 'An error has occurred')
    await reset.click()
    await done.waitFor()
  },
)

const TOO_MANY = /Too many links have been asked for/
const RESETTERS = [
  [1280, 'Ben Castellan'],
  [390, 'Chloe Nakamura'],
] as const

test.each(RESETTERS)(
  'ADMIN-028 at %i the fourth link within an hour for %s is refused, and a toast says why',
  async (width, name) => {
    const { page } = await stage.signedIn('admin', width)
    const recent = await recentOf(page)
    await recent.signups()
    const account = await recent.look(name)
    const press = async (): Promise<number> => {
      const answer = page.waitForResponse(response => response.url().endsWith('/api/users/password-resets'))
      await account.getByRole('button', { name: 'Reset password' }).click()
      const status = (await answer).status()
      await page
        .locator('.MuiSnackbar-root')
        .filter({ hasText: status < 400 ? /on its way/ : TOO_MANY })
        .waitFor()
      return status
    }
    const pressAgain = async (): Promise<number> => {
      await closeToast(page)
      return press()
    }
    const answers = [await press(), await pressAgain(), await pressAgain()]
    expect(answers).toEqual([200, 200, 200])
    const refusedWith = await pressAgain()
    expect([refusedWith >= 400, refusedWith < 500]).toEqual([true, true])
  },
)
