// Supervision profiles over the whole API: what one says of oneself, who reads how much of it, and what becomes of it.
import { systemContext } from '@practicum/command-service/execution/context'
import { layQuestions } from '@practicum/command-service/features/signup-questions/signup-questions.aggregate'
import { attachmentsOf, detach } from '@practicum/shared/features/attachments/attachments.contract'
import { history } from '@practicum/shared/features/audit/history.contract'
import { listCountries, listStates } from '@practicum/shared/features/countries/countries.contract'
import {
  type Member as Listed,
  listFaculty,
  listSupervisors,
} from '@practicum/shared/features/members/members.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { createAccount } from '@practicum/shared/features/signup/signup.contract'
import { getSurveyQuestions, listDisciplines } from '@practicum/shared/features/signup-questions/survey.contract'
import {
  changeSupervisionProfile,
  dismissSupervisorProfilePrompt,
  getSupervisionProfile,
  listSupervisorLicenses,
  ownSupervisionProfile,
} from '@practicum/shared/features/supervision-profiles/supervision-profiles.contract'
import { archivePosition } from '@practicum/shared/features/users/account-intents.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { answered } from './harness/answering'
import { startApp, type TestApp } from './harness/app'
import { type Browser, codesOf, refusedAs } from './harness/browser'
import { erased } from './harness/erasing'
import { filledIn, GOOD, invitedBy, visitorOf } from './harness/inviting'
import { loggedInAs } from './harness/login-as'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { sendTo } from './harness/sending'

let app: TestApp
let program: TestProgram
let today: string
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  today = dateIn('America/Los_Angeles', new Date())
  await layQuestions(app.practicum.services.executor, systemContext(newId(), new Date()))
})
afterAll(() => app?.close())

const UNLICENSED = { license_number: '00000', state_id: 'US-CA', discipline_id: 'psychology', expires_on: null }
const FILLED = {
  ...{ bio: 'I work with families.', wants: 'Somebody curious.', degree: 'PsyD', years_of_experience: 12 },
  ...{ conferred_date: '2014-06-01', specialty_concentration: 'Systems', specialty_population: 'Adolescents' },
  training_and_credentials: 'EMDR',
  linkedin_url: 'https://www.linkedin.com/in/ana',
  healthgrades_url: 'https://www.healthgrades.com/providers/ana',
  psychologytoday_url: 'https://www.psychologytoday.com/us/therapists/ana',
  ...{ accepting_trainees: true, directory_bio: true, directory_wants: true },
}

const enrolled = (role: 'supervisor' | 'faculty' = 'supervisor') =>
  enrol(app, { role, organizationId: program.organizationId, name: 'Sam Profile' })
const sendCv = (to: Member, by = to) =>
  sendTo(by, { object_class: 'supervisionprofile', object_id: to.userId }, { filename: 'cv.pdf' })
const save = async ({ browser }: Member, body: object, key = newId()) => {
  const answer = await browser.do(changeSupervisionProfile, { body, key })
  await app.caughtUp()
  return answer
}
const read = ({ browser }: { readonly browser: Browser }, { userId: id }: { readonly userId: string }) =>
  browser.get(getSupervisionProfile, { params: { id } })
const own = async ({ browser }: Pick<Member, 'browser'>) => (await browser.get(ownSupervisionProfile, {})).body

