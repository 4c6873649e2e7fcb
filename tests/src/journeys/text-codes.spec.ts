// Two-factor sign-in by text message, wide and narrow: a phone is named, its codes are read where they are kept, and the sign-in over a page asks for one, too.
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import type { Page } from 'playwright-core'
import { violations } from './judge'
import { open } from './people'
import { jumps, WATCH_SHIFTS } from './shifts'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open({ settings: { IDLE_SECONDS: '20', IDLE_WARNING_SECONDS: '5' } })
})
afterAll(() => stage?.close())

interface Kept {
  readonly id: string
  readonly channel: string
  readonly to: string
}

/** The newest code that was sent to this number, once so many were: an admin reads it where nobody sends texts. */
async function codeTo(reader: Page, number: string, count: number): Promise<string> {
  const { request } = reader.context()
  for (;;) {
    const { data } = await (await request.get('/api/mails?page=1')).json()
    const texts = (data as readonly Kept[]).filter(({ channel, to }) => channel === 'text' && to === `+1${number}`)
    const [newest] = texts
    if (newest && texts.length >= count) {
      const { text } = await (await request.get(`/api/mails/${newest.id}`)).json()
      return /^\d{7}/.exec(text)?.[0] ?? ''
    }
    await reader.waitForTimeout(100)
  }
}

async function signInTo(page: Page, who: string): Promise<void> {
  await open(page, '/login')
  await page.getByLabel('Email').fill(`${who}@demo.practicum.test`)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
}

const WHO = [
  [1280, 'trainee', '2125550101'],
  [390, 'supervisor', '2125550102'],
] as const
test.each(WHO)(
  'TFA-013 TFA-014 TFA-016 SESSION-005 at %i codes by text message are set up, and asked for',
  async (width, who, number) => {
    const [{ page: admin }, { page, troubles }] = [await stage.signedIn('admin'), await stage.signedIn(who, width)]
    const shown = `+•••••••${number.slice(-4)}`
    await page.addInitScript(WATCH_SHIFTS)
    // Where the sign-in leads later is what somebody stays at for a second.
    const visited = page.waitForResponse('**/api/users/current/last-route')
    await open(page, '/account#security')
    await visited
    await page.getByRole('button', { name: 'Set up', exact: true }).click()
    const question = page.getByRole('alertdialog')
    await question.getByLabel('Text message').check()
    await question.getByLabel('Your password').fill(DEMO_PASSWORD)
    expect(await violations(page)).toEqual([])
    await question.getByRole('button', { name: 'Set up' }).click()

    const field = page.getByLabel('Mobile phone number')
    await field.waitFor()
    expect(await page.getByLabel('Country').inputValue()).toBe('US')
    expect(await violations(page)).toEqual([])
    await field.pressSequentially('1e+2-.3 ')
    expect(await field.inputValue()).toBe('123')
    await field.press('ControlOrMeta+a')
    await field.press('ControlOrMeta+c')
    await field.press('End')
    await field.press('ControlOrMeta+v')
    expect(await field.inputValue()).toBe('123')
    await page.getByRole('button', { name: 'Send the code' }).click()
    await page.getByText('This is not a phone number of the chosen country.').waitFor()
    await field.fill(number)
    await page.getByRole('button', { name: 'Send the code' }).click()
    await page.getByText(`Enter the code that was sent to ${shown}.`).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Code', { exact: true }).fill(await codeTo(admin, number, 1))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByText('Two-factor sign-in is on.').waitFor()
    await page.getByRole('button', { name: 'I have kept my codes' }).click()
    await page.getByRole('button', { name: 'Go to the dashboard' }).click()
    await page.waitForURL(url => url.pathname === '/dashboard')

    await page.context().clearCookies()
    await signInTo(page, who)
    await page.waitForURL(url => url.pathname === '/auth/token')
    await page.getByText(`Enter the code that was sent to ${shown}.`).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Code', { exact: true }).fill(await codeTo(admin, number, 2))
    await page.keyboard.press('Enter')
    await page.waitForURL(url => url.pathname === '/account')
    await open(page, '/livesessions')
    expect(await jumps(page)).toEqual([])

    await page.getByRole('heading', { name: 'Sign in again' }).waitFor()
    await page.getByLabel('Password').fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByText(`Enter the code that was sent to ${shown}.`).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Code').fill(await codeTo(admin, number, 3))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Sign in again' }).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/livesessions')
    expect(troubles).toEqual([])
  },
)
