// What liability insurances do on the write side: the one object that the list of features holds.
import type { InsuranceCandidates } from '@practicum/shared/features/insurances/insurances.candidates'
import type { CommandFeature } from '../../execution/feature'
import { insuranceAttachable } from './insurances.attachable'
import { insuranceDemonstration } from './insurances.demonstration'
import { insuranceReactions } from './insurances.reactions'
import { insuranceRecipients } from './insurances.recipients'
import { insuranceRoutes } from './insurances.routes'
import { insuranceSchedule } from './insurances.schedule'

export const insurances: CommandFeature = {
  name: 'insurances',
  demonstration: insuranceDemonstration,
  routes: insuranceRoutes,
  recipients: insuranceRecipients,
  attachables: { insurance: insuranceAttachable },
  reactions: ({ services, lookUps }) => insuranceReactions(services, lookUps as InsuranceCandidates),
  schedules: ({ services, lookUps }) => [insuranceSchedule(services, lookUps as InsuranceCandidates)],
}
