// What signing up remembers and answers: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { signupQueries } from './signup.queries'
import { lapseCandidates } from './unproven.candidates'
import { unprovenProjection } from './unproven.projection'

export const signup: ReadFeature = {
  name: 'signup',
  projections: readModels(unprovenProjection),
  queries: signupQueries,
  lookUps: lapseCandidates,
}
