// The screens on what former releases left: each opens, shows the first of its things with its history, and no answer is refused.
import { keptInstallations } from '../setup/kept-installation'
import type { Person } from './people'
import { Stage } from './stage'

interface Screens {
  readonly who: string
  readonly pages: readonly string[]
  readonly lists: readonly string[]
}

const SCREENS: readonly Screens[] = [
  {
    who: 'coordinator',
    pages: ['/dashboard', '/notifications', '/events', '/cecourses', '/cecourses/review_all'],
    lists: ['/tasks#created', '/applications', '/livesessions#past'],
  },
  { who: 'trainee', pages: ['/dashboard', '/notifications'], lists: ['/tasks', '/applications', '/livesessions'] },
  { who: 'supervisor', pages: [], lists: ['/tasks', '/applications', '/livesessions'] },
  { who: 'faculty', pages: [], lists: ['/applications', '/livesessions'] },
  { who: 'admin', pages: ['/admin/dashboard', '/events'], lists: [] },
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

async function screensOpen(stage: Stage): Promise<void> {
  for (const { who, pages, lists } of SCREENS) {
    const person = await stage.signedIn(who)
    const refused = refusedAnswers(person)
    for (const path of pages) await opened(person, path)
    for (const path of lists) await firstThing(person, path)
    expect([who, refused, person.troubles]).toEqual([who, [], []])
    await person.page.context().close()
  }
}

async function firstThing(person: Person, path: string): Promise<void> {
  const { page } = person
  await opened(person, path)
  await page.getByRole('main').locator('tbody a, li a').first().click()
  // Beside comments it is a tab, and a part of the page where there are none.
  const [tab, part] = [page.getByRole('tab', { name: 'History' }), page.getByRole('region', { name: 'History' })]
  await tab.or(part).waitFor()
  if (await tab.isVisible()) await tab.click()
  await part.or(page.getByRole('tabpanel')).getByRole('listitem').first().waitFor()
}

test('every screen works on what former releases left', async () => {
  for (const kept of await keptInstallations()) {
    const stage = await Stage.open({ kept })
    try {
      await screensOpen(stage)
    } finally {
      await stage.close()
    }
  }
})
