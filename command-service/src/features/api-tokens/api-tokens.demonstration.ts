// The coordinator of the demonstration has let two programs in. Their secrets are told to nobody: they make another token to try one.
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { apiTokenAggregate } from './api-tokens.aggregate'

const DAY_MS = 86_400_000

const SAMPLES = [
  { of: 'person', name: 'My spreadsheet of tasks', scopes: ['tasks:read'], days: 90 },
  { of: 'organization', name: 'Placements for the registrar', scopes: ['members:read', 'placements:read'], days: 365 },
] as const

const idOf = (index: number): string => derivedId('demonstration', `apitoken-${index}`)

export const apiTokenDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { version } = await executor.load(apiTokenAggregate, idOf(SAMPLES.length - 1))
    return version >= 0
  },
  async fill({ services: { executor }, people, now }) {
    const maker = personCalled(people, 'coordinator')
    const { userId, positionId, organizationId } = maker
    for (const [index, { of, name, scopes, days }] of SAMPLES.entries()) {
      const id = idOf(index)
      const expiresAt = new Date(now.getTime() + days * DAY_MS).toISOString()
      const data = { apiTokenId: id, userId, positionId, organizationId, of, name, scopes: [...scopes], expiresAt }
      const command = () => ({ type: 'MakeApiToken', data }) as const
      const context = actingAs(maker, `apitoken-${index}`, now)
      unwrapOrThrow(await executor.execute(apiTokenAggregate, id, { command }, context))
    }
  },
}
