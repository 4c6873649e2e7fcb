// What erasures do on the write side: the one object that the list of features holds.
import type { ErasureCandidates } from '@practicum/shared/features/erasures/erasures.candidates'
import type { CommandFeature } from '../../execution/feature'
import { erasureDemonstration } from './erasures.demonstration'
import { erasureRecipients } from './erasures.recipients'
import { erasureRoutes } from './erasures.routes'
import { erasureSchedule, restoredSchedule } from './erasures.schedule'

export const erasures: CommandFeature = {
  name: 'erasures',
  demonstration: erasureDemonstration,
  routes: erasureRoutes,
  schedules: ({ services, lookUps }) => {
    const candidates = lookUps as ErasureCandidates
    return [erasureSchedule(services, candidates), restoredSchedule(services, candidates)]
  },
  recipients: erasureRecipients,
}
