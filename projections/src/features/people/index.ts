// What people remember and answer: the one object that the list of features holds.
import { organizationPolicy, personPolicy } from '@practicum/shared/features/people/people.policy'
import { type ReadFeature, readModels } from '../../reads/feature'
import { accountProjection } from './accounts.projection'
import { organizationProjection } from './organization.projection'
import { organizationTold } from './organization.told'
import { findablePeople } from './people.found'
import { contactProjection, personProjection, positionProjection } from './people.projection'
import { peopleQueries } from './people.queries'
import { traineesCount } from './people.shown'

export const people: ReadFeature = {
  name: 'people',
  projections: readModels(
    personProjection,
    accountProjection,
    contactProjection,
    positionProjection,
    organizationProjection,
  ),
  queries: () => peopleQueries,
  figures: { trainees_count: { uses: ['position'], read: traineesCount } },
  findables: { person: findablePeople },
  historyFields: { ownerId: { as: 'owner', by: 'person' } },
  historyWords: organizationTold,
  history: {
    user: { projection: personProjection, machinery: ['revision'], onlyFor: personPolicy.history, personal: true },
    organization: { projection: organizationProjection, onlyFor: organizationPolicy.history },
  },
}
