// What attachments remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { attachmentCandidates } from './attachments.index'
import { attachmentProjection, uploadProjection } from './attachments.projection'
import { attachmentQueries } from './attachments.queries'

export const attachments: ReadFeature = {
  name: 'attachments',
  projections: readModels(attachmentProjection, uploadProjection),
  queries: attachmentQueries,
  lookUps: attachmentCandidates,
  historyWords: {
    AttachmentAttached: ({ filename }) => ({ document: filename }),
    AttachmentRenamed: ({ name }) => ({ document: name }),
    AttachmentDetached: () => ({ document: null }),
  },
}
