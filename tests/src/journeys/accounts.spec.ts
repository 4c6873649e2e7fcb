// Accounts at both widths: an admin looks at one where its person came by, and helps several people at once.
import { violations } from './judge'
import { narrowedTo, open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

test.each([1280, 390])(
  'ADMIN-009 ADMIN-016 ADMIN-018 ADMIN-020 ADMIN-023 at %i the dashboard opens the account of whoever came lately, and offers to log in as them',
  async width => {
    const { page, troubles } = await stage.signedIn('admin', width)
    await open(page, '/dashboard')
    const recent = page.getByRole('region', { name: 'Recent people' })
    await recent.getByRole('tab', { name: 'New users' }).click()
    await recent.getByRole('button', { name: 'Log in as Ana Ruiz' }).waitFor()
    await recent.getByRole('button', { name: /^Grace Lindqvist/ }).click()
    const pending = page.getByRole('dialog', { name: 'Grace Lindqvist' })
    await pending.getByText('Unverified').waitFor()
    expect(await violations(page)).toEqual([])
    await pending.getByRole('button', { name: 'Close' }).click()

    await recent.getByRole('button', { name: /^Ana Ruiz/ }).click()
    const ana = page.getByRole('dialog', { name: 'Ana Ruiz' })
    for (const [label, value] of [
      ['Email address', 'trainee@demo.practicum.test'],
      ['Mobile phone', '+12065550142'],
      ['Address', '412 Pine StreetApartment 7Seattle98101, Washington, United States'],
      ['Time zone', 'America/Los_Angeles'],
    ] as const)
      await ana.locator(`dt:text-is("${label}") + dd`).filter({ hasText: value }).waitFor()
    await ana.locator('dt:text-is("Joined") + dd time').waitFor()
    const position = await ana.getByRole('list', { name: 'Positions' }).getByRole('listitem').textContent()
    expect(position).toBe('Trainee · Harbor University CounselingActiveWorks from it now')
    const training = ana.getByRole('region', { name: 'Current training' })
    await training.getByText('Bayview').waitFor()
    expect(await training.textContent()).not.toContain('Campus')
    expect(await violations(page)).toEqual([])
    await ana.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('dialog', { name: 'Edit Ana Ruiz' }).getByRole('button', { name: 'Cancel' }).click()
    await ana.getByRole('link', { name: 'All of the account' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ana Ruiz' }).waitFor()
    expect(troubles).toEqual([])
  },
)

const ID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/

test.each([1280, 390])(
  'ADMIN-003 ADMIN-017 at %i the id of a user stands in the account that an admin opens, and is shown to nobody else',
  async width => {
    const { page } = await stage.signedIn('admin', width)
    await open(page, '/dashboard')
    const recent = page.getByRole('region', { name: 'Recent people' })
    await recent.getByRole('tab', { name: 'New users' }).click()
    await recent.getByRole('button', { name: /^Ana Ruiz/ }).click()
    await page.getByRole('dialog', { name: 'Ana Ruiz' }).getByText(ID).waitFor()
    for (const [who, path, heading] of [
      ['coordinator', '/search/users', 'User search'],
      ['faculty', '/trainees', 'Trainees'],
    ] as const) {
      const { page: other } = await stage.signedIn(who, width)
      await open(other, narrowedTo(path, 'ruiz'))
      await other.getByRole('heading', { level: 1, name: heading }).waitFor()
      await other.getByRole('link', { name: 'Ana Ruiz' }).waitFor()
      expect(await other.getByText(ID).count()).toBe(0)
      await other.getByRole('link', { name: 'Ana Ruiz' }).click()
      await other.getByText('Time there').waitFor()
      expect(await other.getByText(ID).count()).toBe(0)
    }
    for (const who of ['coordinator', 'faculty', 'supervisor', 'trainee']) {
      const { page: own } = await stage.signedIn(who, width)
      await open(own, '/account')
      await own.getByRole('region', { name: 'How you can be reached' }).getByRole('button').waitFor()
      expect(await own.getByText(ID).count()).toBe(0)
    }
  },
)

test.each([1280, 390])(
  'ADMTOOL-005 at %i several people are signed out everywhere, with an answer for each',
  async width => {
    const { page, troubles } = await stage.signedIn('admin', width)
    await open(page, '/admin/users')
    for (const name of ['Ben Castellan', 'Chloe Nakamura']) {
      const row = page.getByRole(width < 900 ? 'listitem' : 'row').filter({ hasText: name })
      await row.getByRole('checkbox').check()
    }
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Sign out 2 people everywhere?' })
    expect(await violations(page)).toEqual([])
    await asked.getByRole('button', { name: 'Sign out everywhere' }).click()
    const outcome = page.getByRole('dialog', { name: '2 people are signed out everywhere.' })
    for (const name of ['Ben Castellan', 'Chloe Nakamura']) await outcome.getByText(name).waitFor()
    expect(await violations(page)).toEqual([])
    expect(troubles).toEqual([])
  },
)

test.each([1280, 390])(
  'at %i two accounts of one person are merged with what follows in view, the person works from both, and it is undone',
  async width => {
    const { page, troubles } = await stage.signedIn('admin', width)
    await open(page, '/admin/users')
    await page.getByRole('link', { name: 'Elise Thornbury' }).click()
    await page.getByRole('button', { name: 'Merge an account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Merge another account into that of Elise Thornbury' })
    const other = dialog.getByRole('combobox', { name: 'The other account' })
    await other.fill('morgan')
    await page.getByText('No other account is like this.').waitFor()
    await other.fill('farid')
    await page.getByRole('option', { name: /Farid Haddad/ }).click()
    await dialog.getByText(/Trainee · Harbor University Counseling/).waitFor()
    await dialog.getByText(/the role Trainee twice at Harbor University Counseling/).waitFor()
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
    const merges = page.getByRole('region', { name: 'Merged accounts' })
    await merges.getByText(/trainee\.farid@demo/).waitFor()
    expect(await page.getByRole('region', { name: 'Positions' }).getByRole('listitem').count()).toBe(2)
    expect(await violations(page)).toEqual([])

    const person = await stage.signedIn('trainee.elise', width)
    await open(person.page, '/dashboard')
    expect(person.troubles).toEqual([])
    await merges.getByRole('button', { name: 'Undo the merge with trainee.farid@demo.practicum.test' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await merges.waitFor({ state: 'detached' })
    expect(await page.getByRole('region', { name: 'Positions' }).getByRole('listitem').count()).toBe(1)
    expect(troubles).toEqual([])
  },
)
