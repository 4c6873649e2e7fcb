// Attachments: sending files, and what is attached to a thing, for the features whose things have them.
import type { Feature } from '../../app/feature'
import { attachmentsMessages } from './attachments.messages'

export const attachments: Feature = {
  name: 'attachments',
  messages: attachmentsMessages,
  slots: { nouns: { attachment: 'document', attachments: 'documents' } },
}
