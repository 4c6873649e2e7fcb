// The questions of signing up over the whole API: what admins make of them, what is asked of whoever signs up, and what becomes of the answers.

import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { layQuestions } from '@practicum/command-service/features/signup-questions/signup-questions.aggregate'
import type { BodyInputOf } from '@practicum/shared/contract/row'
import { history } from '@practicum/shared/features/audit/history.contract'
import { createInviteLink } from '@practicum/shared/features/invite-links/changing.contract'
import { getInviteLink } from '@practicum/shared/features/invite-links/invite-links.contract'
import { createAccount } from '@practicum/shared/features/signup/signup.contract'
import {
  addSignupQuestion,
  addSignupQuestionValue,
  changeSignupQuestion,
  changeSignupQuestionValue,
  layStartingQuestions,
  listSignupQuestions,
  removeSignupQuestionValue,
  retireSignupQuestion,
  type SignupQuestionView,
} from '@practicum/shared/features/signup-questions/signup-questions.contract'
import { questionNumbered, SURVEY_ID } from '@practicum/shared/features/signup-questions/signup-questions.ids'
import {
  changeSignupResponse,
  checkSignupResponse,
  checkSupervisorLicenses,
  getSignupResponse,
  getSurveyQuestions,
  listDisciplines,
  ownSignupResponse,
  type SurveyQuestion,
} from '@practicum/shared/features/signup-questions/survey.contract'
import { dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { answered } from './harness/answering'
import { startApp, type TestApp } from './harness/app'
import type { Answer } from './harness/browser'
import { filledIn, GOOD, invitedBy, newAddress, refusedAs, visitorOf } from './harness/inviting'
import { enrol, foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  await layQuestions(app.practicum.services.executor, systemContext(newId(), new Date()))
  await app.caughtUp()
})
afterAll(() => app.close())

type Answers = BodyInputOf<typeof checkSignupResponse>['answers']

/** As a visitor is told, who has written nothing of it. */
async function asked(role: string): Promise<readonly SurveyQuestion[]> {
  await app.caughtUp()
  const visitor = await visitorOf(app)
  return (await visitor.get(getSurveyQuestions, { params: { role } })).body as readonly SurveyQuestion[]
}
const checked = async (answers: Answers): Promise<Answer> =>
  (await visitorOf(app)).do(checkSignupResponse, { body: { answers } })

const THIS_MONTH = `${dateIn('UTC', new Date()).slice(0, 7)}-01`
const LICENSE = { license_number: '00000', state_id: 'US-CA', discipline_id: 'psychology' }

describe('what is asked', () => {
  test('SURVEY-002 SURVEY-003 whoever has no account yet is told the questions of a role, in order, each with its values', async () => {
    const questions = await asked('supervisor')
    expect(questions.map(({ section }) => section)).toEqual([1, 1, 1, 2, 2, 2, 2, 3, 3])
    expect(questions[0]).toEqual({
      ...{ id: questionNumbered(1), body: 'What is your highest degree?', required: true, section: 1, ordering: 1 },
      fieldtype: { name: 'single' },
      values: ['Bachelor’s', 'Master’s', 'Doctorate', 'Other'].map(value => ({
        ...{ id: expect.any(String), value, is_other: value === 'Other' },
      })),
    })
    expect(questions.map(({ id }) => id)).toEqual(Array.from({ length: 9 }, (_none, at) => questionNumbered(at + 1)))
    expect((await asked('trainee')).map(({ required }) => required)).toEqual([false, false, false])
    expect(await asked('coordinator')).toEqual([])
    expect((await (await visitorOf(app)).get(getSurveyQuestions, { params: { role: 'admin' } })).status).toBe(404)
  })

  test('SURVEY-009 SURVEY-019 disciplines have an id and a value, for whoever has no account yet', async () => {
    const { status, body } = await (await visitorOf(app)).get(listDisciplines, {})
    expect(status).toBe(200)
    expect(body).toContainEqual({ id: 'psychology', value: 'Psychology' })
    expect((body as readonly { value: string }[]).at(-1)?.value).toBe('Another discipline')
  })
})

