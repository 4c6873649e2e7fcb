// What the rules of attachments say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'upload.type_refused': 'this kind of file is not accepted, or the file is not what its name says',
  'upload.too_many_pixels': 'this picture is too large to be opened safely, or is damaged',
  'upload.exists': 'another file was sent under this uuid',
  'upload.unknown': 'this file was not received; send it again',
  'upload.too_many': 'you have sent as many files as one person may in an hour; go on in {minutes} minutes',
  'upload.quota':
    'the files you sent without attaching them take up all the room there is; attach them, or try again tomorrow',
  'upload.filename_required': 'say how the file is called',
  'attachment.not_yours': 'only whoever attached a document, or a coordinator, removes it',
  'attachment.hipaa_required': 'complete the HIPAA course before you upload files',
}
