// Trainings at both widths: a coordinator assigns a plan to three trainees at once, one of whom has another training then, changes two and deletes one.
import type { Locator, Page } from 'playwright-core'
import { violations } from './judge'
import { open, toTheEnd } from './people'
import { choosePlan, pickPerson, typeDay } from './planning'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

/** Ana, Ben and Chloe have one that runs; far ahead they are free. */
async function assign(page: Page, trainees: readonly string[], [start, end]: readonly [string, string]) {
  await page.getByRole('button', { name: 'Assign training' }).first().click()
  const form = page.getByRole('dialog')
  for (const name of trainees) await pickPerson(form, 'Trainees', name)
  await typeDay(form, 'Start', start)
  await typeDay(form, 'End', end)
  // Days that were chosen stay when a plan is.
  await choosePlan(form, 'Assessment and testing')
  await pickPerson(form, 'Faculty', 'Felix Arroyo')
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
}

const rowOf = (page: Page, name: string): Locator =>
  page
    .locator('tr, li')
    .filter({ hasText: name })
    .filter({ has: page.getByRole('checkbox') })
    .first()

/** Each in a year of its own. */
const WIDTHS: readonly (readonly [number, string])[] = [
  [1280, '2040'],
  [390, '2044'],
]

test.each(WIDTHS)(
  'TRAIN-011 TRAIN-027 TRAIN-028 TRAIN-031 at %i a coordinator assigns a plan to three trainees, one overlaps, changes two and one, deletes one',
  async (width, year) => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    await open(page, '/trainings')
    await page.getByText('Ana Ruiz').first().waitFor()
    expect(await violations(page)).toEqual([])
    await assign(page, ['Ana Ruiz'], [`0901${year}`, `0901${year}`])
    await page.getByText('training plans saved successfully').waitFor()
    await assign(page, ['Ana Ruiz', 'Ben Castellan', 'Chloe Nakamura'], [`0601${year}`, `1231${year}`])
    const failed = page.getByRole('dialog')
    await failed.getByText('Saved for 2 trainees.').waitFor()
    await failed.getByText('Ana Ruiz').waitFor()
    const others = failed.getByRole('table', { name: 'Other trainings of Ana Ruiz' })
    expect(await others.getByRole('row').nth(1).textContent()).toMatch(
      new RegExp(`Assessment and testing09/01/${year}09/01/${year}`),
    )
    expect(await violations(page)).toEqual([])
    await failed.getByRole('button', { name: 'Back to the form' }).click()
    await page.getByRole('dialog', { name: 'Assign a training' }).getByText('Ana Ruiz').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    for (const name of ['Ben Castellan', 'Chloe Nakamura']) await rowOf(page, name).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Edit trainings' }).click()
    const form = page.getByRole('dialog')
    await form.getByText('2 trainings.').waitFor()
    await pickPerson(form, 'Assistants', 'Ines Moreau')
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
    await rowOf(page, 'Chloe Nakamura').getByRole('link', { name: 'Chloe Nakamura' }).click()
    // Whoever is pointed at is told about.
    await page.mouse.move(0, 0)
    await page.getByText('Ines Moreau').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Edit training' }).click()
    const single = page.getByRole('dialog')
    await single.getByText('Chloe Nakamura').waitFor()
    await choosePlan(single, 'Clinical internship')
    await single.getByRole('button', { name: 'Save' }).click()
    await single.waitFor({ state: 'detached' })
    await page.getByText('Clinical internship').first().waitFor()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('training deleted').waitFor()
    await page.waitForURL(/\/trainings$/)
    expect(troubles).toEqual([])
  },
)

