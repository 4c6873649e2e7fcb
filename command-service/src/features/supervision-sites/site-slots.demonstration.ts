// How many places the sites of the demonstration have: more ask for one than it has left, another has enough.
import type { SiteSlotCommand } from '@practicum/shared/features/supervision-sites/site-slots.decider'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type Demonstration, unwrapOrThrow } from '../../demonstration/part'
import { siteSlotAggregate } from './site-slots.aggregate'

/** In days from today: the year of the trainings that run, and the one after it. */
const YEARS = [
  [-200, 120],
  [121, 485],
] as const
const PLACES: Readonly<Record<string, readonly [number, number]>> = { bayview: [2, 4], campus: [3, 3] }

export async function publishSlots(
  { services, people, now }: Pick<Demonstration, 'services' | 'people' | 'now'>,
  siteId: string,
  key: string,
): Promise<void> {
  const coordinator = personCalled(people, 'coordinator')
  const today = dateIn(coordinator.zone, now)
  for (const [index, places] of (PLACES[key] ?? []).entries()) {
    const name = `site-${key}-slot-${index}`
    const [from, to] = YEARS[index] ?? YEARS[0]
    const command: SiteSlotCommand = {
      ...{ type: 'PublishSlot', siteId, slotId: derivedId(`demonstration-${name}`, 'site slot') },
      ...{ organizationId: coordinator.organizationId, places },
      ...{ startAt: addDays(today, from), endAt: addDays(today, to) },
    }
    const context = actingAs(coordinator, name, now)
    unwrapOrThrow(await services.executor.execute(siteSlotAggregate, siteId, { command: () => command }, context))
  }
}
