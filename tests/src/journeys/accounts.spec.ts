// Accounts at both widths: an admin looks at one where its person came by, and helps several people at once.
import { open, violations } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

test.each([1280, 390])(
  'ADMIN-009 ADMIN-018 ADMIN-020 ADMIN-023 at %i the dashboard opens the account of whoever came lately, and offers to log in as them',
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
