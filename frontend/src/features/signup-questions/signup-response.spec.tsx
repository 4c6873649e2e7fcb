// What one has answered at signup, on one's account: read, and answered anew by the rules of signing up.
import { LICENSING_QUESTION, questionNumbered } from '@practicum/shared/features/signup-questions/signup-questions.ids'
import type { SignupResponse, SurveyQuestion } from '@practicum/shared/features/signup-questions/survey.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeRoutes, refusal } from '../../testing/fake-server'
import { aState, aUser } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import SignupResponseSection from './SignupResponseSection'

const CHANGE = 'PUT /api/users/current/signup-response'
const [MASTERS, DOCTORATE] = [questionNumbered(101), questionNumbered(102)]
const asked = { required: true, section: 1, ordering: 1 }
const QUESTIONS: readonly SurveyQuestion[] = [
  {
    ...{ ...asked, id: questionNumbered(1), body: 'What is your highest degree?', fieldtype: { name: 'single' } },
    values: [
      { id: MASTERS, value: 'Master’s', is_other: false },
      { id: DOCTORATE, value: 'Doctorate', is_other: false },
    ],
  },
  { ...asked, id: LICENSING_QUESTION, body: 'For how many years?', fieldtype: { name: 'numeric' }, values: [] },
]
const nothing = { value_ids: [], chosen: [], value_int: null, value_date: null, value_text: null, other_text: null }
const LICENSE = { license_number: 'LPC-1', state_id: 'US-CA', discipline_id: 'psychology' }
const ID = '0192f0c0-0000-7000-8000-0000000000d3'
const ANSWERED: SignupResponse = {
  answers: [
    {
      ...{ ...nothing, signup_question_id: questionNumbered(1), body: 'What is your highest degree?' },
      ...{ fieldtype: { name: 'single' }, value_ids: [MASTERS], chosen: ['Master’s'] },
    },
    {
      ...{ ...nothing, signup_question_id: LICENSING_QUESTION, body: 'For how many years?' },
      ...{ fieldtype: { name: 'numeric' }, value_int: 7 },
    },
  ],
  supervisor_licenses: [{ id: ID, ...LICENSE }],
  version: 1,
}

const open = (routes: FakeRoutes = {}, user = aUser('supervisor')) =>
  renderScreen(<SignupResponseSection />, {
    state: aState(user),
    routes: {
      'GET /api/users/current/signup-response': { json: ANSWERED },
      'GET /api/signup/survey-questions/supervisor': { json: QUESTIONS },
      'GET /api/disciplines': { json: [{ id: 'psychology', value: 'Psychology' }] },
      'GET /api/countries/US/states': { json: [{ id: 'US-CA', name: 'California' }] },
      ...routes,
    },
  })
const change = () => screen.findByRole('button', { name: 'Change your answers' })
const dialog = () => screen.findByRole('dialog', { name: 'Your answers' })
const save = async () => userEvent.click(within(await dialog()).getByRole('button', { name: 'Save' }))

test('the form opens with what was answered, and sends all of it anew with the license it was', async () => {
  const { server } = open({ [CHANGE]: { json: { version: 2 } } })
  await userEvent.click(await change())
  const form = within(await dialog())
  expect((form.getByLabelText(/^License number/) as HTMLInputElement).value).toBe('LPC-1')
  await userEvent.click(form.getByRole('radio', { name: 'Doctorate' }))
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls(CHANGE).map(({ body }) => body)).toEqual([
    {
      answers: [
        { signup_question_id: questionNumbered(1), value_ids: [DOCTORATE] },
        { signup_question_id: LICENSING_QUESTION, value_int: 7 },
      ],
      supervisor_licenses: [{ id: ID, ...LICENSE }],
      version: 1,
    },
  ])
  expect(await screen.findByText('Your answers were changed')).toBeTruthy()
})

test('what does not hold is said beside its field, and nothing is sent', async () => {
  const { server } = open()
  await userEvent.click(await change())
  const form = within(await dialog())
  await userEvent.clear(form.getByLabelText(/^License number/))
  await userEvent.clear(form.getByRole('textbox', { name: /For how many years/ }))
  await save()
  expect(await form.findByText('License number is required')).toBeTruthy()
  expect(form.getByRole('textbox', { name: /For how many years/ }).getAttribute('aria-invalid')).toBe('true')
  expect(server.calls(CHANGE)).toEqual([])
})

test('what was changed elsewhere meanwhile is said, and the form stays', async () => {
  open({ [CHANGE]: refusal(409, 'Somebody changed this') })
  await userEvent.click(await change())
  await userEvent.click(within(await dialog()).getByRole('radio', { name: 'Doctorate' }))
  await save()
  expect(await within(await dialog()).findByRole('alert')).toBeTruthy()
})

test('where nothing is asked there is nothing to change, and nobody answers for somebody else', async () => {
  const { unmount } = open({ 'GET /api/signup/survey-questions/supervisor': { json: [] } })
  expect(await screen.findByText('What is your highest degree?')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change your answers' })).toBeNull()
  unmount()
  open({}, aUser('supervisor', { is_impersonating: true }))
  expect(((await change()) as HTMLButtonElement).disabled).toBe(true)
})

test('a choice that is offered no more is kept unless it is chosen anew', async () => {
  const [ADULTS, FAMILIES] = [questionNumbered(103), questionNumbered(104)]
  const many = {
    ...asked,
    required: false,
    id: questionNumbered(4),
    body: 'With whom?',
    fieldtype: { name: 'multiple' },
  }
  const offered = [{ ...many, values: [{ id: ADULTS, value: 'Adults', is_other: false }] }]
  const told = { ...nothing, signup_question_id: many.id, body: many.body, fieldtype: many.fieldtype }
  const answers = [{ ...told, value_ids: [ADULTS, FAMILIES], chosen: ['Adults', 'Families'] }]
  const { server } = open({
    'GET /api/users/current/signup-response': { json: { ...ANSWERED, answers } },
    'GET /api/signup/survey-questions/supervisor': { json: offered },
    [CHANGE]: { json: { version: 2 } },
  })
  await userEvent.click(await change())
  await save()
  await waitFor(() => expect(server.calls(CHANGE).map(({ body }) => body)).toMatchObject([{ answers: [] }]))
  await userEvent.click(await change())
  await userEvent.click(within(await dialog()).getByRole('checkbox', { name: 'Adults' }))
  await save()
  await waitFor(() => expect(server.calls(CHANGE)).toHaveLength(2))
  expect(server.calls(CHANGE)[1]?.body).toMatchObject({ answers: [{ signup_question_id: many.id, value_ids: [] }] })
})