test.each([
  [1280, '2048'],
  [390, '2052'],
])(
  'TRAIN-013 at %i who has no training any more when several are edited is listed as having no valid training plan, and the others are saved',
  async (width, year) => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    await open(page, '/trainings')
    await page.getByText('Ana Ruiz').first().waitFor()
    await assign(page, ['Ben Castellan', 'Chloe Nakamura'], [`0301${year}`, `0630${year}`])
    // Both stand in the list, above those of before.
    await page.getByText(`03/01/${year}`).nth(1).waitFor()
    for (const name of ['Ben Castellan', 'Chloe Nakamura']) await rowOf(page, name).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Edit trainings' }).click()
    const form = page.getByRole('dialog')
    await form.getByText('Ben Castellan').waitFor()
    await pickPerson(form, 'Assistants', 'Ines Moreau')
    // Somebody else deletes one of them meanwhile.
    const other = await stage.signedIn('coordinator', width)
    await open(other.page, '/trainings')
    await rowOf(other.page, 'Chloe Nakamura').getByRole('link', { name: 'Chloe Nakamura' }).click()
    await other.page.getByRole('button', { name: 'Delete' }).click()
    await other.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await other.page.getByText('training deleted').waitFor()

    await form.getByRole('button', { name: 'Save' }).click()
    const told = page.getByRole('dialog', { name: 'Not everything was saved' })
    await told.getByText('Chloe Nakamura: has no valid training plan').waitFor()
    await told.getByText('Saved for 1 trainee.').waitFor()
    expect(await told.getByText('Ben Castellan').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await told.getByRole('button', { name: 'Close' }).click()
    await rowOf(page, 'Ben Castellan').getByRole('link', { name: 'Ben Castellan' }).click()
    await page.mouse.move(0, 0)
    await page.getByText('Ines Moreau').waitFor()
    expect([...troubles, ...other.troubles]).toEqual([])
  },
)

test('all trainings that match are selected over the pages of the list, and edited from there', async () => {
  const { page, troubles } = await stage.signedIn('coordinator')
  await open(page, '/trainings')
  await page.getByText('Ana Ruiz').first().waitFor()
  await assign(page, ['Ben Castellan', 'Chloe Nakamura'], ['03012036', '06302036'])
  await page.getByText('03/01/2036').nth(1).waitFor()
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
  await page.getByRole('button', { name: /^Select all \d+ that match$/ }).click()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await page.getByRole('button', { name: 'Go to page 2' }).click()
  await bar.getByText(/^1[2-9] selected$/).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Edit trainings' }).click()
  const form = page.getByRole('dialog')
  await form.getByText(/^1[2-9] trainings\./).waitFor()
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Cancel' }).click()
  await form.waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})

test('TRAIN-026 TRAIN-029 what was wrong is listed, and an error that comes as markup is said in words', async () => {
  const { page } = await stage.signedIn('coordinator')
  await open(page, '/trainings')
  const errors = [
    { code: 'unheard_of', message: '<p>Fatal error in line 3</p>' },
    { code: 'unheard_of', message: 'the dates are taken' },
  ]
  await page.route('**/api/trainings/batch', route => route.fulfill({ status: 422, json: { errors } }))
  await assign(page, ['Chloe Nakamura'], ['09012050', '09012050'])
  const form = page.getByRole('dialog')
  await form.getByText('failed to save changes because').waitFor()
  await form.getByText('the dates are taken').waitFor()
  await form.getByText('the server had an error that is known').waitFor()
  expect(await form.getByText('Fatal error').count()).toBe(0)
  expect(await violations(page)).toEqual([])
})

/** By time, on the dashboard of a trainee and on their page. */
const byTime = (page: Page) => {
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const summary = (name: RegExp) => page.getByRole('article', { name })
  const actions = page.getByRole('button', { name: /^Actions for/ })
  return { tab, summary, actions, missing: page.getByText('This training needs a placement') }
}

test.each([1280, 390])(
  'TRAIN-008 TRAIN-009 TDASH-013 TDASH-017 TDASH-018 at %i trainees see what was, is and comes next, and are told where a placement is missing',
  async width => {
    const { page, troubles } = await stage.signedIn('trainee.farid', width)
    await open(page, '/dashboard')
    const { tab, summary, actions, missing } = byTime(page)
    await page.getByRole('tab').first().waitFor()
    await toTheEnd(page)
    expect(await tab('Current').getAttribute('aria-selected')).toBe('true')
    const line = page.getByRole('region', { name: 'Time line' })
    await line.getByRole('img', { name: 'Today' }).waitFor()
    await line.getByText('Bayview Family Services (Approved)', { exact: false }).waitFor()
    const [trainings, placements] = [3, 2]
    expect(await line.getByRole('listitem').count()).toBe(trainings + placements)
    await summary(/^Marriage and family therapy/)
      .getByText('Felix Arroyo')
      .waitFor()
    expect(await violations(page)).toEqual([])
    await actions.click()
    const menu = page.getByRole('menu')
    await menu.getByRole('menuitem', { name: 'Request a placement' }).waitFor()
    await page.keyboard.press('Escape')
    await tab('Previous').click()
    await summary(/^Marriage and family therapy/).waitFor()
    expect(await missing.count()).toBe(0)
    await tab('Next').click()
    await summary(/^Clinical internship/).waitFor()
    await missing.waitFor()
    expect(await actions.isDisabled()).toBe(true)
    expect(await violations(page)).toEqual([])
    expect(troubles).toEqual([])
    const elise = await stage.signedIn('trainee.elise', width)
    await open(elise.page, '/dashboard')
    await elise.page.getByRole('tab').first().waitFor()
    await toTheEnd(elise.page)
    await byTime(elise.page).tab('Current').waitFor()
    expect(await byTime(elise.page).tab('Previous').count()).toBe(0)
  },
)

