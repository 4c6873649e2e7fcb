// What attachments mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import { attachmentEvents } from './attachment.events'
import * as contract from './attachments.contract'
import { refusals } from './attachments.refusals'
import { uploadEvents } from './upload.events'
import * as uploads from './uploads.contract'

export const attachments = feature('attachments', {
  byToken: true,
  contracts: [contract, uploads],
  events: [attachmentEvents, uploadEvents],
  refusals,
})
