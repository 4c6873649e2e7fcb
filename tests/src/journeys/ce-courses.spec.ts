// Courses at both widths: a coordinator writes one with an exam and looks at the results, everybody reads and answers it, and a trainee meets the HIPAA requirement.
import type { Locator, Page } from 'playwright-core'
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

/** The first answer is marked as the right one. */
async function askFor(form: Locator, number: number, text: string, options: readonly string[]): Promise<void> {
  await form.getByRole('button', { name: 'Add a question' }).click()
  const question = form.getByRole('group', { name: `Question ${number}`, exact: true })
  await question.getByRole('textbox', { name: 'Question' }).fill(text)
  for (const [nth, option] of options.entries())
    await question.getByRole('textbox', { name: `Answer ${nth + 1}` }).fill(option)
}

async function writeCourse(page: Page, title: string): Promise<void> {
  await open(page, '/cecourses')
  await page.getByRole('link', { name: /Working with interpreters/ }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'New course' }).click()
  const form = page.getByRole('dialog', { name: 'New course' })
  await form.getByRole('textbox', { name: 'Title' }).fill(title)
  const first = form.getByRole('group', { name: 'Section 1' })
  await first.getByRole('textbox', { name: 'Heading' }).fill('Afterwards')
  await first.getByRole('textbox', { name: 'Text' }).fill('Write your notes the same day.')
  await form.getByRole('button', { name: 'Add a section' }).click()
  const second = form.getByRole('group', { name: 'Section 2' })
  await second.getByRole('textbox', { name: 'Heading' }).fill('Before')
  await second.getByRole('textbox', { name: 'Text' }).fill('Read what was agreed on.')
  await form.getByRole('button', { name: 'Move Section 2 up' }).press('Enter')
  await askFor(form, 1, 'When do you write your notes?', ['The same day', 'At the end of the month'])
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('mark which answer is right').waitFor()
  await form.getByRole('checkbox', { name: 'Answer 2 is right' }).check()
  await form.getByRole('checkbox', { name: 'Answer 1 is right' }).check()
  expect(await form.getByRole('checkbox', { name: 'Answer 2 is right' }).isChecked()).toBe(false)
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await heading(page, title)
  await page.getByText('Draft', { exact: true }).waitFor()
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.slice(0, 2)).toEqual(['Before', 'Afterwards'])
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await page.getByText(`“${title}” is published.`).waitFor()
  expect(await violations(page)).toEqual([])
}

/** Answers its one question, and hands in. */
async function answer(page: Page, option: string): Promise<void> {
  await page.getByRole('radio', { name: option }).check()
  await page.getByRole('button', { name: 'Hand in' }).click()
}

test.each([1280, 390])(
  'SCOPE-009 D2ROUTE-006 at %i a course is written and published, read, failed and passed, and its results are looked through',
  async width => {
    const title = `Notes, seen at ${width}`
    const { page, troubles } = await stage.signedIn('coordinator', width)
    await writeCourse(page, title)
    const { pathname } = new URL(page.url())

    const trainee = await stage.signedIn('trainee.farid', width)
    await open(trainee.page, '/cecourses')
    await trainee.page.getByRole('link', { name: title }).click()
    await trainee.page.getByText('Write your notes the same day.').waitFor()
    expect(await violations(trainee.page)).toEqual([])
    await trainee.page.getByRole('link', { name: 'Go to the exam' }).click()
    await heading(trainee.page, `Exam: ${title}`)
    await trainee.page.getByRole('button', { name: 'Hand in' }).click()
    await trainee.page.getByText('answer this question, too').waitFor()
    await trainee.page.getByRole('radio', { name: 'At the end of the month' }).check()
    await trainee.page.getByText('Draft kept', { exact: false }).waitFor()
    await trainee.page.reload()
    await trainee.page.getByText('Start over').waitFor()
    expect(await trainee.page.getByRole('radio', { name: 'At the end of the month' }).isChecked()).toBe(true)
    await trainee.page.getByRole('button', { name: 'Hand in' }).click()
    await trainee.page.getByText('Not passed: 0% were right, 80% are needed.').waitFor()
    await trainee.page.getByText('Not right', { exact: true }).waitFor()
    expect(await violations(trainee.page)).toEqual([])
    await trainee.page.getByRole('button', { name: 'Try again' }).click()
    await answer(trainee.page, 'The same day')
    await trainee.page.getByText('Passed, with 100%.').waitFor()
    // What was handed in is no draft any more.
    await trainee.page.reload()
    await heading(trainee.page, `Exam: ${title}`)
    await trainee.page.getByRole('radio', { name: 'The same day' }).waitFor()
    await trainee.page.waitForLoadState('networkidle')
    expect(await trainee.page.getByRole('radio', { checked: true }).count()).toBe(0)
    await trainee.page.getByRole('link', { name: title }).first().click()
    await trainee.page.getByText('Passed, 2 tries').first().waitFor()

    await open(page, '/cecourses/review_all')
    await page.getByRole('link', { name: title }).first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: title }).first().click()
    await heading(page, `Farid Haddad: ${title}`)
    expect(new URL(page.url()).pathname).toMatch(/^\/cecourses\/review\//)
    await page.getByText('At the end of the month (chosen)').waitFor()
    expect(await violations(page)).toEqual([])
    await open(page, pathname.replace('/cecourses/', '/cecourses/exam/'))
    await heading(page, `Exam: ${title}`)
    expect([...troubles, ...trainee.troubles]).toEqual([])
  },
)

