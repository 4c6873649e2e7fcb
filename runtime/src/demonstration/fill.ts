// Fills an empty installation with the demonstration, by real commands. Ids are derived from fixed names: an interrupted first start is finished by the next.
import { type DemonstrationPart, STAGES, unwrapOrThrow } from '@practicum/command-service/demonstration/part'
import { systemContext } from '@practicum/command-service/execution/context'
import type { CommandServices } from '@practicum/command-service/execution/ports'
import { allFeatures } from '@practicum/command-service/features/all'
import { foundOrganization } from '@practicum/command-service/features/people/people.registration'
import type { Config } from '@practicum/infra/config/config'
import type { Log } from '@practicum/infra/observe/log'
import { withExclusiveLocks } from '@practicum/infra/postgres/exclusive'
import { derivedId } from '@practicum/shared/kernel/ids'
import type { CompositionOptions, Practicum } from '../composition/practicum'
import { type DemoWorld, registerPeople } from './fill-people'
import { ORGANIZATIONS } from './people'

/** Resolves whether anything was missing. Of several processes that start together one makes it, the others wait. No read model is needed for it: the processes that keep them may come later. */
export function fillDemonstration({ databases, services }: Practicum, log: Log): Promise<boolean> {
  return withExclusiveLocks(databases.write, ['demonstration'], () => fillWhereMissing(services, log))
}

/** What a process with a demonstration begins with. */
export const demonstrationOf = ({ demo }: Pick<Config, 'demo'>, log: Log): Pick<CompositionOptions, 'fill'> =>
  demo ? { fill: practicum => fillDemonstration(practicum, log) } : {}

const parts = allFeatures.flatMap(({ demonstration }) => demonstration ?? [])

async function fillWhereMissing(services: CommandServices, log: Log): Promise<boolean> {
  const there = await Promise.all(parts.map(part => part.isThere(services)))
  const missing = parts.filter((_part, index) => !there[index])
  if (missing.length === 0) return false
  log.info({}, 'making the demonstration organization')
  const filled = fill(services, missing)
  const isLivedIn = parts.some((part, index) => part.stage === 'work' && there[index])
  await filled.catch(error => {
    if (!isLivedIn) throw error
    // What a newer release adds may not go with what people have done there since: they go on without it.
    log.error({ error }, 'the demonstration is not complete')
  })
  return true
}

async function fill(services: CommandServices, missing: readonly DemonstrationPart[]): Promise<void> {
  const now = new Date()
  const people = await registerPeople({ services, organizations: await foundOrganizations(services), now })
  const attach = () => Promise.reject(new Error('nothing attaches documents'))
  const demonstration = { services, people, now, assignables: new Map(), attach }
  for (const stage of STAGES) {
    const due = parts.filter(part => part.stage === stage && (stage === 'references' || missing.includes(part)))
    for (const part of due) await part.fill(demonstration)
  }
}

/** They have been at work for a while. */
const FOUNDED_BEFORE_MS = 400 * 86_400_000

async function foundOrganizations(services: CommandServices): Promise<DemoWorld['organizations']> {
  const entries = await Promise.all(
    Object.entries(ORGANIZATIONS).map(async ([key, organization]) => {
      const organizationId = derivedId('demonstration', key)
      const context = systemContext(`found-${organizationId}`, new Date(Date.now() - FOUNDED_BEFORE_MS), organizationId)
      unwrapOrThrow(await foundOrganization(services, organizationId, organization, context))
      return [key, organizationId] as const
    }),
  )
  return Object.fromEntries(entries) as DemoWorld['organizations']
}
