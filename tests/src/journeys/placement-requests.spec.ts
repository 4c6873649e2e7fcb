// Requests for placements at both widths: a trainee asks for one over the list, the supervisor joins, the trainee withdraws another.
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import type { Page } from 'playwright-core'
import { violations } from './judge'
import { open } from './people'
import { typeDay } from './planning'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const ELISE = { who: 'trainee.elise', site: 'Counseling Center on Campus' } as const
const BEN = { who: 'trainee.ben', site: 'Bayview Family Services' } as const
const WIDTHS = [
  [1280, { ...ELISE, supervisor: 'supervisor.kira', named: 'Kira Halloran' }],
  [390, { ...BEN, supervisor: 'supervisor', named: 'Simone Okafor' }],
] as const

/** Month, day and year, as they are typed. */
const typedOf = (day: string): string => day.slice(5).replace('-', '') + day.slice(0, 4)

test.each(WIDTHS)(
  'SCOPE-007 PLACE3-002 PLACE3-004 PLACE3-005 ROUTE-029 at %i a trainee requests a placement at a site of the directory, and its supervisor joins',
  async (width, { who, site, supervisor, named }) => {
    const { page, troubles } = await stage.signedIn(who, width)
    // The heading of the page stands behind it.
    await page.goto('/applications#request-placement')
    const form = page.getByRole('dialog', { name: 'Request a placement' })
    await form.getByRole('radio', { name: site }).waitFor()
    expect(await violations(page)).toEqual([])
    // Nothing goes on without a site.
    await form.getByRole('button', { name: 'Next' }).click()
    await form.getByText('Field required').waitFor()
    await form.getByRole('searchbox', { name: 'Search the directory' }).fill('no such place')
    await form.getByText('No site is like that.').waitFor()
    await form.getByRole('searchbox').fill(site.slice(0, 9))
    await form.getByRole('radio', { name: site }).check()
    await form.getByText(`Chosen: ${site}`).waitFor()
    await form.getByRole('button', { name: 'Next' }).click()
    await form.getByRole('radio', { name: named }).waitFor()
    expect(await form.getByRole('radio', { name: named }).isChecked()).toBe(true)
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: 'Next' }).click()
    await typeDay(form, 'First day', typedOf(addDays(dateIn('America/Los_Angeles', new Date()), 7)))
    await form.getByLabel('Note').fill('Mondays suit me best.')
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: 'Next' }).click()
    await form.getByText('Mondays suit me best.').waitFor()
    await form.getByText('Days', { exact: true }).waitFor()
    expect(await violations(page)).toEqual([])
    // Back keeps everything.
    for (let steps = 0; steps < 3; steps++) await form.getByRole('button', { name: 'Back' }).click()
    await form.getByText(`Chosen: ${site}`).waitFor()
    for (let steps = 0; steps < 3; steps++) await form.getByRole('button', { name: 'Next' }).click()
    await form.getByText('Mondays suit me best.').waitFor()
    await form.getByRole('button', { name: 'Send request' }).click()
    await page.getByText('Your request was sent.').waitFor()
    await page.getByRole('heading', { level: 1, name: site }).waitFor()
    await page.getByText('Mondays suit me best.').first().waitFor()
    expect(await violations(page)).toEqual([])

    const other = await stage.signedIn(supervisor, width)
    await open(other.page, new URL(page.url()).pathname)
    await other.page.getByRole('button', { name: 'Join as supervisor' }).click()
    const question = other.page.getByRole('alertdialog', { name: 'Supervise this placement?' })
    expect(await violations(other.page)).toEqual([])
    await question.getByRole('button', { name: 'Join as supervisor' }).click()
    await other.page.getByText('You have joined.').waitFor()
    // The page of the trainee hears of it.
    await page.getByText('Ready', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Withdraw request' }).click()
    await page
      .getByRole('alertdialog', { name: 'Withdraw this request?' })
      .getByRole('button', { name: 'Withdraw request' })
      .click()
    await page.getByText('Request withdrawn.').waitFor()
    await page.getByText('Archived', { exact: true }).first().waitFor()
    expect([...troubles, ...other.troubles]).toEqual([])
  },
)

test('SITE-001 PLACE-013 a trainee comes to the request from a site and from the dashboard, and a second one for the same is refused', async () => {
  const { page, troubles } = await stage.signedIn('trainee.chloe')
  await open(page, '/supervisionsites')
  await page.getByRole('link', { name: 'Apply for a placement at Bayview Family Services' }).click()
  const form = page.getByRole('dialog', { name: 'Request a placement' })
  await form.getByText('Chosen: Bayview Family Services').waitFor()
  const send = async () => {
    for (let steps = 0; steps < 3; steps++) await form.getByRole('button', { name: 'Next' }).click()
    await form.getByRole('button', { name: 'Send request' }).click()
  }
  await send()
  await page.getByText('Your request was sent.').waitFor()
  await open(page, '/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Request a placement' }).click()
  await form.getByRole('radio', { name: 'Bayview Family Services' }).check()
  await send()
  await form.getByText('there is already a placement', { exact: false }).first().waitFor()
  await form.getByRole('radiogroup', { name: 'Training' }).waitFor()
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
})

const PROPOSING = [
  [1280, 'trainee.chloe', 'Chloe Nakamura'],
  [390, 'trainee.ben', 'Ben Castellan'],
] as const