describe('one’s own', () => {
  test('SUPV-008 SUPV-010 SUPV-011 USER-005 it keeps all that is said, flags stand with the user, and nothing of it is there before', async () => {
    const supervisor = await enrolled()
    expect(await own(supervisor)).toMatchObject({
      ...{ user_id: supervisor.userId, bio: '', years_of_experience: null, licenses: [], documents: [] },
      ...{ accepting_trainees: false, supervisor_profile_prompt: true, version: -1 },
    })
    const me = async () => (await supervisor.browser.get(currentUser)).body
    expect(await me()).toMatchObject({ supervisor_profile_prompt: true, accepting_trainees: false })
    expect(await save(supervisor, { ...FILLED, version: -1 })).toMatchObject({ status: 200, body: { version: 0 } })
    await sendCv(supervisor)
    expect(await own(supervisor)).toMatchObject({
      ...FILLED,
      documents: [{ filename: 'cv.pdf', owner: { name: 'Sam Profile' } }],
      ...{ supervisor_profile_prompt: false, version: 0 },
    })
    expect(await me()).toMatchObject({
      ...{ supervisor_profile_prompt: false, accepting_trainees: true, directory_bio: true, directory_wants: true },
    })
  })

  test('SUPV-009 SUPV-012 every licence has state, discipline and number, 00000 is one, and its end has a standing', async () => {
    const supervisor = await enrolled()
    const licenses = [
      UNLICENSED,
      { ...UNLICENSED, state_id: 'US-NV', license_number: 'PSY-1', expires_on: addDays(today, 10) },
      { ...UNLICENSED, license_number: 'PSY-2', expires_on: addDays(today, -1) },
    ]
    expect((await save(supervisor, { licenses })).status).toBe(200)
    const shown = (await own(supervisor)).licenses
    expect(shown).toMatchObject(licenses)
    expect(shown.map(({ standing }) => standing)).toEqual(['valid', 'expiring', 'expired'])
    const empty = { license_number: ' ', state_id: null, discipline_id: null }
    expect(refusedAs(await save(supervisor, { licenses: [UNLICENSED, empty] }))).toEqual([
      422,
      'licenses.1.license_number supervisor_license.number_required',
      'licenses.1.state_id supervisor_license.state_required',
      'licenses.1.discipline_id supervisor_license.discipline_required',
    ])
    const strange = { ...UNLICENSED, state_id: 'US-ZZ', discipline_id: 'alchemy' }
    expect(refusedAs(await save(supervisor, { licenses: [strange, UNLICENSED, UNLICENSED] }))).toEqual([
      422,
      'licenses.2.license_number supervision_profile.license_repeated',
      'licenses.0.state_id supervisor_license.state_unknown',
      'licenses.0.discipline_id supervisor_license.discipline_unknown',
    ])
    expect((await own(supervisor)).licenses).toEqual(shown)
  })

  test('links lead to their sites alone, and all that is wrong is told at once', async () => {
    const supervisor = await enrolled()
    const linkedin_url = 'https://linkedin.com.example.org/in/ana'
    const wrong = { linkedin_url, healthgrades_url: 'http://www.healthgrades.com/ana', psychologytoday_url: 'ana' }
    expect(refusedAs(await save(supervisor, wrong))).toEqual([
      422,
      'linkedin_url supervision_profile.link_elsewhere',
      'healthgrades_url supervision_profile.link_elsewhere',
      'psychologytoday_url supervision_profile.link_elsewhere',
    ])
    expect((await own(supervisor)).version).toBe(-1)
  })

  test('the same again changes nothing, a repeated call is answered as before, and an old version is a conflict', async () => {
    const faculty = await enrolled('faculty')
    const key = newId()
    const first = await save(faculty, { ...FILLED, licenses: [UNLICENSED] }, key)
    expect((await save(faculty, { ...FILLED, licenses: [UNLICENSED] }, key)).body).toEqual(first.body)
    expect((await save(faculty, { ...FILLED, licenses: [UNLICENSED] })).body).toEqual({ version: 0 })
    expect((await save(faculty, { ...FILLED, degree: 'MA', version: 0 })).body).toEqual({ version: 1 })
    const late = await save(faculty, { ...FILLED, version: 0 })
    expect([late.status, codesOf(late)]).toEqual([409, ['version_conflict']])
  })

  const OWNERS = ['supervisor', 'faculty'] as const
  test.each(OWNERS)(
    'SUPV-015 FDASH-003 %s dismiss the prompt once and for good, and can fill in the profile all the same',
    async role => {
      const owner = await enrolled(role)
      expect((await owner.browser.get(currentUser)).body.supervisor_profile_prompt).toBe(true)
      const dismiss = () => owner.browser.do(dismissSupervisorProfilePrompt)
      expect(await dismiss()).toMatchObject({ status: 200, body: {} })
      expect((await owner.browser.get(currentUser)).body.supervisor_profile_prompt).toBe(false)
      expect((await dismiss()).status).toBe(200)
      expect(await own(owner)).toMatchObject({ supervisor_profile_prompt: false, version: 0 })
      expect((await save(owner, { bio: 'Still', version: 0 })).body).toEqual({ version: 1 })
      expect((await program.trainee.browser.get(currentUser)).body.supervisor_profile_prompt).toBe(false)
    },
  )

  test('SUPV-013 licences, disciplines, countries and states are answered by calls', async () => {
    const supervisor = await enrolled()
    await save(supervisor, { licenses: [UNLICENSED] })
    const { browser } = supervisor
    const params = { id: supervisor.userId }
    expect((await browser.get(listSupervisorLicenses, { params })).body).toMatchObject([UNLICENSED])
    expect((await browser.get(listDisciplines, {})).body).toContainEqual({ id: 'psychology', value: 'Psychology' })
    expect((await browser.get(listCountries, {})).body[0]).toMatchObject({ iso2: 'US' })
    const states = await browser.get(listStates, { params: { iso2: 'US' } })
    expect(states.body).toContainEqual({ id: 'US-CA', name: 'California' })
  })
})

