// One's calendar elsewhere, wide and narrow, light and dark: an address is made, opens without a session, is renewed and withdrawn.
import { open, violations } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

test.each([
  [1280, 'light'],
  [390, 'dark'],
] as const)('at %i, %s, an address is made, read, renewed and withdrawn', async (width, colorScheme) => {
  const { page, troubles } = await stage.signedIn('trainee', width)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await open(page, '/account')
  const section = page.getByRole('region', { name: 'Calendar' })
  const shown = section.getByLabel('Calendar address')
  const read = async (address: string) => {
    const answer = await fetch(address)
    return [answer.status, (await answer.text()).split('\r\n')[0]]
  }
  await section.getByRole('button', { name: 'Make an address' }).click()
  const first = (await shown.textContent()) ?? ''
  expect(await read(first)).toEqual([200, 'BEGIN:VCALENDAR'])
  await page.getByText('Your calendar has an address.').waitFor()
  expect(await violations(page)).toEqual([])
  await section.getByRole('button', { name: 'Renew' }).click()
  expect(await violations(page)).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renew' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  const second = (await shown.textContent()) ?? ''
  expect(second).not.toBe(first)
  expect([(await read(first))[0], (await read(second))[0]]).toEqual([404, 200])
  await open(page, '/account')
  await section.getByText('It was shown once.').waitFor()
  await section.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await section.getByText('You have no address yet.').waitFor()
  expect((await read(second))[0]).toBe(404)
  expect(troubles).toEqual([])
})
