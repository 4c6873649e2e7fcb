// Fills an empty installation with the demonstration, by real commands. Ids are derived from fixed names: an interrupted first start is finished by the next.

import { systemContext } from '@practicum/command-service/execution/context'
import { foundOrganization } from '@practicum/command-service/features/people/people.registration'
import type { Log } from '@practicum/infra/observe/log'
import { withExclusiveLocks } from '@practicum/infra/postgres/exclusive'
import { derivedId } from '@practicum/shared/kernel/ids'
import type { Practicum } from '../composition/practicum'
import { fillAssignables } from './fill-assignables'
import { fillMeetings, meetingsAreFilled } from './fill-meetings'
import { registerPeople, unwrapOrThrow } from './fill-people'
import { fillPlacements } from './fill-placements'
import { fillTasks } from './fill-tasks'
import { ORGANIZATIONS, type OrganizationKey } from './people'

export interface DemoWorld {
  readonly practicum: Pick<Practicum, 'services'>
  readonly organizations: Readonly<Record<OrganizationKey, string>>
  readonly now: Date
}

/** Of several processes that start together one makes it, the others wait. No read model is needed for it: the processes that keep them may come later. */
export async function fillDemonstration(practicum: Practicum, log: Log): Promise<void> {
  await withExclusiveLocks(practicum.databases.write, ['demonstration'], () => fill(practicum, log))
}

async function fill(practicum: Practicum, log: Log): Promise<void> {
  if (await meetingsAreFilled(practicum.services)) return
  log.info({}, 'making the demonstration organization')
  const world: DemoWorld = { practicum, organizations: await foundOrganizations(practicum), now: new Date() }
  const people = await registerPeople(world)
  await fillTasks(world, people, await fillAssignables(world, people))
  await fillPlacements(world, people)
  await fillMeetings(world, people)
}

async function foundOrganizations(practicum: Practicum): Promise<DemoWorld['organizations']> {
  const entries = await Promise.all(
    Object.entries(ORGANIZATIONS).map(async ([key, organization]) => {
      const organizationId = derivedId('demonstration', key)
      const context = systemContext(`found-${organizationId}`, new Date(), organizationId)
      unwrapOrThrow(await foundOrganization(practicum.services, organizationId, organization, context))
      return [key, organizationId] as const
    }),
  )
  return Object.fromEntries(entries) as DemoWorld['organizations']
}