describe('for others', () => {
  test('the directory is for everybody of the organization, what is kept out of it for coordinators, and nothing for others', async () => {
    const supervisor = await enrolled()
    await save(supervisor, { ...FILLED, directory_bio: false, licenses: [UNLICENSED] })
    const whole = (await read(program.coordinator, supervisor)).body
    expect(whole).toMatchObject({ ...FILLED, directory_bio: false, signup_responses: [] })
    for (const member of [program.trainee, program.faculty, program.supervisor])
      expect((await read(member, supervisor)).body).toMatchObject({
        ...{ ...FILLED, directory_bio: false, bio: '', signup_responses: null, licenses: [UNLICENSED] },
      })
    await save(supervisor, { ...FILLED, directory_wants: false })
    expect((await read(program.trainee, supervisor)).body).toMatchObject({ bio: FILLED.bio, wants: '' })
    const params = { id: supervisor.userId }
    const licenses = await program.stranger.browser.get(listSupervisorLicenses, { params })
    expect([(await read(program.stranger, supervisor)).status, licenses.status]).toEqual([404, 404])
    expect((await read(program.admin, supervisor)).status).toBe(403)
  })

  test('whoever neither supervises nor teaches has none, and whoever has left shows none', async () => {
    expect((await read(program.coordinator, program.trainee)).status).toBe(404)
    expect((await read(program.trainee, program.trainee)).status).toBe(404)
    const supervisor = await enrolled()
    await save(supervisor, FILLED)
    expect((await read(program.trainee, supervisor)).status).toBe(200)
    const { userId: id, positionId: position_id } = supervisor
    await program.admin.browser.do(archivePosition, { params: { id, position_id } })
    await app.caughtUp()
    expect([
      (await read(program.trainee, supervisor)).status,
      (await read(program.coordinator, supervisor)).status,
    ]).toEqual([404, 404])
  })

  test('SUPV-014 what was answered at signup stands with it, for themselves and coordinators, and its licences begin with those', async () => {
    const invited = await invitedBy(app, program.coordinator, { role: 'supervisor' })
    await app.caughtUp()
    const visitor = await visitorOf(app)
    const questions = (await visitor.get(getSurveyQuestions, { params: { role: 'supervisor' } })).body
    const answers = questions.map(answered)
    const { expires_on: _none, ...license } = UNLICENSED
    const body = { ...filledIn(invited), university_student_id: '', answers, supervisor_licenses: [license] }
    expect((await visitor.do(createAccount, { body })).status).toBe(200)
    const browser = await app.visitor().signIn(invited.email, GOOD)
    const mine = await own({ browser })
    expect(mine.signup_responses).toHaveLength(answers.length)
    expect(mine).toMatchObject({ licenses: [UNLICENSED], version: -1 })
    const person = { userId: mine.user_id }
    expect((await read({ browser }, person)).body).toEqual(mine)
    expect((await read(program.coordinator, person)).body.signup_responses).toEqual(mine.signup_responses)
    expect((await read(program.trainee, person)).body.signup_responses).toBeNull()
  })

  test('who takes trainees stands in the lists, and narrows them', async () => {
    const supervisor = await enrolled()
    const faculty = await enrolled('faculty')
    await save(supervisor, { accepting_trainees: true })
    const { browser } = program.coordinator
    const listed = async (row: typeof listSupervisors | typeof listFaculty, query = {}) =>
      (await browser.list<Listed>(row, { ...query, per_page: '100' } as never)).items
    const accepting = await listed(listSupervisors, { accepting_trainees: 'true' })
    expect(accepting.every(({ accepting_trainees }) => accepting_trainees === true)).toBe(true)
    expect(accepting.map(({ user_id }) => user_id)).toContain(supervisor.userId)
    const teaching = await listed(listFaculty)
    expect(teaching.find(({ user_id }) => user_id === faculty.userId)?.accepting_trainees).toBe(false)
  })
})