test('CE-002 TDASH-003 TDASH-005 ATTACH-007 a trainee without the HIPAA course is led to it from the dashboard and in place of uploading, passes it, and uploads', async () => {
  const { page, troubles } = await stage.signedIn('trainee.dev', 390)
  await open(page, '/dashboard')
  const prompt = page.getByRole('region', { name: 'Before you go on' })
  for (const text of [/privacy policy/, /terms of service/]) await prompt.getByRole('checkbox', { name: text }).check()
  await prompt.getByRole('button', { name: 'Accept both' }).click()
  await prompt.waitFor({ state: 'detached' })
  const badge = page.getByRole('link', { name: 'Not HIPAA trained' })
  expect(await badge.getAttribute('href')).toBe('/cecourses/hipaa')
  const alert = page.getByRole('alert').filter({ hasText: 'You have not completed the HIPAA course yet.' })
  await alert.getByRole('link', { name: 'Open the course' }).waitFor()
  expect(await violations(page)).toEqual([])

  await open(page, '/tasks')
  await page.getByRole('button', { name: 'Add to-do' }).first().click()
  const form = page.getByRole('dialog')
  await form.getByText('Complete the HIPAA course before you upload files.').waitFor()
  expect(await form.getByRole('button', { name: 'Choose files' }).count()).toBe(0)
  expect(await violations(page)).toEqual([])
  await form.getByRole('link', { name: 'Open the HIPAA course' }).click()
  await heading(page, 'Privacy of health records (HIPAA)')

  await page.getByRole('link', { name: 'Go to the exam' }).click()
  await heading(page, /^Exam/)
  const questions = page.getByRole('main').getByRole('group')
  for (const name of ['A name', 'A photograph', 'A date of birth']) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('radio', { name: /^Nothing, unless they treat/ }).check()
  await page.getByRole('radio', { name: /^In the system that your site/ }).check()
  await page.getByRole('radio', { name: /^Clients may see what is kept/ }).check()
  await page.getByRole('radio', { name: /^Tell your supervisor and the site/ }).check()
  expect(await questions.count()).toBe(5)
  await page.getByRole('button', { name: 'Hand in' }).click()
  await page.getByText('Passed, with 100%.').waitFor()
  expect(await violations(page)).toEqual([])

  // The open page has heard of it.
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('link', { name: 'HIPAA trained', exact: true }).waitFor()
  expect(await alert.count()).toBe(0)
  await open(page, '/tasks')
  await page.getByRole('button', { name: 'Add to-do' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Choose files' }).waitFor()
  expect(troubles).toEqual([])
})

test('ROUTE-034 tasks, clients, courses and notifications have pages of their own', async () => {
  const { page, troubles } = await stage.signedIn('trainee')
  for (const [path, name] of [
    ['/tasks', 'Tasks'],
    ['/clients', 'Clients'],
    ['/cecourses', 'Courses'],
    ['/notifications', 'Notifications'],
  ] as const) {
    await open(page, path)
    await heading(page, name)
  }
  expect(troubles).toEqual([])
})
