// Liability insurance: a trainee adds and corrects it on their account, a coordinator finds and deletes it; wide and narrow.
import { violations } from './judge'
import { open } from './people'
import { typeDay } from './planning'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

test.each([1280, 390])(
  'INS-001 INS-002 INS-006 INS-007 INS-010 INS-011 INS-019 D2ROUTE-013 at %i a trainee adds an insurance with its proof, corrects it, and a coordinator deletes it',
  async width => {
    const { page, troubles } = await stage.signedIn('trainee', width)
    await open(page, '/account#insurance')
    const section = page.getByRole('region', { name: 'Liability insurance' })
    await section.getByText('Current', { exact: true }).waitFor()
    const title = section.getByRole('heading', { name: 'Liability insurance' })
    const top = async () => (await title.boundingBox())?.y ?? 0
    // Below the bar at the top of the page, and within what is seen of it.
    expect([(await top()) > 56, (await top()) < 300]).toEqual([true, true])
    expect(await violations(page)).toEqual([])
    const before = await section.getByRole('button', { name: /^Edit the insurance/ }).count()
    await section.getByRole('button', { name: 'Add insurance' }).click()
    const form = page.getByRole('dialog', { name: 'Add liability insurance' })
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Add the insurance document').waitFor()
    expect(await form.getByText('field required').count()).toBe(2)
    let release = (): void => undefined
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/api/uploads/**', async route => {
      await released
      await route.continue()
    })
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'cover.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 cover') })
    // Years ahead, and in the wrong order: neither is said before it is saved.
    await typeDay(form, 'Effective date', '02012031')
    await typeDay(form, 'Expiration date', '01012031')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('must be after the effective date').waitFor()
    await typeDay(form, 'Expiration date', '02012032')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Saved as soon as the files have arrived…').waitFor()
    release()
    await page.getByText('Insurance document added successfully').waitFor()
    await form.waitFor({ state: 'hidden' })
    await section.getByText('Future', { exact: true }).waitFor()
    expect(await section.getByRole('button', { name: /^Edit the insurance/ }).count()).toBe(before + 1)
    await section.getByRole('button', { name: 'Edit the insurance until Feb 1st, 2032' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit liability insurance' })
    await typeDay(edit, 'Expiration date', '03012032')
    expect(await violations(page)).toEqual([])
    await edit.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Insurance document updated successfully').waitFor()
    await section.getByText('Mar 1st, 2032').waitFor()
    expect(troubles).toEqual([])

    const other = await stage.signedIn('coordinator', width)
    await open(other.page, '/insurances')
    const hers = other.page.getByRole('main').getByRole('link', { name: 'Ana Ruiz' })
    await hers.nth(1).waitFor()
    await other.page.getByRole('button', { name: 'Future', exact: true }).click()
    // She has others, which go with the filter.
    await hers.nth(1).waitFor({ state: 'detached' })
    await hers.click()
    await other.page.getByText('cover.pdf').first().waitFor()
    expect(await violations(other.page)).toEqual([])
    await other.page.getByRole('button', { name: /^Delete the insurance/ }).click()
    await other.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await other.page.getByText('The insurance was deleted.').waitFor()
    await other.page.getByRole('heading', { name: 'Liability insurance' }).waitFor()
    expect(await violations(other.page)).toEqual([])
    expect(other.troubles).toEqual([])
  },
)

test.each([1280, 390])(
  'INS-001 TDASH-011 at %i a trainee has insurance on the dashboard where the organization asks for it, and only there',
  async width => {
    const { page, troubles } = await stage.signedIn('trainee', width)
    await open(page, '/dashboard')
    await page.getByRole('tab', { name: /^Insurance/ }).click()
    await page.getByRole('button', { name: 'Add insurance' }).waitFor()
    await page.getByText('liability-insurance', { exact: false }).first().waitFor()
    expect(await violations(page)).toEqual([])
    expect(troubles).toEqual([])
    const elsewhere = await stage.signedIn('clinic.trainee', width)
    await open(elsewhere.page, '/dashboard')
    await elsewhere.page.getByRole('tab').first().waitFor()
    expect(await elsewhere.page.getByRole('tab', { name: /Insurance/ }).count()).toBe(0)
  },
)

const PROBLEMS = [
  ['trainee.chloe', 'Your liability insurance has ended.'],
  ['trainee.ben', 'Your liability insurance ends soon.'],
  ['trainee.elise', 'Your program asks for liability insurance, and there is none yet.'],
] as const
test.each(PROBLEMS)(
  'TDASH-007 %s is warned on the dashboard, and led to where it is put right',
  async (person, text) => {
    const { page, troubles } = await stage.signedIn(person, 390)
    await open(page, '/dashboard')
    const alert = page.getByRole('alert').filter({ hasText: text })
    await alert.waitFor()
    expect(await violations(page)).toEqual([])
    await alert.getByRole('link', { name: 'Update' }).click()
    await page
      .getByRole('region', { name: 'Liability insurance' })
      .getByRole('button', { name: 'Add insurance' })
      .waitFor()
    expect(troubles).toEqual([])
  },
)

const COVERED = [
  [1280, 'trainee.dev', 'Dev Raman'],
  [390, 'trainee.farid', 'Farid Haddad'],
] as const
test.each(COVERED)(
  'at %i from a training without cover a coordinator adds the insurance of %s',
  async (width, who, name) => {
    const trainee = await stage.signedIn(who, width)
    const { id } = await (await trainee.page.context().request.get('/api/users/current')).json()
    const { page, troubles } = await stage.signedIn('coordinator', width)
    const filter = JSON.stringify({ trainee_id: id, insurance_required: true })
    await open(page, `/trainings?filter=${encodeURIComponent(filter)}`)
    await page.getByRole('main').getByRole('link', { name }).first().click()
    await page.getByRole('link', { name: 'See their insurance' }).click()
    const section = page.getByRole('region', { name: 'Liability insurance' })
    await section.getByRole('button', { name: 'Add insurance' }).click()
    const form = page.getByRole('dialog', { name: 'Add liability insurance' })
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'theirs.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 theirs') })
    await typeDay(form, 'Effective date', '02012041')
    await typeDay(form, 'Expiration date', '02012042')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Insurance document added successfully').waitFor()
    await section.getByText('theirs.pdf').waitFor()
    expect(await violations(page)).toEqual([])
    await open(trainee.page, '/account#insurance')
    await trainee.page.getByText('theirs.pdf').waitFor()
    expect(troubles).toEqual([])
  },
)

test.each(['coordinator', 'supervisor', 'faculty', 'admin'])(
  'D2ROUTE-013 the account is open to the %s too, also where there is no insurance part',
  async person => {
    const { page, troubles } = await stage.signedIn(person, 1280)
    await open(page, '/account#insurance')
    await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor()
    expect(await page.getByRole('region', { name: 'Liability insurance' }).count()).toBe(0)
    expect(troubles).toEqual([])
  },
)