test.each([1280, 390])(
  'TRAIN-009 TRAIN-010 at %i whoever guides a trainee sees the same on their page, and coordinators alone act on the next training',
  async width => {
    const trainee = await stage.signedIn('trainee.farid', width)
    const { id } = await (await trainee.page.context().request.get('/api/users/current')).json()
    for (const role of ['coordinator', 'faculty']) {
      const { page, troubles } = await stage.signedIn(role, width)
      await open(page, `/trainees/${id}`)
      const { tab, summary, actions, missing } = byTime(page)
      await tab('Next').click()
      const next = summary(/^Clinical internship/)
      await next.waitFor()
      expect(await missing.count()).toBe(0)
      expect(await actions.isDisabled()).toBe(role !== 'coordinator')
      expect(await next.getByRole('link', { name: 'Clinical internship' }).count()).toBe(role === 'coordinator' ? 1 : 0)
      expect(await next.getByRole('link', { name: 'Felix Arroyo' }).count()).toBe(role === 'coordinator' ? 1 : 0)
      if (role === 'coordinator') {
        await actions.click()
        await page.getByRole('menuitem', { name: 'Edit training' }).click()
        const form = page.getByRole('dialog')
        await form.getByRole('radio', { name: 'Required', exact: true }).waitFor()
        await form.getByText('Farid').first().waitFor()
        expect(await violations(page)).toEqual([])
        await form.getByRole('button', { name: 'Cancel' }).click()
        await form.waitFor({ state: 'detached' })
      }
      expect(await violations(page)).toEqual([])
      expect(troubles).toEqual([])
    }
  },
)

/** The id of the training of whoever is signed in that runs. */
async function current(page: Page): Promise<string> {
  const { request } = page.context()
  const { id } = await (await request.get('/api/users/current')).json()
  const { data } = await (await request.get(`/api/users/${id}/trainings`)).json()
  return data.find((training: { current: boolean }) => training.current).id
}

test.each([1280, 390])(
  'at %i a trainee adds a document to the training, and a coordinator finds it on its page',
  async width => {
    const name = `agreement-${width}.pdf`
    const { page, troubles } = await stage.signedIn('trainee', width)
    const training = await current(page)
    await open(page, '/dashboard')
    await page.getByRole('tab').first().waitFor()
    await toTheEnd(page)
    await page.getByRole('button', { name: 'Documents', exact: true }).click()
    const file = { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 agreement') }
    await page.locator('input[type=file]:not([capture])').first().setInputFiles(file)
    await page.getByText('Ready to be attached').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Add to the training' }).click()
    await page.getByText(name).first().waitFor()
    await page.getByText('The files were added.').waitFor()
    expect(troubles).toEqual([])
    const coordinator = await stage.signedIn('coordinator', width)
    // Of hers that one: others were assigned to her above.
    await open(coordinator.page, `/trainings/${training}`)
    await coordinator.page.getByRole('tab', { name: 'Documents' }).click()
    await coordinator.page.getByText(name).first().waitFor()
    expect(await violations(coordinator.page)).toEqual([])
  },
)

test('a trainee sees their own trainings on their account, and not the pages of coordinators', async () => {
  const { page } = await stage.signedIn('trainee')
  await open(page, '/account#trainings')
  await page.getByRole('heading', { name: 'My trainings' }).waitFor()
  await page.getByText('Marriage and family therapy, Practicum').first().waitFor()
  expect(await violations(page)).toEqual([])
  await open(page, '/trainings')
  expect(new URL(page.url()).pathname).not.toBe('/trainings')
})
