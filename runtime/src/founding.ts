// The first person of an installation without the demonstration: an admin of the platform, who lets everybody else in.
import { randomBytes } from 'node:crypto'
import { systemContext } from '@practicum/command-service/execution/context'
import type { CommandServices } from '@practicum/command-service/execution/ports'
import { allFeatures } from '@practicum/command-service/features/all'
import {
  assignPosition,
  foundOrganization,
  registerUser,
} from '@practicum/command-service/features/people/people.registration'
import type { Position } from '@practicum/infra/event-store/port'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { Foundations } from './composition/foundations'

export interface FirstAdmin {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** IANA name of a time zone. */
  readonly zone: string
}

export interface Founding extends Pick<Foundations, 'databases' | 'waterMark'> {
  readonly services: CommandServices
  /** Told every few seconds which read models do not show the person yet. */
  readonly onWaiting: (models: readonly string[]) => void
}

/** Answers the person's password, which stands nowhere else; refuses `admin.exists` where anybody runs the platform already. */
export async function foundFirstAdmin(
  founding: Founding,
  admin: FirstAdmin,
): Promise<{ readonly password: string } | Refusal> {
  const { services, databases } = founding
  const { rowCount } = await databases.write.query("select from read.position where role = 'admin' limit 1")
  if (rowCount !== 0) return refuse('admin.exists', {}, { kind: 'conflict' })
  const now = new Date()
  const organizationId = derivedId('practicum', 'platform')
  const platform = { name: 'Practicum Platform', kind: 'admin' as const, zone: admin.zone, accent: null }
  const context = systemContext('found-platform', now, organizationId)
  const founded = await foundOrganization(services, organizationId, platform, context)
  if (isRefusal(founded)) return founded
  for (const { name, begins } of allFeatures) await begins?.(services, systemContext(`begin-${name}`, now))
  const password = randomBytes(18).toString('base64url')
  const person = { ...admin, status: 'active' as const, password }
  const userId = await registerUser(services, person, systemContext('register-first-admin', now))
  if (isRefusal(userId)) return userId
  const position = { role: 'admin' as const, organizationId, liveSessionsAllowed: true, accountLimited: false }
  const assigning = systemContext('assign-first-admin', now, organizationId)
  const assigned = await assignPosition(services, userId, position, assigning)
  if (isRefusal(assigned)) return assigned
  await untilShown(founding, assigned.done.position)
  return { password }
}

const MODELS = ['person', 'position', 'organization']
const PROGRESS_EVERY_MS = 5000

/** However late the read models come: the person exists by now, and who gives up has lost the password. */
async function untilShown({ waterMark, onWaiting }: Founding, position: Position | undefined): Promise<void> {
  if (position === undefined) return
  while (!(await waterMark.waitForPosition(MODELS, position, PROGRESS_EVERY_MS))) onWaiting(MODELS)
}
