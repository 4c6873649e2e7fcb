// What is attached to a training, and more of it: for coordinators, its trainee, and who guides it.
import { attachmentsOf } from '@practicum/shared/features/attachments/attachments.contract'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { useRead } from '../../providers/use-query'
import { ReadFrame } from '../../ui/ReadFrame'
import { DocumentList, SendingDocuments, useAttachableChannel } from '../attachments/documents'

const TOUCHES = ['attachments', 'trainings'] as const
const WORDS = { submit: 'assigned.documents.submit', saved: 'assigned.documents.saved' } as const

export default function TrainingDocuments({ training: { id } }: { training: Pick<TrainingView, 'id'> }) {
  useAttachableChannel('training', id, TOUCHES)
  const read = useRead(attachmentsOf, { query: { attachable_type: 'training', attachable_id: id } })
  return (
    <ReadFrame read={read}>
      {documents => (
        <SendingDocuments type="training" id={id} touches={TOUCHES} words={WORDS}>
          {documents.length > 0 && <DocumentList documents={documents} mayChange touches={TOUCHES} />}
        </SendingDocuments>
      )}
    </ReadFrame>
  )
}
