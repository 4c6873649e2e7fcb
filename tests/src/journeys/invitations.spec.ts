// A cohort is invited at both widths: pasted, sent with an answer for each, found in the list, and one taken back.
import type { Page } from 'playwright-core'
import { violations } from './judge'
import { narrowedTo, open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

/** One of them was invited before. */
const cohort = (width: number): string =>
  [
    'First name\tLast name\tEmail',
    `Noor\tAziz ${width}\tnoor.${width}@harbor.test`,
    `Jonas\tWeber ${width}\tjonas.${width}@harbor.test`,
    'Olivia\tBrandt\tolivia.brandt@demo.practicum.test',
  ].join('\n')

async function invite(page: Page, width: number): Promise<void> {
  await page.getByRole('button', { name: 'Invite people' }).first().click()
  const form = page.getByRole('dialog', { name: 'Invite people' })
  await form.getByLabel('Paste a list of people').fill(cohort(width))
  await form.getByRole('button', { name: 'Add to the list' }).click()
  await form.getByText('3 people added.').waitFor()
  await form.getByRole('radio').first().check()
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Send 3 invitations' }).click()
  await form
    .getByText(/2 people are invited\. One invitation was refused\./)
    .first()
    .waitFor()
  await form.getByText(/has been invited already/i).waitFor()
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Remove Olivia Brandt' }).click()
  await form.getByRole('button', { name: /Close|Cancel/ }).click()
}

test.each([1280, 390] as const)(
  'at %i a coordinator invites a cohort and looks after who has not come',
  async width => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    await open(page, '/invitations')
    await invite(page, width)
    await page.getByText(`noor.${width}@harbor.test`).waitFor()
    expect(await violations(page)).toEqual([])

    await page.getByRole('button', { name: `Withdraw the invitation of Noor Aziz ${width}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
    await page.getByText(`The invitation of Noor Aziz ${width} is withdrawn.`).waitFor()
    await page
      .getByRole('button', { name: `Withdraw the invitation of Noor Aziz ${width}` })
      .waitFor({ state: 'detached' })

    const lately = page.getByRole('button', { name: `Send the invitation of Jonas Weber ${width} again` })
    expect(await lately.getAttribute('aria-disabled')).toBe('true')
    const other = width > 500 ? 'Pilar Santos' : 'Quentin Abara'
    // Of those before this cohort there may be pages.
    await open(page, narrowedTo('/invitations', other))
    await page.getByRole('button', { name: `Send the invitation of ${other} again` }).click()
    await page.getByText(`The invitation of ${other} was sent again.`).waitFor()
    // What the icon says on being pointed at lies beside the page.
    await page.mouse.move(0, 0)
    await page.getByRole('tooltip').waitFor({ state: 'detached' })
    expect(await violations(page)).toEqual([])
    expect(troubles).toEqual([])
  },
)

/** Sixty rows as a spreadsheet saves them; five of them are no good. */
function table(width: number): Buffer {
  const faults: Readonly<Record<number, string>> = {
    7: 'seven.harbor.test',
    18: '',
    29: 'a b@x.test',
    40: 'x@y',
    51: 'z@@x.test',
  }
  const rows = Array.from(
    { length: 60 },
    (_, at) => `Person ${at};"Of ${width}";${faults[at] ?? `f${at}.${width}@harbor.test`}`,
  )
  return Buffer.from(`\uFEFF${['Nombre;Apellidos;Correo', ...rows].join('\r\n')}\r\n`)
}

test.each([1280, 390] as const)(
  'at %i a cohort is taken from a file, and whom it names wrongly is corrected',
  async width => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    await open(page, '/invitations')
    await page.getByRole('button', { name: 'Invite people' }).first().click()
    const form = page.getByRole('dialog', { name: 'Invite people' })
    const chooser = page.waitForEvent('filechooser')
    await form.getByRole('button', { name: 'Take from a file' }).click()
    await (await chooser).setFiles({ name: 'cohort.csv', mimeType: 'text/csv', buffer: table(width) })
    await form.getByText('60 people added.').waitFor()
    await form.getByRole('radio').first().check()
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: 'Send 60 invitations' }).click()
    await form.getByText('5 people need a look.').first().waitFor()
    for (const at of [7, 18, 29, 40, 51])
      await form.getByRole('button', { name: `Remove Person ${at} Of ${width}` }).click()
    await form.getByRole('button', { name: 'Send 55 invitations' }).click()
    await form.getByText('55 people are invited.').first().waitFor()
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: 'Close' }).click()
    await page
      .getByText(`f0.${width}@harbor.test`)
      .or(page.getByText(`f59.${width}@harbor.test`))
      .first()
      .waitFor()
    expect(troubles).toEqual([])
  },
)

test('whoever looks after nobody has no invitations', async () => {
  const { page } = await stage.signedIn('trainee')
  await page.goto('/invitations')
  await page
    .getByText(/permission|not allowed|may not/i)
    .first()
    .waitFor()
})
