// What imports do on the write side: the one object that the list of features holds.
import type { ImportCandidates } from '@practicum/shared/features/imports/imports.candidates'
import type { CommandFeature } from '../../execution/feature'
import { importDemonstration } from './imports.demonstration'
import { importReactions } from './imports.reactions'
import { importRecipients } from './imports.recipients'
import { importRoutes } from './imports.routes'
import { importSchedule } from './imports.schedule'

export const imports: CommandFeature = {
  name: 'imports',
  demonstration: importDemonstration,
  routes: importRoutes,
  recipients: importRecipients,
  reactions: ({ services }) => importReactions(services),
  schedules: ({ services, slots, lookUps }) => [importSchedule(services, slots, lookUps as ImportCandidates)],
}
