// What is asked of whoever signs up: a step for each section, a field for each type, and licences where they belong.
import { LICENSING_QUESTION, questionNumbered } from '@practicum/shared/features/signup-questions/signup-questions.ids'
import type { SurveyQuestion } from '@practicum/shared/features/signup-questions/survey.contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakeAnswer } from '../../testing/fake-server'
import * as page from '../../testing/sign-up'
import { DEBOUNCED_MS } from './DebouncedField'
import { experienceComplaints } from './experience-complaints'
import { answersBody, experienceField, initialExperience, licensesBody, sectionsOf } from './experience-values'

const { CREATE, fillDetails, heading, press, signUpPage, toDetails, write } = page

afterEach(() => sessionStorage.clear())
afterAll(() => history.replaceState(null, '', '/'))

const RESPONSE = 'POST /api/signup/signup-response'
const LICENSES = 'POST /api/signup/supervisor-licenses'

const value = (number: number, text: string) => ({
  ...{ id: questionNumbered(100 + number), value: text, is_other: text === 'Other' },
})

function question(number: number, name: SurveyQuestion['fieldtype']['name'], changes: Partial<SurveyQuestion> = {}) {
  return {
    ...{ id: questionNumbered(number), body: `Question ${number}?`, required: true, section: 1, ordering: number },
    ...{ fieldtype: { name }, values: [], ...changes },
  }
}

const [MASTERS, OTHER, ADULTS, FAMILIES] = [
  value(1, 'Master’s'),
  value(2, 'Other'),
  value(3, 'Adults'),
  value(4, 'Families'),
]

const QUESTIONS: readonly SurveyQuestion[] = [
  question(1, 'single', { values: [MASTERS, OTHER] }),
  question(2, 'monthYearDate'),
  question(3, 'numeric'),
  question(4, 'multiple', { values: [ADULTS, FAMILIES], required: false }),
  question(5, 'string', { required: false }),
  question(6, 'text', { required: false }),
  question(8, 'agree', { section: 3, body: 'All of it is true' }),
  question(9, 'text', { section: 3, required: false }),
]

const refusedAt = (field: string, message: string): FakeAnswer => ({
  status: 422,
  json: { errors: [{ field, code: 'refused', message }] },
})

const arriving = (routes: object = {}) =>
  signUpPage({
    invite: { role: { keyname: 'supervisor' } },
    routes: {
      'GET /api/signup/survey-questions/supervisor': { json: QUESTIONS },
      'GET /api/disciplines': { json: [{ id: 'psychology', value: 'Psychology' }] },
      ...{ [RESPONSE]: {}, [LICENSES]: {} },
      ...routes,
    },
  })

async function toExperience(): Promise<void> {
  await toDetails()
  await fillDetails()
  await press('Next')
  await heading('Your experience')
}

async function fillFirst(): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: 'Other' }))
  await write(/^What do you mean by that/, 'Diploma')
  const month = screen.getByRole('group', { name: /Question 2/ })
  await userEvent.click(within(month).getByRole('spinbutton', { name: 'Month' }))
  await userEvent.keyboard('05')
  await userEvent.keyboard('2004')
  await userEvent.type(screen.getByRole('textbox', { name: /Question 3/ }), '1a2')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Families' }))
  await userEvent.type(screen.getByRole('textbox', { name: /Question 6/ }), 'Twenty years')
}

async function toLicenses(): Promise<void> {
  await toExperience()
  await fillFirst()
  await press('Next')
  await screen.findByText('section 2 of 2')
  await screen.findByRole('checkbox', { name: /All of it is true/ })
}

async function fillLicense(): Promise<void> {
  await write(/^License number/, '00000')
  await page.choose(/^State/, 'State US-CA')
  await page.choose(/^Discipline/, 'Psychology')
}

