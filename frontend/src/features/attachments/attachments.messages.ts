// The words of attachments.
import type { Messages } from '../../providers/words'

export const attachmentsMessages: Messages = {
  documents: 'Documents',
  none: 'There are no documents.',
  choose: 'Choose files',
  hint: 'Images and documents, %{size} each at most.',
  hipaa: 'Complete the HIPAA course before you upload files.',
  refused_name: 'this kind of file is not accepted',
  refused_size: 'this file is larger than %{size}',
  refused_failed: 'upload failed',
  sending: 'Sending %{name}',
  sent: 'Ready to be attached',
  kept: 'Attached',
  failed: 'Not sent: %{why}',
  retry: 'Try again',
  retry_of: 'Try again to send %{name}',
  remove: 'Remove %{name}',
  remove_title: 'Remove this document?',
  remove_text: '“%{name}” will be deleted for everybody who sees it.',
  remove_confirm: 'Remove document',
  removed: 'Attachment successfully deleted.',
  download: 'Download %{name}',
  about: '%{size}, by %{owner}',
}
