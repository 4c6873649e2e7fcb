// Who may call what of saved views, and what each may do to whose thing: by hand.
import { saveView } from '@practicum/shared/features/saved-views/saved-views.contract'
import type { Access, Cast, Thing } from '../harness/access'

const VIEW = { name: 'Late', query: '', tab: '', shared: true } as const

async function sharedView({ program: { faculty: own, supervisor: part } }: Cast): Promise<Thing> {
  return { id: (await own.browser.do(saveView, { body: { list: '/tasks', ...VIEW } })).body.id, own, part }
}

export const access: Access = {
  roles: `
    changeView         . x x x x x
    chooseDefaultView  . x x x x x
    deleteView         . x x x x x
    saveView           . x x x x x
    viewsOfList        . x x x x x
  `,
  relations: `
                       own  part colleague coordinator admin former foreign
    changeView         x    -    -         -           .     .      .
    chooseDefaultView  x    x    x         x           .     .      .
    deleteView         x    -    -         x           .     .      .
  `,
  things: [[/^\/api\/(saved-views\/:id|default-views)/, sharedView]],
  bodies: {
    changeView: () => ({ ...VIEW, name: 'Later' }),
    chooseDefaultView: view_id => ({ list: '/tasks', view_id }),
  },
}
