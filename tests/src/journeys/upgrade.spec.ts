// The screens on what former releases left: each opens, shows the first of its things with its history, and no answer is refused.
import { keptInstallations } from '../setup/kept-installation'
import type { Person } from './people'
import { Stage } from './stage'

const LISTS: readonly (readonly [who: string, paths: readonly string[]])[] = [
  ['coordinator', ['/tasks#created', '/applications', '/livesessions#past']],
  ['trainee', ['/tasks', '/applications', '/livesessions']],
  ['supervisor', ['/tasks', '/applications', '/livesessions']],
  ['faculty', ['/applications', '/livesessions']],
]
const PAGES: readonly (readonly [who: string, paths: readonly string[]])[] = [
  ['coordinator', ['/dashboard', '/notifications', '/events', '/cecourses/review_all']],
  ['trainee', ['/dashboard', '/notifications']],
  ['admin', ['/admin/dashboard', '/events']],
]

/** Answers of the API that were no success, since it began. */
function refusedAnswers({ page }: Person): readonly string[] {
  const refused: string[] = []
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/api/') && response.status() >= 400) refused.push(`${response.status()} ${pathname}`)
  })
  return refused
}

async function opened({ page }: Person, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function pagesOpen(stage: Stage): Promise<void> {
  for (const [who, paths] of PAGES) {
    const person = await stage.signedIn(who)
    const refused = refusedAnswers(person)
    for (const path of paths) await opened(person, path)
    expect([who, refused, person.troubles]).toEqual([who, [], []])
  }
}

async function thingsOpen(stage: Stage): Promise<void> {
  for (const [who, paths] of LISTS) {
    const person = await stage.signedIn(who)
    const refused = refusedAnswers(person)
    for (const path of paths) await firstThing(person, path)
    expect([who, refused, person.troubles]).toEqual([who, [], []])
  }
}

async function firstThing(person: Person, path: string): Promise<void> {
  const { page } = person
  await opened(person, path)
  await page.getByRole('main').locator('tbody a, li a').first().click()
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('tabpanel').getByRole('listitem').first().waitFor()
}

test('every screen works on what former releases left', async () => {
  for (const kept of await keptInstallations()) {
    const stage = await Stage.open({ kept })
    try {
      await pagesOpen(stage)
      await thingsOpen(stage)
    } finally {
      await stage.close()
    }
  }
})
