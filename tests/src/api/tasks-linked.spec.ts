// Tasks about something over the whole API: evaluations by those who may submit their form, courses and meetings.
import { systemContext } from '@practicum/command-service/execution/context'
import { draftForm, issueForm } from '@practicum/command-service/features/forms/forms.seeding'
import type { Role } from '@practicum/shared/access/roles'
import { allCeCourses, getCeCourse } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { availableForms, getForm } from '@practicum/shared/features/forms/forms.contract'
import { createMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { reassignTask } from '@practicum/shared/features/tasks/task-intents.contract'
import {
  createTask,
  createTaskBatch,
  deleteTask,
  getTask,
  listTasks,
} from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { publishedCourse } from './harness/courses'
import { eventually } from './harness/eventually'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
let forTrainees: string
let forSupervisors: string
let draft: string
let foreign: string
let course: string

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  const { organizationId, stranger } = program
  const context = () => systemContext(newId(), new Date(), organizationId)
  const form = (name: string, ...submitterRoles: Role[]) => ({
    ...{ organizationId, formType: 'evaluation' as const, name, submitterRoles },
  })
  const { services } = app.practicum
  forTrainees = unwrapOrThrow(await issueForm(services, form('Self assessment', 'trainee'), context()))
  forSupervisors = unwrapOrThrow(
    await issueForm(services, form('Site evaluation', 'supervisor', 'coordinator'), context()),
  )
  draft = unwrapOrThrow(await draftForm(services, form('Not yet', 'trainee'), context()))
  const elsewhere = { ...form('Elsewhere', 'trainee'), organizationId: stranger.organizationId }
  foreign = unwrapOrThrow(await issueForm(services, elsewhere, context()))
  course = await publishedCourse(program.coordinator, { title: 'Privacy of records' })
  await app.caughtUp()
})
afterAll(() => app.close())

const about = (assignable_id: string, assignable_type: 'Form' | 'CeCourse' | 'Meeting' = 'Form') => ({
  assignable_type,
  assignable_id,
})
const namesOf = async (member: Member, query = {}) =>
  (await member.browser.get(availableForms, { query })).body.map(({ name }) => name)

describe('forms', () => {
  test('ENUM-014 a form is an evaluation, which is handed out, or an agreement, which is not', async () => {
    const { organizationId, coordinator } = program
    const { services } = app.practicum
    const issue = (formType: string) => {
      const form = {
        organizationId,
        formType: formType as 'agreement',
        name: 'Terms',
        submitterRoles: ['trainee' as const],
      }
      return issueForm(services, form, systemContext(newId(), new Date(), organizationId))
    }
    const agreement = unwrapOrThrow(await issue('agreement'))
    await expect(issue('survey')).rejects.toThrow(/formType/)
    await app.caughtUp()
    expect(await namesOf(coordinator)).toContain('Self assessment')
    expect(await namesOf(coordinator)).not.toContain('Terms')
    const give = (id: string) =>
      coordinator.browser.do(createTask, { body: { ...about(id), assignee: program.otherTrainee.picked } })
    expect(codesOf(await give(agreement))).toEqual(['task.assignable_unknown'])
    expect((await give(forTrainees)).status).toBe(200)
  })

  test('EVAL-001 FORM-027 published evaluations of the organization are offered with their submitter roles', async () => {
    const { coordinator, stranger } = program
    const { body } = await coordinator.browser.get(availableForms)
    expect(body).toEqual([
      { id: forTrainees, name: 'Self assessment', status: 'published', submitter_roles: [roleNamed('trainee')] },
      {
        ...{ id: forSupervisors, name: 'Site evaluation', status: 'published' },
        submitter_roles: [roleNamed('supervisor'), roleNamed('coordinator')],
      },
    ])
    expect(await namesOf(stranger)).toEqual(['Elsewhere'])
    expect(await namesOf(coordinator, { search: 'site' })).toEqual(['Site evaluation'])
  })

  test('TASK-030 for oneself only the forms of one’s own role are offered', async () => {
    const { coordinator, trainee, supervisor, faculty } = program
    const own = { own: 'true' }
    expect(await namesOf(trainee, own)).toEqual(['Self assessment'])
    expect(await namesOf(supervisor, own)).toEqual(['Site evaluation'])
    expect(await namesOf(coordinator, own)).toEqual(['Site evaluation'])
    expect(await namesOf(faculty, own)).toEqual([])
    const manager = await enrol(app, { role: 'manager', organizationId: program.organizationId })
    expect(await namesOf(manager, own)).toEqual(['Site evaluation'])
  })

  test('a draft is seen by those who design forms, and nobody sees a form of another organization', async () => {
    const { coordinator, trainee, stranger } = program
    const status = async (member: Member, id: string) => (await member.browser.get(getForm, { params: { id } })).status
    expect(await status(coordinator, draft)).toBe(200)
    expect(await status(trainee, draft)).toBe(404)
    expect(await status(trainee, forTrainees)).toBe(200)
    expect(await status(stranger, forTrainees)).toBe(404)
  })
})

