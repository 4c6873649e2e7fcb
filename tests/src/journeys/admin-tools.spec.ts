// What is the admin's alone: every page under /admin with what it asks the server, and the way to the tools.
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROLES, type Role } from '@practicum/shared/access/roles'
import type { Page } from 'playwright-core'
import { violations } from './judge'
import { go, open, withPosition } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const FEATURES = join(__dirname, '../../../frontend/src/features')

/** As the features say them. */
const routes = [
  ...new Set(
    readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('index.ts'))
      .flatMap(path => readFileSync(join(FEATURES, path), 'utf8').match(/(?<=path: ')\/admin[^']*/g) ?? []),
  ),
].sort()

/** What each of them asks of the server first, about the one who is signed in or where they work. */
const CALLS: Readonly<Record<string, string>> = {
  '/admin/dashboard': '/api/dashboard/admin',
  '/admin/organizations': '/api/organizations',
  '/admin/organizations/edit/:id': '/api/organizations/:id',
  '/admin/tools': '/api/dashboard/admin',
  '/admin/tools/mail-templates': '/api/mail-templates',
  '/admin/tools/organizations-exports': '/api/organizations/figures',
  '/admin/tools/queues': '/api/dashboard/admin/queues',
  '/admin/tools/signup-questions': '/api/signup-questions',
  '/admin/tools/supported-countries': '/api/admin/countries',
  '/admin/users': '/api/users',
  '/admin/users/edit/:id': '/api/users/:id',
}

interface Subject {
  readonly user: string
  readonly organization: string
}

async function subject(): Promise<Subject> {
  const { page } = await stage.signedIn('admin')
  const own = await (await page.request.get('/api/users/current')).json()
  return { user: own.id, organization: own.current_position.organization_id }
}
const about = (path: string, { user, organization }: Subject): string =>
  path.replace(':id', path.includes('organizations') ? organization : user)

/** Of the demonstration; whoever has another role is told so by the page state alone, and asks the server as a manager: what it answers to each role, the matrix of roles says. */
const PEOPLE: Partial<Record<Role, string>> = {
  ...{ coordinator: 'coordinator', faculty: 'faculty', supervisor: 'supervisor', trainee: 'trainee' },
}

async function as(role: Role): Promise<Page> {
  const { page } = await stage.signedIn(PEOPLE[role] ?? 'clinic.manager')
  if (PEOPLE[role] === undefined) await withPosition(page, { role: { id: role, keyname: role, name: role } })
  await open(page, '/account')
  return page
}

test('ADMTOOL-002 ADMTOOL-004 ROUTE-006 what is under /admin, and what its pages ask for, is closed to every other role and open to an admin', async () => {
  expect(routes).toEqual(Object.keys(CALLS))
  const whom = await subject()
  for (const role of ROLES.filter(one => one !== 'admin')) {
    const page = await as(role)
    for (const route of routes) {
      const path = about(route, whom)
      await go(page, path, 'You may not open this page')
      await page.waitForURL(({ search }) => search === `?path=${encodeURIComponent(path)}`)
      const answer = await page.request.get(about(CALLS[route] ?? '', whom))
      expect([role, route, [403, 404].includes(answer.status())]).toEqual([role, route, true])
    }
  }
  const { page } = await stage.signedIn('admin')
  for (const route of routes) {
    await open(page, about(route, whom))
    expect(new URL(page.url()).pathname).toBe(about(route, whom))
    expect((await page.request.get(about(CALLS[route] ?? '', whom))).status()).toBe(200)
  }
})

test.each([1280, 390])(
  'ADMTOOL-006 at %i an admin goes from the dashboard to the tools, and from there to each of them',
  async width => {
    const { page, troubles } = await stage.signedIn('admin', width)
    await open(page, '/admin/dashboard')
    const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' })
    for (const name of ['Users', 'Organizations', 'Live sessions', 'Queues', 'Event explorer'])
      await shortcuts.getByRole('link', { name, exact: true }).waitFor()
    await shortcuts.getByRole('link', { name: 'Admin tools' }).click()
    await page.getByRole('heading', { level: 1, name: 'Admin tools' }).waitFor()
    expect(await violations(page)).toEqual([])
    const tools = page.getByRole('main').getByRole('list', { name: 'Admin tools' }).getByRole('link')
    const names = await tools.allTextContents()
    expect(names.length).toBeGreaterThan(1)
    for (const name of names) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await page.waitForURL('**/admin/tools/*')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: 'Admin tools' }).waitFor()
    }
    const visitor = await stage.signedIn('coordinator', width)
    await open(visitor.page, '/admin/tools')
    expect(new URL(visitor.page.url()).pathname).toBe('/permission-denied')
    expect(troubles).toEqual([])
  },
)

test.each([1280, 390])(
  'ADMTOOL-011 at %i an admin looks at what organizations have, and takes it along as a file',
  async width => {
    const { page, troubles } = await stage.signedIn('admin', width)
    await open(page, '/admin/tools/organizations-exports')
    await page.getByRole('heading', { level: 1, name: 'Exports of organizations' }).waitFor()
    await page.getByRole('button', { name: 'Academic', exact: true }).click()
    await page.getByRole('button', { name: 'Academic', exact: true, pressed: true }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Harbor University Counseling' }).waitFor()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)
    await page.getByRole('button', { name: 'Export or print' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    const [head, ...lines] = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')
    expect(head).toContain('Name,Kind,Owner,Trainees,Supervisors,Faculty members,Coordinators,People invited,Places')
    expect(lines.filter(line => !line.includes(',Academic,'))).toEqual([])
    expect(lines.some(line => line.startsWith('Harbor University Counseling,'))).toBe(true)
    expect(troubles).toEqual([])
  },
)
