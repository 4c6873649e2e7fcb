// As which admin an operator's tool decides: the one whose password is given, so that two admins are two people there too.
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { type CommandContext, systemContext } from '@practicum/command-service/execution/context'
import type { CommandServices } from '@practicum/command-service/execution/ports'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { actingRole } from '@practicum/shared/access/roles'
import { newId } from '@practicum/shared/kernel/ids'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

export interface OperatingAdmin {
  readonly userId: string
  readonly positionId: string
  readonly organizationId: string
}

/** Asks for the password; refuses with one answer whatever is wrong. */
export async function actingAdmin(
  { credentials, executor }: Pick<CommandServices, 'credentials' | 'executor'>,
  email: string,
): Promise<OperatingAdmin | Refusal> {
  const password = await askPassword(email)
  const credential = await credentials.find(email)
  if (!(await credentials.matches(credential, password)) || !credential) return refuse('login.failed')
  const { state } = await executor.load(userAggregate, credential.userId)
  const positions = 'positions' in state && state.status === 'active' ? state.positions : []
  const position = positions.find(({ role, status }) => actingRole(role) === 'admin' && status === 'active')
  if (!position) return refuse('login.failed')
  return { userId: credential.userId, positionId: position.id, organizationId: position.organizationId }
}

export function contextOfAdmin({ userId, positionId, organizationId }: OperatingAdmin, now: Date): CommandContext {
  const context = systemContext(newId(), now, organizationId)
  return { ...context, meta: { ...context.meta, actor: { userId, positionId } } }
}

/** Nothing of what is typed is shown. */
const silent = new Writable({ write: (_chunk, _encoding, done) => done() })

async function askPassword(email: string): Promise<string> {
  const { stdin, stderr } = process
  stderr.write(`Password of ${email}: `)
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
    stderr.write('\n')
  }
}