const roleNamed = (keyname: Role) => ({ keyname, name: `${keyname[0]?.toUpperCase()}${keyname.slice(1)}` })

describe('evaluations', () => {
  test('an evaluation is given on to those alone whose role may submit its form', async () => {
    const { coordinator, trainee, supervisor, otherTrainee } = program
    const body = { assignee: trainee.picked, ...about(forTrainees) }
    const { id } = (await coordinator.browser.do(createTask, { body })).body
    const give = ({ picked: assignee }: Member) =>
      coordinator.browser.do(reassignTask, { params: { id }, body: { assignee } })
    const refused = await give(supervisor)
    const error = { code: 'task.role_not_submitter', field: 'assignee' }
    expect(refused).toMatchObject({ status: 422, body: { errors: [error] } })
    expect((await give(otherTrainee)).status).toBe(200)
    await coordinator.browser.do(deleteTask, { params: { id } })
  })

  test('TASK-029 nobody is given an evaluation that their role may not submit; the answer names the role and the form', async () => {
    const { coordinator, supervisor, otherTrainee, organizationId } = program
    const trainee = await enrol(app, { role: 'trainee', organizationId })
    const body = { assignee: supervisor.picked, ...about(forTrainees) }
    const refused = await coordinator.browser.do(createTask, { body })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({
      errors: [
        {
          code: 'task.role_not_submitter',
          field: 'assignable_id',
          message: 'the role supervisor may not submit the form “Self assessment”',
        },
      ],
    })
    const assignees = [trainee.picked, supervisor.picked, otherTrainee.picked]
    const batch = await coordinator.browser.do(createTaskBatch, { body: { assignees, ...about(forTrainees) } })
    expect(codesOf(batch)).toEqual(['task.role_not_submitter'])
    // All or nothing: no task of the refused batch was made.
    await app.caughtUp()
    const { items } = await trainee.browser.list<TaskSummary>(listTasks, { type: 'assigned' })
    expect(items.filter(task => task.assignable_id === forTrainees)).toEqual([])
    const own = await trainee.browser.do(createTask, { body: { self: true, ...about(forSupervisors) } })
    expect(codesOf(own)).toEqual(['task.role_not_submitter'])
  })

  test('TASK-028 TASK-003 an evaluation needs a form and no words; the task leads to its form and is called by it', async () => {
    const { coordinator, trainee } = program
    const nothing = await coordinator.browser.do(createTask, {
      body: { assignee: trainee.picked, assignable_type: 'Form' },
    })
    expect(codesOf(nothing)).toEqual(['task.form_required'])
    const key = newId()
    const asked = { body: { assignee: trainee.picked, ...about(forTrainees) }, key }
    const made = await coordinator.browser.do(createTask, asked)
    expect(made.status).toBe(200)
    expect((await coordinator.browser.do(createTask, asked)).body.id).toBe(made.body.id)
    await app.caughtUp()
    const { body } = await trainee.browser.get(getTask, { params: { id: made.body.id } })
    expect(body).toMatchObject({
      description: '',
      assignable_type: 'Form',
      assignable_id: forTrainees,
      assignable_url: `/forms/${forTrainees}`,
      assignable_name: 'Self assessment',
    })
    const isOfTask = ({ link_uri }: { readonly link_uri: string | null }) => link_uri?.endsWith(made.body.id) ?? false
    const told = await eventually(
      async () => (await trainee.browser.get(recentNotifications)).body.data,
      all => all.some(isOfTask),
    )
    expect(told.find(isOfTask)?.message).toBe('Clara Whitfield gave you a task: Self assessment')
  })

  test('a form that is a draft, of elsewhere, unknown, or of no kind cannot be handed out', async () => {
    const { coordinator, trainee } = program
    const assignee = trainee.picked
    const wrong = [about(draft), about(foreign), about(newId()), { assignable_id: forTrainees }, about(course)]
    for (const link of wrong) {
      const answer = await coordinator.browser.do(createTask, { body: { description: 'x', assignee, ...link } })
      expect(codesOf(answer)).toEqual(['task.assignable_unknown'])
    }
  })
})