describe('documents', () => {
  const added = async (to: Member, by = to) => {
    const answer = await sendCv(to, by)
    await app.caughtUp()
    return answer
  }

  test('the person alone adds them and takes them off; whoever sees the profile reads them', async () => {
    const supervisor = await enrolled()
    const { id } = (await added(supervisor)).body
    const [shown] = (await read(program.trainee, supervisor)).body.documents
    expect(shown).toMatchObject({ id, filename: 'cv.pdf' })
    const download = ({ browser }: { readonly browser: Browser }) => browser.send('GET', shown?.url ?? '/nothing')
    expect([(await download(program.trainee)).status, (await download(program.stranger)).status]).toEqual([200, 404])
    const others = [await added(supervisor, program.coordinator), await added(program.trainee, program.trainee)]
    expect(others.map(({ status }) => status)).toEqual([403, 404])
    expect((await added(supervisor, program.stranger)).status).toBe(404)
    const query = { attachable_type: 'supervisionprofile', attachable_id: supervisor.userId }
    expect((await program.stranger.browser.get(attachmentsOf, { query })).status).toBe(404)
    expect((await program.coordinator.browser.do(detach, { params: { id } })).status).toBe(403)
    expect((await supervisor.browser.do(detach, { params: { id } })).status).toBe(200)
    expect((await own(supervisor)).documents).toEqual([])
  })

  test('whoever acts as somebody is shown none', async () => {
    const supervisor = await enrolled()
    await added(supervisor)
    const browser = await loggedInAs(app, program.admin, supervisor)
    expect((await own({ browser })).documents).toEqual([])
  })
})

describe('what has happened to it', () => {
  test('its history is for those who read all of it', async () => {
    const supervisor = await enrolled()
    await save(supervisor, { ...FILLED, directory_bio: false, licenses: [UNLICENSED] })
    const told = ({ browser }: Member) =>
      browser.get(history, { params: { subject: 'supervisionprofile', id: supervisor.userId } })
    for (const reader of [supervisor, program.coordinator]) {
      const { entries } = (await told(reader)).body
      expect(entries.map(({ type }) => type)).toEqual(['SupervisionProfileChanged'])
    }
    for (const reader of [program.trainee, program.supervisor, program.stranger])
      expect((await told(reader)).status).toBe(404)
  })

  test('its words stand sealed in the log, and go with the person', async () => {
    const supervisor = await enrolled()
    await save(supervisor, { ...FILLED, bio: 'CANARY', licenses: [{ ...UNLICENSED, license_number: 'CANARY-1' }] })
    const { rows } = await app.database.pool.query<{ data: unknown }>('select data from log.event where stream = $1', [
      `supervisionprofile-${supervisor.userId}`,
    ])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/CANARY|families|PsyD|2014-06-01|linkedin.com|US-CA|"psychology"/)
    await erased(app, supervisor.userId)
    await app.caughtUp()
    expect((await read(program.coordinator, supervisor)).status).toBe(404)
    const row = 'select from read.supervision_profile where user_id = $1'
    expect((await app.database.pool.query(row, [supervisor.userId])).rowCount).toBe(0)
  })
})
