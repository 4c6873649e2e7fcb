// What people remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { organizationProjection, personProjection, positionProjection } from './people.projection'
import { peopleQueries } from './people.queries'
import { traineesCount } from './people.shown'

export const people: ReadFeature = {
  name: 'people',
  projections: readModels(personProjection, positionProjection, organizationProjection),
  queries: () => peopleQueries,
  figures: { trainees_count: { uses: ['position'], read: traineesCount } },
  history: {
    // Whom somebody may know is more than whose sign-ins and positions elsewhere they may read.
    user: { projection: personProjection, onlyFor: ({ userId }, id) => id === userId },
    organization: { projection: organizationProjection },
  },
}