describe('whether answers hold', () => {
  test('SURVEY-016 all that is wrong is told at once, each beside its answer, and what is right is taken', async () => {
    const questions = await asked('supervisor')
    const [degree, conferred, years, specialty, , practice, , agree] = questions as readonly SurveyQuestion[]
    const id = (question: SurveyQuestion | undefined) => ({ signup_question_id: question?.id ?? '' })
    expect((await checked(questions.map(answered))).status).toBe(200)
    expect(
      refusedAs(
        await checked([
          id(degree),
          { ...id(conferred), value_date: '2999-01-01' },
          { ...id(years), value_text: 'twelve' },
          { ...id(specialty), value_ids: [newId()] },
          { ...id(practice), value_text: '' },
          { ...id(agree), value_int: 7 },
          { signup_question_id: newId(), value_int: 1 },
          id(practice),
        ]),
      ),
    ).toEqual([
      422,
      'answers.0 signup_question.required',
      'answers.1 signup_question.later_than_today',
      'answers.2.value_text signup_question.answer_unfit',
      'answers.2 signup_question.required',
      'answers.3 signup_question.value_unknown',
      'answers.5 signup_question.agree_unfit',
      'answers.6 signup_question.unknown',
      'answers.7 signup_question.repeated',
    ])
    expect((await checked([{ ...id(conferred), value_date: THIS_MONTH }])).status).toBe(200)
  })

  test('SURVEY-005 text of one’s own may stand beside a value that leaves it open, and beside no other', async () => {
    const [degree] = await asked('supervisor')
    const { id: signup_question_id = '', values = [] } = degree ?? {}
    const [closed] = values
    const open = values.find(({ is_other }) => is_other)
    const with_ = (value: { id: string } | undefined) => [
      { signup_question_id, value_ids: [value?.id ?? ''], other_text: 'Diploma' },
    ]
    expect((await checked(with_(open))).status).toBe(200)
    expect(refusedAs(await checked(with_(closed)))).toEqual([422, 'answers.0.other_text signup_question.other_unfit'])
  })

  test('SURVEY-011 SURVEY-012 SURVEY-017 each licence needs number, state and discipline, each with words of its own; 00000 is taken', async () => {
    const says = async (supervisor_licenses: BodyInputOf<typeof checkSupervisorLicenses>['supervisor_licenses']) =>
      (await visitorOf(app)).do(checkSupervisorLicenses, { body: { supervisor_licenses } })
    expect((await says([LICENSE])).status).toBe(200)
    const wrong = await says([LICENSE, { license_number: ' ', state_id: null, discipline_id: null }])
    expect(refusedAs(wrong)).toEqual([
      422,
      'supervisor_licenses.1.license_number supervisor_license.number_required',
      'supervisor_licenses.1.state_id supervisor_license.state_required',
      'supervisor_licenses.1.discipline_id supervisor_license.discipline_required',
    ])
    expect((wrong.body as unknown as { errors: { message: string }[] }).errors.map(({ message }) => message)).toEqual([
      ...['License number is required', 'State is required', 'Discipline is required'],
    ])
    expect(refusedAs(await says([]))).toEqual([422, 'supervisor_licenses supervisor_license.none'])
    expect(refusedAs(await says([{ ...LICENSE, state_id: 'US-ZZ', discipline_id: 'alchemy' }]))).toEqual([
      422,
      'supervisor_licenses.0.state_id supervisor_license.state_unknown',
      'supervisor_licenses.0.discipline_id supervisor_license.discipline_unknown',
    ])
  })
})

const signsUp = async (body: BodyInputOf<typeof createAccount>): Promise<Answer> =>
  (await visitorOf(app)).do(createAccount, { body })

async function supervisor(changes: object = {}) {
  const invited = await invitedBy(app, program.coordinator, { role: 'supervisor' })
  const answers = (await asked('supervisor')).map(answered)
  const body = { ...filledIn(invited), university_student_id: '', answers, supervisor_licenses: [LICENSE], ...changes }
  return { email: invited.email, answer: await signsUp(body) }
}

const idOf = ({ body }: Answer): string => (body as { user: { id: string } }).user.id

