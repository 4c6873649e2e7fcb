// npm run erasures -- list | request | confirm | withdraw | redo: the erasure of persons from the command line, by the rules that the page has.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { CommandServices } from '@practicum/command-service/execution/ports'
import {
  confirmErasureOf,
  type ErasureWish,
  requestErasureOf,
  withdrawErasureOf,
} from '@practicum/command-service/features/erasures/erasures.deciding'
import { eraseWhereForgotten } from '@practicum/command-service/features/erasures/erasures.schedule'
import { inviteAggregate } from '@practicum/command-service/features/invites/invites.aggregate'
import { fileObjects } from '@practicum/infra/objects/files'
import { messageOf } from '@practicum/shared/contract/messages'
import { REASON_MAX } from '@practicum/shared/features/erasures/erasures.steps'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { z } from 'zod'
import { type CommandTool, withCommands } from './command-tool'
import { registerKeys } from './composition/erasing'
import { ErasureRegister } from './composition/erasure-register'
import { listErasures } from './erasures-list'
import { actingAdmin, contextOfAdmin } from './operating-admin'
import { refused, runTool } from './run-tool'

const USAGE = `npm run erasures -- list
npm run erasures -- request <email, id, or the id of an invitation> --reason <why> --by <an admin's email>
npm run erasures -- confirm <email or id> --by <another admin's email>
npm run erasures -- withdraw <email or id> --by <an admin's email>
npm run erasures -- redo --from <the folder "anchors" of the installation that was>
The password of the admin is asked for, or read from the input.`

const options = { reason: { type: 'string' }, by: { type: 'string' }, from: { type: 'string' } } as const

const DECISIONS = {
  request: { decide: requestErasureOf, done: 'Asked for. Another admin can confirm it 24 hours from now.' },
  confirm: { decide: confirmErasureOf, done: 'Confirmed. It begins within seconds of the product running.' },
  withdraw: { decide: withdrawErasureOf, done: 'Withdrawn.' },
} as const

const decision = z.object({
  verb: z.enum(['request', 'confirm', 'withdraw']),
  person: z.string().min(1),
  by: z.string().min(1),
  reason: z.string().trim().max(REASON_MAX).default(''),
})
type Decision = z.infer<typeof decision>

/** Answers the exit code. */
type Task = (tool: CommandTool) => Promise<number>

function taskOf(args: readonly string[]): Task | undefined {
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  const [verb, person] = positionals
  if (verb === 'list') return tool => listErasures(tool, tool.services.executor)
  if (verb === 'redo' && values.from) return tool => redo(tool, resolve(values.from ?? ''))
  const { data } = decision.safeParse({ verb, person, ...values })
  if (data === undefined || (data.verb === 'request' && data.reason === '')) return undefined
  return ({ services }) => decideOn(services, data)
}

async function decideOn(services: CommandServices, { verb, person, by, reason }: Decision): Promise<number> {
  const whom = await whomOf(services, person)
  const admin = isRefusal(whom) ? whom : await actingAdmin(services, by)
  if (isRefusal(whom)) return refusedBy(whom)
  if (isRefusal(admin)) return refusedBy(admin)
  const { decide, done: words } = DECISIONS[verb]
  const done = await decide(services.executor, { ...whom, reason, by: admin }, contextOfAdmin(admin, new Date()))
  if (isRefusal(done)) return refusedBy(done)
  console.log(words)
  return 0
}

const refusedBy = ({ code, data }: Refusal): number => refused(`It was refused: ${messageOf(code, data)}`)

/** Somebody who was invited and never came is named by their invitation. */
async function whomOf(
  { credentials, executor }: CommandServices,
  person: string,
): Promise<Pick<ErasureWish, 'userId' | 'inviteId'> | Refusal> {
  if (z.uuid().safeParse(person).success) {
    const id = person.toLowerCase()
    const { state } = await executor.load(inviteAggregate, id)
    return state.status === 'unknown' ? { userId: id } : { userId: state.userId, inviteId: id }
  }
  const account = await credentials.find(person)
  return account ? { userId: account.userId } : refuse('erasure.person_unknown')
}

/** Of an installation that was restored from before them, by the register of the one that was. */
async function redo({ services, config }: CommandTool, folder: string): Promise<number> {
  const { userIds, unsigned } = await new ErasureRegister(async () => fileObjects(folder), registerKeys(config)).all()
  for (const name of unsigned) console.error(`${name} was not written by this installation`)
  if (userIds.length === 0) return refused(`Nobody stands in the register of ${folder}.`)
  const again: string[] = []
  for (const userId of userIds) if (await eraseWhereForgotten(services.executor, userId, new Date())) again.push(userId)
  for (const userId of again) console.log(userId)
  console.log(
    `${userIds.length} in the register, ${again.length} are erased again within minutes of the product running`,
  )
  return 0
}

async function run(args: readonly string[]): Promise<number> {
  const task = taskOf(args)
  return task ? withCommands(task) : refused(USAGE)
}

runTool(run)
