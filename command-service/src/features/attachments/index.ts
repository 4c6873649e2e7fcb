// What attachments do on the write side: the one object that the list of features holds.
import type { AttachmentCandidates } from '@practicum/shared/features/attachments/attachments.candidates'
import type { CommandFeature } from '../../execution/feature'
import { attachableChannel } from './attachments.channels'
import { attachmentDemonstration } from './attachments.demonstration'
import { isUploadNeeded } from './attachments.keeping'
import { attachmentReactions } from './attachments.reactions'
import { attachmentRoutes } from './attachments.routes'
import { uploadSchedule } from './attachments.schedule'

export const attachments: CommandFeature = {
  name: 'attachments',
  demonstration: attachmentDemonstration,
  routes: attachmentRoutes,
  channel: attachableChannel,
  reactions: ({ services, slots, lookUps }) => attachmentReactions(services, lookUps as AttachmentCandidates, slots),
  schedules: ({ services, slots, lookUps }) => [uploadSchedule(services, lookUps as AttachmentCandidates, slots)],
  keeps: isUploadNeeded,
}
