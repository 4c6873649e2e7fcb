// Placements to try things with: made by the same commands as the demonstration's, for the people of a program.

import { systemContext } from '@practicum/command-service/execution/context'
import {
  openPlacement,
  type PlacementStep,
  takeStep,
} from '@practicum/command-service/features/placements/placements.seeding'
import { seedSite } from '@practicum/command-service/features/supervision-sites/supervision-sites.seeding'
import { placementContent } from '@practicum/shared/features/placements/placements.fields'
import { siteDetails } from '@practicum/shared/features/supervision-sites/site-details.fields'
import { initiallyOf } from '@practicum/shared/kernel/fields'
import { newId } from '@practicum/shared/kernel/ids'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { planTraining } from '../../planning'
import { unwrapOrThrow } from '../../unwrap-or-throw'
import type { TestApp } from './app'
import type { Member, TestProgram } from './program'
import { shown } from './shown'

export const partOf = ({ userId, positionId }: Member) => ({ userId, positionId })

export interface Placing {
  readonly siteId: string
  readonly trainingId: string
}

/** A site and a training of their own, so that placements never meet as duplicates. */
export async function newPlacing(
  { practicum }: TestApp,
  program: TestProgram,
  {
    trainee,
    endAt = '2027-05-31',
  }: { readonly trainee?: Member | undefined; readonly endAt?: string | undefined } = {},
): Promise<Placing> {
  const { organizationId, faculty } = program
  const { services } = practicum
  const context = () => systemContext(newId(), new Date(), organizationId)
  const training = {
    organizationId,
    trainee: partOf(trainee ?? program.trainee),
    faculty: partOf(faculty),
    planName: 'Marriage and family therapy',
    levelName: 'Practicum I',
    startAt: '2026-09-01',
    endAt,
  }
  const trainingId = unwrapOrThrow(await planTraining(services, training, context()))
  return { trainingId, siteId: await newSite({ practicum }, program, `Bayview ${trainingId.slice(-12)}`) }
}

/** Approved and published, added by nobody. */
export async function newSite(
  { practicum }: Pick<TestApp, 'practicum'>,
  { organizationId }: Pick<TestProgram, 'organizationId'>,
  name: string,
): Promise<string> {
  const site = {
    ...{ organizationId, ...initiallyOf(siteDetails), name, county: 'Marin', countryCode: 'US', stateId: 'US-CA' },
    ...{ status: 'approved' as const, published: true, creatorId: null, creatorPositionId: null, supervisors: [] },
  }
  return unwrapOrThrow(await seedSite(practicum.services, site, systemContext(newId(), new Date(), organizationId)))
}

async function opened(
  { practicum }: TestApp,
  { organizationId, supervisor }: TestProgram,
  placing: Placing,
): Promise<string | Refusal> {
  const placement = { ...placing, supervisor: partOf(supervisor), ...initiallyOf(placementContent), agreements: [] }
  return openPlacement(practicum.services, placement, systemContext(newId(), new Date(), organizationId))
}

/** Shown to everybody, where it was opened. */
export async function openAt(app: TestApp, program: TestProgram, placing: Placing): Promise<string | Refusal> {
  const id = await opened(app, program, placing)
  if (typeof id === 'string') await shownToAll(app, id)
  return id
}

const shownToAll = (app: TestApp, id: string) => shown(app, `placement-${id}`, ['placement', 'site', 'training'])

/** Opened and submitted; `ready` when the supervisor has joined too. */
export async function newPlacement(
  app: TestApp,
  program: TestProgram,
  {
    until = 'ready',
    ...training
  }: { readonly until?: 'submitted' | 'ready'; readonly trainee?: Member; readonly endAt?: string } = {},
): Promise<string> {
  return newPlacementOf(app, program, await newPlacing(app, program, training), until)
}

/** Ready, at a site that is there, in a training of its own. */
export async function newPlacementAt(
  app: TestApp,
  program: TestProgram,
  siteId: string,
  trainee?: Member,
): Promise<string> {
  const { trainingId } = await newPlacing(app, program, { trainee })
  return newPlacementOf(app, program, { trainingId, siteId })
}

export async function newPlacementOf(
  app: TestApp,
  program: TestProgram,
  placing: Placing,
  until: 'submitted' | 'ready' = 'ready',
): Promise<string> {
  return submitted(app, program, unwrapOrThrow(await opened(app, program, placing)), until)
}

export async function submitted(
  app: TestApp,
  program: TestProgram,
  id: string,
  until: 'submitted' | 'ready' = 'submitted',
): Promise<string> {
  const joined: PlacementStep = { type: 'JoinSupervisor', supervisor: partOf(program.supervisor) }
  const steps: readonly PlacementStep[] = [{ type: 'SubmitPlacement' }, ...(until === 'ready' ? [joined] : [])]
  const { services } = app.practicum
  for (const step of steps)
    unwrapOrThrow(await takeStep(services, id, step, systemContext(newId(), new Date(), program.organizationId)))
  await shownToAll(app, id)
  return id
}
