// The days that trainees of the demonstration have logged at a placement of theirs: filled in with the placements.
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type Demonstration, unwrapOrThrow } from '../../demonstration/part'
import { logDay } from './placement-logs.logging'

/** Days ago, minutes, and what was noted. */
const DAYS = [
  [13, 240, 'Orientation and shadowing'],
  [12, 300, ''],
  [8, 360, 'Two intakes, notes until five'],
  [6, 330, ''],
  [5, 390, 'Group with Kira'],
  [1, 345, 'Intakes in the morning, supervision after lunch'],
] as const

/** Once the placement is approved. */
export async function fillPlacementLogs(
  { services, people, now }: Pick<Demonstration, 'services' | 'people' | 'now'>,
  placementId: string,
): Promise<void> {
  const trainee = personCalled(people, 'trainee')
  const today = dateIn(trainee.zone, now)
  for (const [ago, time_on_site, note] of DAYS) {
    const sent = { placement_id: placementId, day: addDays(today, -ago), time_on_site, note }
    unwrapOrThrow(await logDay(services.executor, trainee, sent, actingAs(trainee, `placement-log-${ago}`, now)))
  }
}
