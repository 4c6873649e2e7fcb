// Who of one organization may do what to whose thing: every row that names a thing, asked by everybody who stands to it in another way, against tables written by hand in the folder `access`.
import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { assignPosition } from '@practicum/command-service/features/people/people.registration'
import { allRows } from '@practicum/shared/contract/all'
import type { Row } from '@practicum/shared/contract/row'
import { switchPosition } from '@practicum/shared/features/people/people.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { z } from 'zod'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { accessByFeature, linesOf, type MakeThing, named, type Thing } from './harness/access'
import { startApp, type TestApp } from './harness/app'
import { enrol, foundOrganization, foundProgram, type Member, type TestProgram } from './harness/program'

const WHO = ['own', 'part', 'colleague', 'coordinator', 'admin', 'former', 'foreign'] as const
type Who = (typeof WHO)[number]

let app: TestApp
let program: TestProgram
let colleague: Member
let former: Member
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  colleague = await enrol(app, { role: 'supervisor', organizationId: program.organizationId, name: 'Cole League' })
  former = await formerCoordinator()
})
afterAll(() => app.close())

async function formerCoordinator(): Promise<Member> {
  const { organizationId } = program
  const { services } = app.practicum
  const elsewhere = await foundOrganization(app)
  const member = await enrol(app, { role: 'coordinator', organizationId, name: 'Fora Mer' })
  const context = () => systemContext(newId(), new Date(), organizationId)
  const position = { role: 'coordinator' as const, liveSessionsAllowed: true, accountLimited: false }
  const next = { ...position, organizationId: elsewhere }
  const { positionId } = unwrapOrThrow(await assignPosition(services, member.userId, next, context()))
  await app.caughtUp()
  await member.browser.do(switchPosition, { params: { id: positionId } })
  const leave = { type: 'ChangePositionStatus' as const, positionId: member.positionId, status: 'archived' as const }
  unwrapOrThrow(await services.executor.execute(userAggregate, member.userId, { command: () => leave }, context()))
  await app.caughtUp()
  await member.browser.freshToken()
  return member
}

/** Those of its feature fit a row alone. */
const makerOf = ({ feature, path }: Row): MakeThing | undefined =>
  accessByFeature.get(feature)?.things?.find(([start]) => start.test(path))?.[1]

const bodyOf = (row: Row): z.ZodType | undefined => {
  if (row.kind === 'command') return row.body
  return row.kind === 'list' ? undefined : row.query
}

function namesThing(row: Row): boolean {
  if (/\/:(?!uuid)/.test(row.path) || row.path.includes(':uuid')) return true
  const body = bodyOf(row)
  return (
    body !== undefined &&
    JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).includes('"uuid"')
  )
}

const ofNobody = [...accessByFeature].flatMap(([feature, access]) =>
  Object.keys(access.ofNobody ?? {}).map(name => ({ feature, name })),
)
const isOfNobody = (row: Row): boolean => accessByFeature.get(row.feature)?.ofNobody?.[row.name] !== undefined
const rows = allRows.filter(row => namesThing(row) && !isOfNobody(row))

const browserOf = (who: Who, { own, part }: Thing) => {
  const { coordinator, admin, stranger: foreign } = program
  return { own, part, colleague, coordinator, admin, former, foreign }[who].browser
}

async function asked(row: Row, who: Who, thing: Thing): Promise<string> {
  const path = row.path
    .replace(':id', thing.id)
    .replace(':slot_id', thing.within ?? '')
    .replace(':delivery_id', thing.within ?? '')
    .replace(':position_id', thing.own.positionId)
    .replace(':user', program.trainee.userId)
    .replace(':subject', 'task')
  const sendsBody = row.kind === 'command' && row.method !== 'GET'
  const { bodies, queries } = accessByFeature.get(row.feature) ?? {}
  const query = queries?.[row.name]?.(thing.id)
  const { status, body } = await browserOf(who, thing).send(row.method, path, {
    ...(sendsBody ? { body: bodies?.[row.name]?.(thing.id, { app, program }) ?? {} } : {}),
    ...(query ? { query } : {}),
  })
  return markOf(status, JSON.stringify(body))
}

/** People that cannot be picked are refused in the words of the form: for the caller they are not there. */
function markOf(status: number, body: string): string {
  // A batch answers for each of its things.
  if (status === 200) return /"(approved|done)":false/.test(body) ? '.' : 'x'
  if (status === 409 || status === 422) return /person\.not_available/.test(body) ? '.' : 'r'
  return { 403: '-', 404: '.' }[status] ?? String(status)
}

/** To whoever may not, and to whom it is not there. */
const NOTHING_DONE = ['-', '.']

/** What one is let do may change the thing, or what stands around it: whoever asks next is given another one, but for what only reads. */
async function line(row: Row): Promise<string> {
  const make = makerOf(row)
  if (!make) throw new Error(`${row.name}: say what it is about, or why it is about nobody's`)
  const isRead = row.kind !== 'command'
  const another = async (): Promise<Thing> => {
    const thing = await make({ app, program })
    if (isRead || row.path.includes('attachments')) await app.caughtUp()
    return thing
  }
  let thing: Promise<Thing> | undefined
  const marks: string[] = []
  for (const who of WHO) {
    thing ??= another()
    const mark = await asked(row, who, await thing)
    marks.push(mark)
    if (!isRead && !NOTHING_DONE.includes(mark)) thing = undefined
  }
  return [row.name, ...marks].join(' ')
}

const lines = linesOf('relations')

test('8.2.2 the tables name every row that names a thing, in the file of its feature, and no other', () => {
  expect(named(lines)).toEqual(named(rows))
  const names = new Set(named(allRows))
  expect(named(ofNobody).filter(name => !names.has(name))).toEqual([])
})

test('8.2.2 what each may do to whose thing is what the tables say', async () => {
  const found: string[] = []
  for (const row of rows) found.push(await line(row))
  expect(found.toSorted()).toEqual(lines.map(({ name, marks }) => [name, ...marks].join(' ')).toSorted())
})
