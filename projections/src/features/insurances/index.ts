// What liability insurances remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { insuranceCandidates } from './insurances.candidates'
import { insuranceProjection } from './insurances.projection'
import { insuranceQueries } from './insurances.queries'
import { insuranceCounts, insuranceProofs, insuranceTitle } from './insurances.shown'
import { INSURANCE_USES } from './insurances.view'

export const insurances: ReadFeature = {
  name: 'insurances',
  projections: readModels(insuranceProjection),
  queries: () => insuranceQueries,
  lookUps: insuranceCandidates,
  counts: { insurances: { uses: ['insurance', 'position', 'person'], read: insuranceCounts } },
  notificationSubjects: { insurance: { uses: ['insurance'], nameOf: insuranceTitle } },
  attachables: { insurance: { uses: INSURANCE_USES, read: insuranceProofs } },
  history: { insurance: { projection: insuranceProjection, personal: true } },
}
