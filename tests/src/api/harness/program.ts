// A small program to try things in: one organization with its people, and a second one whose people must see nothing of it.

import { systemContext } from '@practicum/command-service/execution/context'
import { organizationAggregate, userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { assignPosition, registerUser } from '@practicum/command-service/features/people/people.registration'
import type { Role } from '@practicum/shared/access/roles'
import { organizationSettings } from '@practicum/shared/features/people/people.fields'
import { initiallyOf } from '@practicum/shared/kernel/fields'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../../unwrap-or-throw'
import type { TestApp } from './app'
import type { Browser } from './browser'

export const PASSWORD = 'Harbor-Lantern-47!'

export interface Member {
  readonly userId: string
  readonly positionId: string
  readonly organizationId: string
  readonly email: string
  readonly role: Role
  /** What the picker sends for this person. */
  readonly picked: { readonly id: string; readonly position_id: string }
  /** Signed in, in a browser of its own. */
  readonly browser: Browser
}

/** `enableStrongerPasswords`: its people choose long ones. */
export async function foundOrganization(
  { practicum }: TestApp,
  zone = 'America/Los_Angeles',
  enableStrongerPasswords = false,
): Promise<string> {
  const organizationId = newId()
  const command = {
    type: 'FoundOrganization' as const,
    organizationId,
    name: `Organization ${organizationId.slice(-4)}`,
    kind: 'academic' as const,
    zone,
    accent: null,
    words: {},
    settings: { ...initiallyOf(organizationSettings), enableStrongerPasswords },
  }
  const context = systemContext(newId(), new Date(), organizationId)
  unwrapOrThrow(
    await practicum.services.executor.execute(
      organizationAggregate,
      organizationId,
      { command: () => command },
      context,
    ),
  )
  return organizationId
}

export interface Enrolment {
  readonly role: Role
  readonly organizationId: string
  readonly name?: string
  readonly zone?: string
  readonly liveSessionsAllowed?: boolean
  readonly accountLimited?: boolean
  readonly hipaa?: boolean
}

/** Registers a person by real commands and signs them in. */
export async function enrol(app: TestApp, enrolment: Enrolment): Promise<Member> {
  const registered = await register(app, enrolment)
  await app.caughtUp()
  return signedIn(app, registered)
}

type Registered = Omit<Member, 'browser'>

async function signedIn(app: TestApp, registered: Registered): Promise<Member> {
  return { ...registered, browser: await app.visitor().signIn(registered.email, PASSWORD) }
}

async function register({ practicum }: TestApp, enrolment: Enrolment): Promise<Registered> {
  const { services } = practicum
  const {
    role,
    organizationId,
    name = `${role} Person`,
    zone = 'America/Los_Angeles',
    liveSessionsAllowed = true,
    accountLimited = false,
    hipaa = true,
  } = enrolment
  const context = () => systemContext(newId(), new Date(), organizationId)
  const email = `${newId()}@practicum.test`
  const [firstName = '', lastName = ''] = name.split(' ')
  const userId = unwrapOrThrow(
    await registerUser(services, { email, firstName, lastName, zone, status: 'active', password: PASSWORD }, context()),
  )
  const position = { role, organizationId, liveSessionsAllowed, accountLimited }
  const { positionId } = unwrapOrThrow(await assignPosition(services, userId, position, context()))
  if (hipaa)
    unwrapOrThrow(
      await services.executor.execute(
        userAggregate,
        userId,
        { command: () => ({ type: 'CompleteHipaa' as const }) },
        context(),
      ),
    )
  return { userId, positionId, organizationId, email, role, picked: { id: userId, position_id: positionId } }
}

export interface TestProgram {
  readonly organizationId: string
  readonly coordinator: Member
  readonly faculty: Member
  readonly supervisor: Member
  readonly trainee: Member
  readonly otherTrainee: Member
  /** Coordinates another organization. */
  readonly stranger: Member
  readonly admin: Member
}

export async function foundProgram(app: TestApp): Promise<TestProgram> {
  const organizationId = await foundOrganization(app)
  const elsewhere = await foundOrganization(app)
  const here = (role: Role, name: string): Promise<Registered> => register(app, { role, organizationId, name })
  const registered = {
    coordinator: await here('coordinator', 'Clara Whitfield'),
    faculty: await here('faculty', 'Felix Arroyo'),
    supervisor: await here('supervisor', 'Simone Okafor'),
    trainee: await here('trainee', 'Ana Ruiz'),
    otherTrainee: await here('trainee', 'Ben Castellan'),
    stranger: await register(app, { role: 'coordinator', organizationId: elsewhere, name: 'Stella Elsewhere' }),
    admin: await register(app, { role: 'admin', organizationId: elsewhere, name: 'Morgan Vale' }),
  }
  // Once for all: they are shown together.
  await app.caughtUp()
  const program = {
    organizationId,
    coordinator: await signedIn(app, registered.coordinator),
    faculty: await signedIn(app, registered.faculty),
    supervisor: await signedIn(app, registered.supervisor),
    trainee: await signedIn(app, registered.trainee),
    otherTrainee: await signedIn(app, registered.otherTrainee),
    stranger: await signedIn(app, registered.stranger),
    admin: await signedIn(app, registered.admin),
  }
  // What signing in has written is in its order, too.
  await app.caughtUp()
  return program
}
