// Who may see, change and close a task: read by the rules, the lists, the row lock, the pushes and the buttons.
import { acting, allOf, anyOf, not, policyWords } from '../../access/policy'
import type { Task } from './tasks.state'

export type TaskFacts = {
  readonly organizationId: string
  readonly creatorPositionId: string | null
  readonly assigneePositionId: string
  readonly published: boolean
  /** A to-do is one's own. */
  readonly selfAssigned: boolean
}

const { inOrganization, position, flag } = policyWords<TaskFacts>()

const selfAssigned = flag('selfAssigned')
const here = inOrganization('organizationId')
const created = position('creatorPositionId')
/** Coordinators oversee what is asked of others. */
const overseen = allOf(acting('coordinator'), not(selfAssigned))

export const taskPolicy = {
  /** The assignee sees a task once it is published, and their own at once. */
  assigned: allOf(here, position('assigneePositionId'), anyOf(flag('published'), selfAssigned)),
  /** What one has made, also for oneself. */
  created: allOf(here, created),
  /** What one has handed to others. */
  handedOut: allOf(here, created, not(selfAssigned)),
  /** Whose progress one follows: coordinators that of everybody, trainees their own, the others that of those whom they asked. */
  followed: allOf(
    here,
    anyOf(
      overseen,
      allOf(acting('faculty', 'supervisor'), created, not(selfAssigned)),
      allOf(acting('trainee'), position('assigneePositionId'), anyOf(flag('published'), selfAssigned)),
    ),
  ),
  see: allOf(
    here,
    anyOf(overseen, created, allOf(position('assigneePositionId'), anyOf(flag('published'), selfAssigned))),
  ),
  change: allOf(here, anyOf(created, overseen)),
  close: allOf(here, position('assigneePositionId')),
} as const

/** Of what is said about a task, whose id stands in `thingId`: whoever sees the task. */
export const seesTask = policyWords<{
  readonly thingId: string
  readonly task: readonly (TaskFacts & { readonly taskId: string })[]
}>().exists('task', { theirs: 'taskId', own: 'thingId' }, taskPolicy.see)

export const taskFacts = ({ organizationId, creator, assignee, published }: Task): TaskFacts => ({
  organizationId,
  creatorPositionId: creator?.positionId ?? null,
  assigneePositionId: assignee.positionId,
  published,
  selfAssigned: creator?.userId === assignee.userId,
})
