// What somebody has not read, and when it is day where they are: for messages that are due by both.
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { eventually } from './eventually'
import { HOUR_MS } from './inviting'
import type { Member, TestProgram } from './program'

const unreadOf = async ({ browser }: Member) => (await browser.get(recentNotifications)).body.meta.unread

/** Somebody gives them a task: a notification that they have not read. */
export async function tell(program: TestProgram, member: Member): Promise<void> {
  const before = await unreadOf(member)
  const body = { description: `Read ${newId()}`, assignee: member.picked }
  expect((await program.coordinator.browser.do(createTask, { body })).status).toBe(200)
  await eventually(
    () => unreadOf(member),
    count => count > before,
  )
}

export const hourIn = (zone: string, at: Date): number =>
  Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(at))

/** The first full hour from then on at which it is day there. */
export function byDay(from: number, zone = 'America/Los_Angeles'): Date {
  let at = new Date(from)
  while (hourIn(zone, at) < 8 || hourIn(zone, at) > 19) at = new Date(at.getTime() + HOUR_MS)
  return at
}