describe('the steps', () => {
  test('SURVEY-001 SIGNUP-008 each section is a step directly after the details, which shows its questions and says which it is', async () => {
    arriving()
    await toExperience()
    expect(screen.getByText('section 1 of 2')).toBeTruthy()
    expect(screen.getByRole('radiogroup', { name: /Question 1/ })).toBeTruthy()
    expect(screen.queryByText(/All of it is true/)).toBeNull()
    await press('Back')
    await heading('Your details')
    expect(screen.queryByText(/^section/)).toBeNull()
    await press('Next')
    await heading('Your experience')
    await fillFirst()
    await press('Next')
    await screen.findByText('section 2 of 2')
    expect(await screen.findByText(/All of it is true/)).toBeTruthy()
    expect(screen.queryByText(/Question 1/)).toBeNull()
  })

  test('SURVEY-004 a field for each type, and text of one’s own where a value leaves it open', async () => {
    const { server } = arriving()
    await toExperience()
    expect(screen.queryByLabelText(/^What do you mean/)).toBeNull()
    await fillFirst()
    expect((screen.getByRole('textbox', { name: /Question 3/ }) as HTMLInputElement).value).toBe('12')
    expect(screen.getByRole('textbox', { name: /Question 5/ }).tagName).toBe('INPUT')
    expect(screen.getByRole('textbox', { name: /Question 6/ }).tagName).toBe('TEXTAREA')
    await press('Next')
    await screen.findByText('section 2 of 2')
    expect(server.calls(RESPONSE)[0]?.body).toEqual({
      answers: [
        { signup_question_id: questionNumbered(1), value_ids: [OTHER?.id], other_text: 'Diploma' },
        { signup_question_id: questionNumbered(2), value_date: '2004-05-01' },
        { signup_question_id: questionNumbered(3), value_int: 12 },
        { signup_question_id: questionNumbered(4), value_ids: [FAMILIES?.id] },
        { signup_question_id: questionNumbered(5), value_text: '' },
        { signup_question_id: questionNumbered(6), value_text: 'Twenty years' },
      ],
    })
    expect(server.calls(LICENSES)).toEqual([])
  })

  test('SURVEY-013 what is not answered is said beside it, and the earliest has the focus', async () => {
    const { server } = arriving()
    await toExperience()
    await press('Next')
    await waitFor(() => expect(screen.getAllByText('Answer this question to go on')).toHaveLength(3))
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Master’s' }))
    expect(server.calls(RESPONSE)).toEqual([])
    await userEvent.click(screen.getByRole('radio', { name: 'Master’s' }))
    await press('Next')
    await waitFor(() =>
      expect(screen.getByRole('group', { name: /Question 2/ }).contains(document.activeElement)).toBe(true),
    )
  })

  test('what the server refuses of an answer stands beside it', async () => {
    arriving({
      [RESPONSE]: refusedAt('answers.3', 'is not offered'),
    })
    await toExperience()
    await fillFirst()
    await press('Next')
    expect(await screen.findByText(/is not offered/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Adults' }))
  })
})

describe('licences', () => {
  test('SURVEY-006 SURVEY-007 they stand directly before question 8, and question 9 has its note', async () => {
    arriving()
    await toLicenses()
    const block = screen.getByRole('region', { name: 'Your licenses' })
    for (const label of [/^License number/, /^State/, /^Discipline/])
      expect(within(block).getByLabelText(label)).toBeTruthy()
    expect(block.nextElementSibling).toBe(screen.getByText('All of it is true').closest('.MuiFormControl-root'))
    const ninth = screen.getByText('Question 9?').closest('.MuiFormControl-root') as HTMLElement
    expect(within(ninth).getByText(/qualify you to supervise/)).toBeTruthy()
    expect(screen.getAllByText(/qualify you to supervise/)).toHaveLength(1)
  })

  test('SURVEY-011 each field of a row says by itself that it is required, and the first has the focus', async () => {
    arriving()
    await toLicenses()
    await press('Add a license')
    await press('Create account')
    for (const text of ['License number is required', 'State is required', 'Discipline is required'])
      await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
    expect(document.activeElement).toBe(screen.getAllByLabelText(/^License number/)[0])
    await userEvent.click(screen.getByRole('button', { name: 'Remove: License 2' }))
    expect(screen.getAllByLabelText(/^License number/)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  })

  test('SURVEY-014 SIGNUP-032 answers are judged first, then licences, and the account is created with both', async () => {
    const { server } = arriving()
    await toLicenses()
    await fillLicense()
    await userEvent.click(screen.getByRole('checkbox', { name: /All of it is true/ }))
    await press('Create account')
    await heading('Your account is ready')
    const supervisor_licenses = [{ license_number: '00000', state_id: 'US-CA', discipline_id: 'psychology' }]
    expect(server.calls(LICENSES).map(({ body }) => body)).toEqual([{ supervisor_licenses }])
    expect(server.calls(CREATE)[0]?.body).toMatchObject({ supervisor_licenses })
    expect(server.calls(CREATE)[0]?.body).toHaveProperty('answers.length', QUESTIONS.length)
  })

  test('answers that the server refuses keep licences from being asked about', async () => {
    const { server } = arriving({
      [RESPONSE]: ({ body }: { body: { answers: unknown[] } }) =>
        body.answers.length === 2 ? refusedAt('answers.0', 'is 1, or 0') : {},
    })
    await toLicenses()
    await fillLicense()
    await userEvent.click(screen.getByRole('checkbox', { name: /All of it is true/ }))
    await press('Create account')
    await waitFor(() => expect(server.calls(RESPONSE)).toHaveLength(2))
    expect(server.calls(LICENSES)).toEqual([])
  })

  test('SURVEY-018 what is typed into one is taken half a second later, or when it is left', async () => {
    arriving()
    await toLicenses()
    const kept = () =>
      JSON.parse(sessionStorage.getItem('practicum.signup') ?? '{}').typed.supervisor_licenses[0].license_number
    const input = screen.getByLabelText(/^License number/) as HTMLInputElement
    jest.useFakeTimers()
    try {
      fireEvent.change(input, { target: { value: 'LPC' } })
      act(() => jest.advanceTimersByTime(DEBOUNCED_MS - 1))
      fireEvent.change(input, { target: { value: 'LPC-1' } })
      act(() => jest.advanceTimersByTime(DEBOUNCED_MS - 1))
      expect([input.value, kept()]).toEqual(['LPC-1', ''])
      act(() => jest.advanceTimersByTime(1))
      expect(kept()).toBe('LPC-1')
      fireEvent.change(input, { target: { value: 'LPC-12' } })
      fireEvent.blur(input)
      expect(kept()).toBe('LPC-12')
      expect(DEBOUNCED_MS).toBe(500)
    } finally {
      jest.useRealTimers()
    }
  })
})

test('answers and licences outlive a reload', async () => {
  const { unmount } = arriving()
  await toLicenses()
  await write(/^License number/, 'LPC-7')
  await userEvent.tab()
  unmount()
  arriving()
  await toDetails()
  await press('Next')
  await heading('Your experience')
  expect(((await screen.findByRole('radio', { name: 'Other' })) as HTMLInputElement).checked).toBe(true)
  expect((screen.getByLabelText(/^What do you mean/) as HTMLInputElement).value).toBe('Diploma')
  await press('Next')
  expect(((await screen.findByLabelText(/^License number/)) as HTMLInputElement).value).toBe('LPC-7')
})

describe('without a page', () => {
  const values = (answers: object = {}) => initialExperience(QUESTIONS, { answers: answers as never })
  const complaints = (answers: object) =>
    experienceComplaints(QUESTIONS.slice(0, 3), values(answers), 'America/Chicago').map(({ field }) => field)

  test('SURVEY-010 SURVEY-015 a required one counts as answered by the value of its type, and a month not later than this', () => {
    const [one, two, three] = [1, 2, 3].map(number => questionNumbered(number)) as [string, string, string]
    const right = {
      [one]: { value_ids: [MASTERS?.id] },
      [two]: { value_date: '2004-05-01' },
      [three]: { value_int: 0 },
    }
    expect(complaints(right)).toEqual([])
    expect(complaints({})).toEqual([one, two, three].map(id => `answers.${id}`))
    expect(complaints({ ...right, [one]: { value_text: 'Master’s' } })).toEqual([`answers.${one}`])
    expect(complaints({ ...right, [two]: { value_date: '2999-01-01' } })).toEqual([`answers.${two}`])
  })

  test('licences are sent where they are asked for, and sections without a question are no step', () => {
    const typed = values()
    expect(licensesBody(QUESTIONS, typed)).toHaveLength(1)
    expect(
      licensesBody(
        QUESTIONS.filter(({ id }) => id !== LICENSING_QUESTION),
        typed,
      ),
    ).toEqual([])
    expect(sectionsOf(QUESTIONS).map(section => section.length)).toEqual([6, 2])
    expect(answersBody([], typed)).toEqual([])
  })

  test('what the server refuses finds its field', () => {
    const id = questionNumbered(2)
    expect(experienceField('answers.1.value_date', QUESTIONS)).toBe(`answers.${id}`)
    expect(experienceField('answers', QUESTIONS)).toBeUndefined()
    expect(experienceField('supervisor_licenses.2.state_id', QUESTIONS)).toBe('supervisor_licenses.2.state_id')
    expect(experienceField('supervisor_licenses', QUESTIONS)).toBe('supervisor_licenses.0.license_number')
  })
})
