// Who may call what of templates of tasks, and what each may do to whose thing: by hand.
import { saveTaskTemplate } from '@practicum/shared/features/task-templates/task-templates.contract'
import type { Access, Cast, Thing } from '../harness/access'

const TEMPLATE = { name: 'Visit', description: 'Choose two dates', shared: true }

async function sharedTemplate({ program: { faculty: own, supervisor: part } }: Cast): Promise<Thing> {
  return { id: (await own.browser.do(saveTaskTemplate, { body: TEMPLATE })).body.id, own, part }
}

export const access: Access = {
  roles: `
    changeTaskTemplate  . . x x x .
    deleteTaskTemplate  . . x x x .
    listTaskTemplates   . . x x x .
    saveTaskTemplate    . . x x x .
  `,
  relations: `
                        own  part colleague coordinator admin former foreign
    changeTaskTemplate  x    -    -         -           -     .      .
    deleteTaskTemplate  x    -    -         x           -     .      .
  `,
  things: [[/^\/api\/task-templates\/:id/, sharedTemplate]],
  bodies: {
    changeTaskTemplate: () => ({ ...TEMPLATE, name: 'Later' }),
  },
}
