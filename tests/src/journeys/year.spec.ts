// A year is set up at both widths: a plan, a training for every trainee in one batch, a site found on the map, a supervisor with a profile who joins,
// the placement approved in the queue, its place counted; and what has ended is seen before it hurts.
import type { Page } from 'playwright-core'
import { violations } from './judge'
import { open, openFound, type Person } from './people'
import { choosePlan, fillPlan, makeLevel, pickPerson, typeDay } from './planning'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const SITE = 'Counseling Center on Campus'

/** Each in years of its own, far ahead, where nobody has a training. */
const YEARS = [
  { width: 1280, year: 2060, who: 'trainee.chloe', name: 'Chloe Nakamura' },
  { width: 390, year: 2064, who: 'trainee.ben', name: 'Ben Castellan' },
] as const
type Year = (typeof YEARS)[number]

const planOf = ({ year }: Year): string => `Practicum year ${year}`

async function setUpPlan(page: Page, year: Year): Promise<void> {
  const level = `Third year ${year.year}`
  await open(page, '/training-plans')
  await makeLevel(page, level)
  const days = [`0901${year.year}`, `0531${year.year + 1}`] as const
  const types = [
    ['Individual therapy', '300'],
    ['Supervision', '60'],
  ] as const
  const form = await fillPlan(page, { name: planOf(year), level, days, types })
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: planOf(year) }).waitFor()
}

/** Everybody who is in training, as one group of the picker; answers how many there are. */
async function assignToAll(page: Page, year: Year): Promise<number> {
  await open(page, '/trainings')
  await page.getByRole('button', { name: 'Assign training' }).first().click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: 'Trainees' }).click()
  const group = page.getByRole('option', { name: /^Trainees \(\d+\)$/ })
  const count = Number(/\d+/.exec((await group.textContent()) ?? '')?.[0])
  await group.click()
  await choosePlan(form, planOf(year))
  await typeDay(form, 'Start', `0901${year.year}`)
  await typeDay(form, 'End', `0531${year.year + 1}`)
  await pickPerson(form, 'Faculty', 'Felix Arroyo')
  await pickPerson(form, 'Assistants', 'Ines Moreau')
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('training plans saved successfully').waitFor()
  return count
}

async function publishPlaces(page: Page, year: Year): Promise<void> {
  await openFound(page, '/supervisionsites', SITE)
  const places = page.getByRole('region', { name: 'Places' })
  await places.getByRole('button', { name: 'Publish places' }).click()
  const form = page.getByRole('dialog')
  await typeDay(form, 'First day', `0901${year.year}`)
  await typeDay(form, 'Last day', `0531${year.year + 1}`)
  await form.getByRole('textbox', { name: 'Places' }).fill('2')
  await form.getByRole('button', { name: 'Publish places' }).click()
  await places.getByText('2 of 2 places left').first().waitFor()
}

/** From the mark of a site to the request that is sent; answers the address of the placement. */
async function apply({ page }: Person, year: Year): Promise<string> {
  await open(page, '/supervisionsites?view=map')
  const map = page.getByRole('region', { name: 'Map of sites' })
  await map.getByRole('button', { name: new RegExp(`^${SITE}`) }).focus()
  await page.keyboard.press('Enter')
  await map.getByRole('link', { name: SITE }).click()
  await page.getByRole('heading', { level: 1, name: SITE }).waitFor()
  await page
    .getByRole('link', { name: `Apply for a placement at ${SITE}` })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: 'Request a placement' })
  await form.getByText(`Chosen: ${SITE}`).waitFor()
  await form.getByRole('button', { name: 'Next' }).click()
  await form.getByRole('radio', { name: 'Kira Halloran' }).check()
  await form.getByRole('button', { name: 'Next' }).click()
  await form.getByRole('radio', { name: new RegExp(planOf(year)) }).check()
  await form.getByText('2 of 2 places left').first().waitFor()
  await form.getByLabel('Note').fill('I would like to work with students.')
  await form.getByRole('button', { name: 'Next' }).click()
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('Your request was sent.').waitFor()
  await page.getByRole('heading', { level: 1, name: SITE }).waitFor()
  return new URL(page.url()).pathname
}

