// The rules of templates of tasks, as given, when, then.
import { only } from '../../kernel/fields'
import { givenOf } from '../../kernel/given-when-then'
import { taskTemplateDecider } from './task-templates.decider'
import { type TaskTemplateEvent, taskTemplateEvents } from './task-templates.events'
import { taskTemplateFields } from './task-templates.fields'

const given = givenOf(taskTemplateDecider)
const data = taskTemplateEvents.definitions.TaskTemplateSaved.sample
const { taskTemplateId, creatorId } = data
const content = only(taskTemplateFields, data)
const saved: TaskTemplateEvent = { type: 'TaskTemplateSaved', data }
const deleted: TaskTemplateEvent = { type: 'TaskTemplateDeleted', data: { taskTemplateId } }
const saving = { type: 'SaveTaskTemplate' as const, data, mayShare: false }
const changed = (changes: Partial<typeof content>): TaskTemplateEvent => ({
  type: 'TaskTemplateChanged',
  data: { taskTemplateId, creatorId, ...content, ...changes },
})
const changing = (changes: Partial<typeof content>, mayShare = false) => ({
  type: 'ChangeTaskTemplate' as const,
  fields: { ...content, ...changes },
  mayShare,
})

test('it is saved once, and the same again changes nothing', () => {
  given().when(saving).thenEmits(saved)
  given(saved).when(saving).thenNothing()
  given(saved).when(changing({})).thenNothing()
})

test('it gets another name, and other words', () => {
  const other = { name: 'Mine', description: 'Read it', dueIn: 3 }
  given(saved).when(changing(other)).thenEmits(changed(other))
})

test('it is shared by those who may share; once shared, others change what else it says', () => {
  const refused = given(saved)
    .when(changing({ shared: true }))
    .thenRefused('task_template.sharing_refused')
  expect([refused.kind, refused.field]).toEqual(['forbidden', 'shared'])
  given()
    .when({ ...saving, data: { ...data, shared: true } })
    .thenRefused('task_template.sharing_refused')
  const shared = changed({ shared: true })
  given(saved)
    .when(changing({ shared: true }, true))
    .thenEmits(shared)
  const renamed = { shared: true, name: 'New' }
  given(saved, shared).when(changing(renamed)).thenEmits(changed(renamed))
})

test('it is deleted once, and is gone then', () => {
  given(saved).when({ type: 'DeleteTaskTemplate' }).thenEmits(deleted)
  given(saved, deleted).when({ type: 'DeleteTaskTemplate' }).thenNothing()
  expect(
    given(saved, deleted)
      .when(changing({ name: 'Late' }))
      .thenRefused('not_found').kind,
  ).toBe('missing')
  given().when({ type: 'DeleteTaskTemplate' }).thenRefused('not_found')
})
