// Who may call what of tasks, and what each may do to whose thing: by hand.
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import type { Access, Cast, Thing } from '../harness/access'
import { person } from './people'

export async function task({ program: { faculty: own, trainee: part } }: Cast): Promise<Thing> {
  const body = { description: 'Read it', assignee: part.picked }
  return { id: (await own.browser.do(createTask, { body })).body.id, own, part }
}

export const access: Access = {
  roles: `
    commentOnTask    . x x x x x
    completeTask     . x x x x x
    completedTasks   . x x x x .
    createTask       . x x x x x
    createTaskBatch  . x x x x x
    deleteTask       . x x x x x
    dismissTask      . x x x x x
    editTask         . x x x x x
    getTask          . x x x x x
    listTasks        . x x x x x
    ownTaskProgress  . x . . . .
    reassignTask     . x x x x x
    remindTask       . x x x x x
    reopenTask       . x x x x x
    setTaskStatus    . x x x x x
    taskComments     . x x x x x
  `,
  relations: `
                     own  part colleague coordinator admin former foreign
    commentOnTask    x    x    .         x           .     .      .
    completeTask     -    x    .         -           .     .      .
    createTask       x    x    x         x           .     .      .
    createTaskBatch  x    x    x         x           .     .      .
    deleteTask       x    -    .         x           .     .      .
    dismissTask      -    x    .         -           .     .      .
    editTask         x    -    .         x           .     .      .
    getTask          x    x    .         x           .     .      .
    reassignTask     x    -    .         x           .     .      .
    remindTask       x    -    .         x           .     .      .
    reopenTask       -    x    .         -           .     .      .
    setTaskStatus    -    x    .         -           .     .      .
    taskComments     x    x    .         x           .     .      .
  `,
  things: [
    [/^\/api\/tasks\/:id/, task],
    [/^\/api\/tasks(\/batch)?$/, person],
  ],
  bodies: {
    createTask: (_id, { program }) => ({ description: 'Read it', assignee: program.trainee.picked }),
    createTaskBatch: (_id, { program }) => ({ description: 'Read it', assignees: [program.trainee.picked] }),
    commentOnTask: () => ({ body: 'Seen' }),
    editTask: () => ({ description: 'Read it again' }),
    reassignTask: (_id, { program }) => ({ assignee: program.otherTrainee.picked }),
    setTaskStatus: () => ({ status: 'complete' }),
  },
}