describe('with the account', () => {
  test('SURVEY-008 answers and licences are recorded, for the person, who coordinates them, and admins', async () => {
    const { email, answer } = await supervisor()
    expect(answer.status).toBe(200)
    const own = await app.visitor().signIn(email, GOOD)
    const { body } = await own.get(ownSignupResponse, {})
    expect(body.answers).toHaveLength(9)
    expect(body.answers[0]).toMatchObject({ body: 'What is your highest degree?', chosen: ['Bachelor’s'] })
    expect(body.answers[1]).toMatchObject({ value_date: '2004-05-01', value_int: null, value_text: null })
    expect(body.answers[2]).toMatchObject({ value_int: 12 })
    expect(body.supervisor_licenses).toEqual([{ id: expect.any(String), ...LICENSE }])
    const id = idOf(answer)
    const read = async ({ browser }: Pick<TestProgram['admin'], 'browser'>) =>
      (await browser.get(getSignupResponse, { params: { id } })).status
    expect([await read(program.coordinator), await read(program.admin)]).toEqual([200, 200])
    expect([await read(program.stranger), await read(program.faculty)]).toEqual([404, 403])
  })

  test('what is left out of the questions of the role, or wrong in an answer, makes no account', async () => {
    const wrong = await supervisor({ answers: [{ signup_question_id: questionNumbered(3), value_int: null }] })
    expect(refusedAs(wrong.answer)).toEqual([
      422,
      'answers.0 signup_question.required',
      ...Array.from({ length: 5 }, () => 'answers signup_question.left_out'),
    ])
    expect(refusedAs((await supervisor({ supervisor_licenses: [] })).answer)).toEqual([
      422,
      'supervisor_licenses supervisor_license.none',
    ])
    const trainee = await invitedBy(app, program.coordinator, {})
    expect(refusedAs(await signsUp({ ...filledIn(trainee), supervisor_licenses: [LICENSE] }))).toEqual([
      422,
      'supervisor_licenses supervisor_license.unasked',
    ])
    expect((await signsUp(filledIn(trainee))).status).toBe(200)
  })

  test('by a link they are recorded as well', async () => {
    const { browser } = program.coordinator
    const link = { name: newId(), role: 'supervisor' as const }
    const { id } = (await browser.do(createInviteLink, { body: link })).body
    const { code } = (await browser.get(getInviteLink, { params: { id } })).body
    const { invite_id: _none, ...filled } = filledIn({ id, code: code ?? '', email: newAddress() })
    const answers = (await asked('supervisor')).map(answered)
    const response = { university_student_id: '', answers, supervisor_licenses: [LICENSE] }
    const answer = await signsUp({ ...filled, invite_link_id: id, ...response })
    expect(answer.status).toBe(200)
    await app.caughtUp()
    const { body } = await browser.get(getSignupResponse, { params: { id: idOf(answer) } })
    expect([body.answers.length, body.supervisor_licenses.length]).toEqual([9, 1])
  })

  describe('what was answered is answered anew', () => {
    const signedUp = async () => {
      const { email, answer } = await supervisor()
      const browser = await app.visitor().signIn(email, GOOD)
      const before = (await browser.get(ownSignupResponse, {})).body
      const questions = await asked('supervisor')
      return { browser, before, id: idOf(answer), body: { answers: questions.map(answered), version: before.version } }
    }

    test('by the person, in the version that they saw, and once', async () => {
      const { browser, before, id, body } = await signedUp()
      const licenses = [...before.supervisor_licenses.map(one => ({ ...one, license_number: 'LPC-2' })), LICENSE]
      const key = newId()
      const sent = { body: { ...body, supervisor_licenses: licenses }, key }
      for (const answer of [await browser.do(changeSignupResponse, sent), await browser.do(changeSignupResponse, sent)])
        expect([answer.status, answer.body]).toEqual([200, { version: 2 }])
      const after = (await browser.get(ownSignupResponse, {})).body
      expect(after.supervisor_licenses.map(({ id: one, license_number }) => [one, license_number])).toEqual([
        [before.supervisor_licenses[0]?.id, 'LPC-2'],
        [expect.any(String), LICENSE.license_number],
      ])
      const twice = { ...body, supervisor_licenses: after.supervisor_licenses, version: 2 }
      expect((await browser.do(changeSignupResponse, { body: twice })).body).toEqual({ version: 2 })
      expect(refusedAs(await browser.do(changeSignupResponse, { body: { ...twice, version: 1 } }))).toEqual([
        ...[409, 'version_conflict'],
      ])
      await app.caughtUp()
      const told = (await program.coordinator.browser.get(getSignupResponse, { params: { id } })).body
      expect(told).toEqual(after)
    })

    test('by the rules of signing up, and nothing is written of what does not hold', async () => {
      const { browser, before, body } = await signedUp()
      const wrong = { ...body, answers: [], supervisor_licenses: [] }
      const answer = refusedAs(await browser.do(changeSignupResponse, { body: wrong }))
      expect(answer[0]).toBe(422)
      expect(answer.slice(1)).toContain('answers signup_question.left_out')
      expect(answer.slice(1)).toContain('supervisor_licenses supervisor_license.none')
      expect((await browser.get(ownSignupResponse, {})).body).toEqual(before)
    })

    test('also by whoever was asked nothing when they came', async () => {
      const trainee = await enrol(app, { role: 'trainee', organizationId: program.organizationId })
      const answers = (await asked('trainee')).map(answered)
      const done = await trainee.browser.do(changeSignupResponse, { body: { answers } })
      expect(done.status).toBe(200)
      expect((await trainee.browser.get(ownSignupResponse, {})).body.answers).toHaveLength(answers.length)
      const licensed = { answers, supervisor_licenses: [LICENSE] }
      expect(refusedAs(await trainee.browser.do(changeSignupResponse, { body: licensed }))).toEqual([
        ...[422, 'supervisor_licenses supervisor_license.unasked'],
      ])
    })
  })

  test('they stand sealed in the log, and go with the person', async () => {
    const { answer } = await supervisor({ supervisor_licenses: [{ ...LICENSE, license_number: 'CANARY-4711' }] })
    const id = idOf(answer)
    const { rows } = await app.database.pool.query<{ data: unknown }>(
      `select data from log.event where stream = $1 and type = 'SignupResponseGiven'`,
      [`user-${id}`],
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/CANARY|Canary|2004-05|Bachelor|psychology/)
    const { executor } = app.practicum.services
    const erase = { command: () => ({ type: 'Erase' as const, userId: id }) }
    await executor.execute(userAggregate, id, erase, systemContext(newId(), new Date()))
    await app.caughtUp()
    expect((await program.admin.browser.get(getSignupResponse, { params: { id } })).status).toBe(404)
  })

  test('a question that is retired keeps its answers, and one that is worded anew is told as it was answered', async () => {
    const { browser } = program.admin
    const question = { role: 'supervisor', fieldtype: 'text', required: false, section: 2 } as const
    const add = async (body: string, ordering: number): Promise<string> =>
      (await browser.do(addSignupQuestion, { body: { ...question, body, ordering } })).body.id
    const [id, other] = [await add('Who are you?', 9), await add('What do you seek?', 10)]
    const { answer } = await supervisor()
    await browser.do(retireSignupQuestion, { params: { id } })
    const content = { body: 'Whom do you seek?', required: false, section: 2, ordering: 10 }
    await browser.do(changeSignupQuestion, { params: { id: other }, body: content })
    const now = (await asked('supervisor')).map(({ body }) => body)
    expect(['Who are you?', 'What do you seek?', content.body].map(words => now.includes(words))).toEqual([
      ...[false, false, true],
    ])
    await app.caughtUp()
    const { body } = await program.coordinator.browser.get(getSignupResponse, { params: { id: idOf(answer) } })
    const told = body.answers.filter(({ signup_question_id: one }) => one === id || one === other)
    expect(told.map(({ body: words, value_text }) => [words, value_text])).toEqual([
      ['Who are you?', 'Canary in an answer'],
      ['What do you seek?', 'Canary in an answer'],
    ])
    await browser.do(retireSignupQuestion, { params: { id: other } })
  })
})