describe('courses and meetings', () => {
  test('TASK-003 a task about a course leads to it; a course of elsewhere is unknown', async () => {
    const { coordinator, trainee, stranger } = program
    const body = { description: 'Take it first', assignee: trainee.picked, ...about(course, 'CeCourse') }
    const made = await coordinator.browser.do(createTask, { body })
    await app.caughtUp()
    const task = await trainee.browser.get(getTask, { params: { id: made.body.id } })
    expect(task.body).toMatchObject({
      assignable_type: 'CeCourse',
      assignable_url: `/cecourses/${course}`,
      assignable_name: 'Privacy of records',
    })
    expect((await trainee.browser.get(getCeCourse, { params: { id: course } })).body.title).toBe('Privacy of records')
    expect((await trainee.browser.get(allCeCourses)).body).toMatchObject([{ id: course, title: 'Privacy of records' }])
    expect((await stranger.browser.get(getCeCourse, { params: { id: course } })).status).toBe(404)
    const theirs = { description: 'x', self: true, ...about(course, 'CeCourse') }
    expect(codesOf(await stranger.browser.do(createTask, { body: theirs }))).toEqual(['task.assignable_unknown'])
  })

  test('TASK-003 a task about a meeting is handed on by those who take part, and names it to them alone', async () => {
    const { coordinator, faculty, trainee, otherTrainee } = program
    const planned = {
      title: 'Group supervision',
      schedule_type: 2 as const,
      start_at: new Date(Date.now() + 86_400_000).toISOString(),
      duration: 50,
      users: [trainee.picked],
    }
    const meeting = await faculty.browser.do(createMeeting, { body: planned })
    expect(meeting).toMatchObject({ status: 200 })
    const { id } = meeting.body
    const link = { description: 'Bring a vignette', ...about(id, 'Meeting') }
    const uninvolved = { body: { ...link, assignee: trainee.picked } }
    expect(codesOf(await coordinator.browser.do(createTask, uninvolved))).toEqual(['task.assignable_unknown'])
    const [forOne, forOther] = await Promise.all(
      [trainee, otherTrainee].map(({ picked }) =>
        faculty.browser.do(createTask, { body: { ...link, assignee: picked } }),
      ),
    )
    await app.caughtUp()
    const shown = await trainee.browser.get(getTask, { params: { id: forOne?.body.id ?? '' } })
    expect(shown.body).toMatchObject({ assignable_url: `/livesessions/${id}`, assignable_name: 'Group supervision' })
    const hidden = await otherTrainee.browser.get(getTask, { params: { id: forOther?.body.id ?? '' } })
    expect(hidden.body.assignable_name).toBeNull()
  })
})
