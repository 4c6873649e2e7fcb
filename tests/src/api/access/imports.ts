// Who may call what of imports, and what each may do to whose thing: by hand.
import { startImport } from '@practicum/shared/features/imports/starting.contract'
import { newId } from '@practicum/shared/kernel/ids'
import type { Access, Cast, Thing } from '../harness/access'
import { send } from '../harness/sending'

/** So many that it is under way for as long as somebody asks. */
const ROWS = 2000

async function underWay({ program: { coordinator: own, supervisor: part } }: Cast): Promise<Thing> {
  const uuid = newId()
  const rows = Array.from({ length: ROWS }, (_row, at) => `Site ${uuid} ${at},Nowhere`)
  await send(own, { uuid, filename: 'sites.csv', bytes: ['Name,State', ...rows].join('\n') })
  const body = { kind: 'sites', upload_uuid: uuid, columns: { name: 'Name', state_id: 'State' } }
  return { id: (await own.browser.do(startImport, { body })).body.id, own, part }
}

export const access: Access = {
  roles: `
    cancelImport        . . . . x .
    getImport           . . . . x .
    listImportFailures  . . . . x .
    listImports         . . . . x .
    startImport         . . . . x .
  `,
  relations: `
                        own  part colleague coordinator admin former foreign
    cancelImport        x    -    -         x           -     .      .
    getImport           x    -    -         x           -     .      .
  `,
  ofNobody: {
    listImportFailures: 'a filter; an import of another organization has none, asked about in imports.spec.ts',
    startImport: 'an upload of somebody else is refused as an unknown one in imports.spec.ts',
  },
  things: [[/^\/api\/imports\/:id/, underWay]],
}
