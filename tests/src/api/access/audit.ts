// Who may call what of the log and histories, and what each may do to whose thing: by hand.
import type { Access, Cast, Thing } from '../harness/access'
import { task } from './tasks'

async function event(cast: Cast): Promise<Thing> {
  const of = await task(cast)
  await cast.app.caughtUp()
  const { rows } = await cast.app.database.pool.query<{ id: string }>('select id from log.event where stream = $1', [
    `task-${of.id}`,
  ])
  return { ...of, id: rows[0]?.id ?? '' }
}

export const access: Access = {
  roles: `
    asOf          . x x x x x
    eventFacets   . . . . x x
    exportEvents  . . . . x x
    getEvent      . . . . x x
    history       . x x x x x
    listAccesses  . . . . . x
    listEvents    . . . . x x
  `,
  relations: `
              own  part colleague coordinator admin former foreign
    asOf      x    x    .         x           .     .      .
    getEvent  -    -    -         x           x     .      .
    history   x    x    .         x           .     .      .
  `,
  ofNobody: {
    exportEvents: 'a filter; the scope is that of the list, asked about in audit-export.spec.ts',
  },
  things: [
    [/^\/api\/events\/:id/, event],
    [/^\/api\/history\//, task],
  ],
  queries: {
    asOf: () => ({ revision: '0' }),
  },
}
