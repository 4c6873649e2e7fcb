// The card of a person, wide and narrow: from a name in a list to what can be done for them, and back to the name.
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

test.each([1280, 390] as const)(
  'at %i a name opens the card of a person, and leads to a task for them',
  async width => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    await open(page, '/applications')
    const name = page.getByRole('main').getByRole('button', { name: 'Ana Ruiz' }).first()
    await name.focus()
    await page.keyboard.press('Enter')
    const card = page.getByRole('dialog', { name: 'Ana Ruiz' })
    await card.getByText('Time there').waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    await page.locator('button:focus', { hasText: 'Ana Ruiz' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/applications')
    await name.click()
    await card.getByRole('link', { name: 'Write a task for them' }).click()
    const form = page.getByRole('dialog', { name: /task/i })
    await form.getByText('Ana Ruiz').first().waitFor()
    expect(troubles).toEqual([])
  },
)