test.each(PROPOSING)(
  'at %i %s proposes a supervisor who is not here yet, and a coordinator invites them',
  async (width, who, trainee) => {
    const email = `helena.${width}@harbor.test`
    const { page, troubles } = await stage.signedIn(who, width)
    await page.goto('/applications#request-placement')
    const form = page.getByRole('dialog', { name: 'Request a placement' })
    await form.getByRole('radio', { name: ELISE.site }).check()
    await form.getByRole('button', { name: 'Next' }).click()
    await form.getByRole('radio', { name: 'Somebody who is not on this list' }).check()
    await form.getByRole('button', { name: 'Next' }).click()
    expect(await form.getByText('field required').count()).toBeGreaterThan(1)
    await form.getByLabel('First name').fill('Helena')
    await form.getByLabel('Last name').fill('Marsh')
    await form.getByLabel('Email address').fill(email)
    expect(await violations(page)).toEqual([])
    for (let steps = 0; steps < 2; steps++) await form.getByRole('button', { name: 'Next' }).click()
    await form.getByText(`Helena Marsh (${email})`).waitFor()
    await form.getByRole('button', { name: 'Send request' }).click()
    await page.getByText('Your request was sent.').waitFor()
    await page.getByText('Proposed, not invited yet').first().waitFor()
    expect(await violations(page)).toEqual([])

    const other = await stage.signedIn('coordinator', width)
    await open(other.page, new URL(page.url()).pathname)
    await other.page.getByText(trainee).first().waitFor()
    await other.page.getByRole('button', { name: 'Invite Helena Marsh', exact: true }).click()
    const question = other.page.getByRole('alertdialog', { name: 'Invite Helena Marsh to supervise?' })
    expect(await violations(other.page)).toEqual([])
    await question.getByRole('button', { name: 'Invite Helena Marsh' }).click()
    await other.page.getByText('They are invited, or named at once where they supervise here already.').waitFor()
    await other.page.getByRole('button', { name: 'Invite Helena Marsh again' }).waitFor()
    // The page of the trainee hears of it.
    await page.getByText('Invited', { exact: true }).first().waitFor()
    await open(other.page, '/invitations')
    await other.page.getByText(email).first().waitFor()
    expect([...troubles, ...other.troubles]).toEqual([])
  },
)

const FILTERS = [
  ['ready', { status: 'ready' }],
  ['submitted', { status: 'submitted' }],
  ['signature required', { signature_required: true }],
] as const

test('D2ROUTE-028 the address opens the request, for the training that it names, and filters by a word', async () => {
  const { page } = await stage.signedIn('trainee.elise')
  for (const [word, filter] of FILTERS) {
    await page.goto(`/applications?filter=${encodeURIComponent(word)}`)
    await page.waitForURL(url => url.searchParams.get('filter') === JSON.stringify(filter))
  }
  const { request } = page.context()
  const { id } = await (await request.get('/api/users/current')).json()
  const { data } = await (await request.get(`/api/users/${id}/trainings`)).json()
  const next = data.find(({ state }: { state: string }) => state === 'future')
  await page.goto(`/applications?trainingId=${next.id}#request-placement`)
  const form = page.getByRole('dialog', { name: 'Request a placement' })
  await form.getByRole('radio', { name: 'Bayview Family Services' }).check()
  for (let steps = 0; steps < 2; steps++) await form.getByRole('button', { name: 'Next' }).click()
  const trainings = form.getByRole('radiogroup', { name: 'Training' })
  await trainings.waitFor()
  expect(await trainings.getByRole('radio').count()).toBe(2)
  expect(await trainings.getByRole('radio', { checked: true }).getAttribute('value')).toBe(next.id)
})

/** The page of the placement on campus, as it is listed under a status. */
async function openOnCampus(page: Page, status: string): Promise<void> {
  await open(page, `/applications?filter={"status":"${status}"}`)
  await page.getByRole('link', { name: ELISE.site }).first().click()
  await page.getByRole('heading', { level: 1, name: ELISE.site }).waitFor()
}

const fromToday = (days: number): string => typedOf(addDays(dateIn('America/Los_Angeles', new Date()), days))

test.each([
  [1280, 14, -59],
  [390, 21, -58],
])(
  'at %i a trainee changes the days of what is open, a coordinator those of what is approved, and days that were logged stay within',
  async (width, later, earlier) => {
    const trainee = await stage.signedIn('trainee.farid', width)
    await openOnCampus(trainee.page, 'open')
    await trainee.page.getByRole('button', { name: 'Change days' }).click()
    const theirs = trainee.page.getByRole('dialog', { name: 'From when until when is this placement?' })
    await typeDay(theirs, 'First day', fromToday(later))
    expect(await violations(trainee.page)).toEqual([])
    await theirs.getByRole('button', { name: 'Save' }).click()
    await trainee.page.getByText('The days were saved.').waitFor()
    expect(await violations(trainee.page)).toEqual([])

    const { page, troubles } = await stage.signedIn('coordinator', width)
    await openOnCampus(page, 'approved')
    if (width < 600) await page.locator('main').getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Change days' }).click()
    const form = page.getByRole('dialog', { name: 'From when until when is this placement?' })
    await typeDay(form, 'First day', fromToday(1))
    await form.getByRole('button', { name: 'Save' }).click()
    await form
      .getByText(/logged days would not belong to this placement any more: \d+/i)
      .first()
      .waitFor()
    expect(await violations(page)).toEqual([])
    await typeDay(form, 'First day', fromToday(earlier))
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The days were saved.').waitFor()
    await page.getByText('Placement days changed').first().waitFor()
    expect(await violations(page)).toEqual([])
    expect([...trainee.troubles, ...troubles]).toEqual([])
  },
)
