// What somebody has not read, what they do not want to be told, and when it is day where they are: for messages that are due by both.
import { systemContext } from '@practicum/command-service/execution/context'
import { notificationAggregate } from '@practicum/command-service/features/notifications/notifications.routes'
import { chooseNotifications } from '@practicum/shared/features/notifications/notification-choices.contract'
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import type { Channel } from '@practicum/shared/features/notifications/notifications.events'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../../unwrap-or-throw'
import type { TestApp } from './app'
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

/** A notification of a kind, about nothing that there is. */
export async function tellKind({ practicum }: TestApp, { userId, positionId }: Member, kind: string): Promise<void> {
  const notificationId = newId()
  const about = { kind, actorId: null, actorPositionId: null, entityId: newId() }
  const data = { notificationId, userId, positionId, ...about }
  const command = () => ({ type: 'SendNotification' as const, data })
  const context = systemContext(newId(), new Date())
  unwrapOrThrow(await practicum.services.executor.execute(notificationAggregate, notificationId, { command }, context))
}

/** From then on they do not want to be told of the kind by this channel. */
export async function mute({ browser }: Member, kind: string, channel: Channel): Promise<void> {
  const choice = { params: { kind }, body: { channel, on: false } }
  expect((await browser.do(chooseNotifications, choice)).status).toBe(200)
}

export const hourIn = (zone: string, at: Date): number =>
  Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(at))

/** The first full hour from then on at which it is day there. */
export function byDay(from: number, zone = 'America/Los_Angeles'): Date {
  let at = new Date(from)
  while (hourIn(zone, at) < 8 || hourIn(zone, at) > 19) at = new Date(at.getTime() + HOUR_MS)
  return at
}