/** Is asked for a profile where there is none yet, and joins. */
async function join({ page }: Person, address: string, { year }: Year): Promise<void> {
  await open(page, '/supervision-profile')
  await page.getByLabel('I take trainees').check()
  await page.getByLabel('About', { exact: true }).fill(`I supervise students of the year ${year}.`)
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.getByText('Your supervision profile was saved.').waitFor()
  await open(page, address)
  await page.getByRole('button', { name: 'Join as supervisor' }).click()
  await page
    .getByRole('alertdialog', { name: 'Supervise this placement?' })
    .getByRole('button', { name: 'Join as supervisor' })
    .click()
  await page.getByText('You have joined.').waitFor()
}

/** The last one of the queue, as what was asked for last. */
async function approveInQueue({ page }: Person, { name }: Year): Promise<void> {
  await open(page, '/applications')
  await page.getByRole('button', { name: 'Review one by one' }).click()
  const queue = page.getByRole('dialog', { name: 'Review placements' })
  const place = queue.getByText(/^\d+ of \d+$/)
  const [, total] = /of (\d+)/.exec((await place.textContent()) ?? '') ?? []
  for (let at = 2; at <= Number(total); at++) {
    await queue.getByRole('button', { name: 'Next' }).click()
    await queue.getByText(`${at} of ${total}`, { exact: true }).waitFor()
  }
  const evidence = queue.getByRole('region', { name: 'What speaks for this placement' })
  for (const told of [name, SITE]) await evidence.getByText(told).first().waitFor()
  await evidence.getByText('I would like to work with students.').first().waitFor()
  expect(await violations(page)).toEqual([])
  await queue.getByRole('button', { name: 'Approve placement' }).click()
  await queue.getByText(`${name}, ${SITE}`).first().waitFor()
}

test.each(YEARS)('at $width a coordinator sets up the year $year, and a trainee has a placement in it', async year => {
  const coordinator = await stage.signedIn('coordinator', year.width)
  await setUpPlan(coordinator.page, year)
  const count = await assignToAll(coordinator.page, year)
  expect(count).toBeGreaterThan(4)
  await open(coordinator.page, `/trainings?filter=${encodeURIComponent(JSON.stringify({ q: planOf(year) }))}`)
  // One for each of them, beside what is printed alone.
  const assigned = coordinator.page.getByRole('main').getByText(planOf(year)).filter({ visible: true })
  await assigned.nth(count - 1).waitFor()
  await publishPlaces(coordinator.page, year)
  const trainee = await stage.signedIn(year.who, year.width)
  const address = await apply(trainee, year)
  const supervisor = await stage.signedIn('supervisor.kira', year.width)
  await join(supervisor, address, year)
  await trainee.page.getByText('Ready', { exact: true }).first().waitFor()
  await approveInQueue(coordinator, year)
  await trainee.page.getByText('Approved', { exact: true }).first().waitFor()
  expect(await violations(trainee.page)).toEqual([])
  await openFound(coordinator.page, '/supervisionsites', SITE)
  await coordinator.page
    .getByRole('region', { name: 'Places' })
    .getByRole('listitem')
    .filter({ hasText: `${year.year}` })
    .getByText('1 of 2 places left')
    .waitFor()
  for (const { troubles } of [coordinator, trainee, supervisor]) expect(troubles).toEqual([])
})

test.each([1280, 390])('at %i insurance and sites that have ended are seen before they hurt', async width => {
  const { page, troubles } = await stage.signedIn('coordinator', width)
  await open(page, '/insurances')
  await page.getByRole('button', { name: 'Expired', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Chloe Nakamura' }).first().waitFor()
  await page.getByRole('button', { name: 'Expiring', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Ben Castellan' }).first().waitFor()
  await open(page, '/supervisionsites')
  const row = page.getByRole(width > 900 ? 'row' : 'listitem').filter({ hasText: 'Northside Crisis Line' })
  await row.getByText('Expired').first().waitFor()
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
})