describe('what admins make of them', () => {
  const body = { body: 'Where do you practice?', role: 'faculty', fieldtype: 'single', required: true } as const
  const placed = { ...body, section: 1, ordering: 9 }
  const add = async () => (await program.admin.browser.do(addSignupQuestion, { body: placed })).body.id
  const found = async (id: string): Promise<SignupQuestionView | undefined> => {
    const { data } = (await program.admin.browser.get(listSignupQuestions, {})).body
    return data.find(question => question.id === id)
  }

  test('ADMTOOL-030 values are added with POST, changed with PUT and removed with DELETE, each with its value', async () => {
    const { browser } = program.admin
    const id = await add()
    expect((await asked('faculty')).map(question => question.id)).not.toContain(id)
    const params = { id }
    const clinic = (await browser.do(addSignupQuestionValue, { params, body: { value: 'Clinic' } })).body.id
    const other = { value: 'Elsewhere', is_other: true }
    expect((await browser.do(addSignupQuestionValue, { params, body: other })).status).toBe(200)
    expect(refusedAs(await browser.do(addSignupQuestionValue, { params, body: { value: 'clinic' } }))).toEqual([
      ...[422, 'value signup_question.value_exists'],
    ])
    expect(
      refusedAs(await browser.do(addSignupQuestionValue, { params, body: { value: 'Nowhere', is_other: true } })),
    ).toEqual([422, 'is_other signup_question.other_exists'])
    const one = { id, value_id: clinic }
    await browser.do(changeSignupQuestionValue, { params: one, body: { value: 'A clinic' } })
    expect((await asked('faculty')).find(question => question.id === id)?.values).toEqual([
      { id: clinic, value: 'A clinic', is_other: false },
      { id: expect.any(String), ...other },
    ])
    const wrong = await browser.do(removeSignupQuestionValue, { params: one, body: { value: 'Clinic' } })
    expect(refusedAs(wrong)).toEqual([409, 'value signup_question.value_differs'])
    expect((await browser.do(removeSignupQuestionValue, { params: one, body: { value: 'A clinic' } })).status).toBe(200)
    expect((await found(id))?.values.map(({ value }) => value)).toEqual(['Elsewhere'])
    expect((await browser.do(removeSignupQuestionValue, { params: one, body: {} })).status).toBe(404)
  })

  test('a question is changed in the version that was seen, and retired once', async () => {
    const { browser } = program.admin
    const id = await add()
    const content = { body: 'Where are you?', required: false, section: 2, ordering: 1 }
    const change = (version: number, changes: object = {}) =>
      browser.do(changeSignupQuestion, { params: { id }, body: { ...content, ...changes, version } })
    expect((await change(0)).body).toEqual({ id, version: 1 })
    expect((await change(1)).body).toEqual({ id, version: 1 })
    expect(refusedAs(await change(0, { ordering: 2 }))).toEqual([409, 'version_conflict'])
    expect((await browser.do(retireSignupQuestion, { params: { id } })).status).toBe(200)
    expect((await browser.do(retireSignupQuestion, { params: { id } })).status).toBe(200)
    expect(await found(id)).toMatchObject({ ...content, retired_at: expect.any(String), version: 2 })
    expect(refusedAs(await change(2, { ordering: 2 }))).toEqual([409, 'signup_question.retired'])
  })

  test('the questions of the product are laid where there are none, and change nothing elsewhere', async () => {
    const { browser } = program.admin
    const before = (await browser.get(listSignupQuestions, {})).body
    expect((await browser.do(layStartingQuestions, {})).status).toBe(200)
    expect((await browser.get(listSignupQuestions, {})).body).toEqual(before)
  })

  test('the history of the survey says of which question, and holds what changes against that one alone', async () => {
    const { browser } = program.admin
    const [one, other] = [await add(), await add()]
    const content = { body: 'Where are you now?', required: false, section: 1, ordering: 9 }
    await browser.do(changeSignupQuestion, { params: { id: one }, body: content })
    await browser.do(retireSignupQuestion, { params: { id: other } })
    const { body: told } = await browser.get(history, { params: { subject: 'survey', id: SURVEY_ID } })
    const [changed, retired] = told.entries.slice(-2)
    expect(changed?.changes).toEqual([
      { field: 'question', before: null, after: 'Where are you now?' },
      { field: 'body', before: null, after: 'Where are you now?' },
      { field: 'required', before: true, after: false },
    ])
    expect(retired?.changes).toEqual([{ field: 'question', before: null, after: body.body }])
  })

  test('of people who have answered nothing there is nothing to tell', async () => {
    const someone = await enrol(app, { role: 'supervisor', organizationId: program.organizationId })
    const nothing = { answers: [], supervisor_licenses: [], version: 0 }
    expect((await someone.browser.get(ownSignupResponse, {})).body).toEqual(nothing)
    const params = { id: someone.userId }
    expect((await program.coordinator.browser.get(getSignupResponse, { params })).body).toEqual(nothing)
  })
})
