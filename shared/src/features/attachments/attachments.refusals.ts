// What the rules of attachments say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'upload.type_refused': 'this kind of file is not accepted, or the file is not what its name says',
  'upload.infected': 'malware was found in this file, and it was not kept',
  'upload.too_many_pixels': 'this picture is too large to be opened safely, or is damaged',
  'upload.exists': 'another file was sent under this uuid',
  'upload.unknown': 'this file was not received; send it again',
  'upload.too_many': 'you have sent as many files as one person may in an hour; go on in {minutes} minutes',
  'upload.quota':
    'the files you sent without attaching them take up all the room there is; attach them, or try again tomorrow',
  'upload.kind_refused': 'this is no place for a file of this kind',
  'upload.too_large': 'this file is larger than {limit} MB',
  'upload.signature': 'the permission to send this file is over, or is for another file; ask for a new one',
  'upload.protocol': 'the headers of this request are not those of the tus protocol, version 1.0.0',
  'upload.wrong_offset': 'the next part of this file begins at byte {offset}',
  'upload.wrong_size': 'more bytes came than were announced',
  'upload.too_many_parts': 'this file came in too many small parts; send it again over a better connection',
  'upload.filename_required': 'say how the file is called',
  'attachment.not_yours': 'only whoever attached a document, or a {coordinator}, removes it',
  'attachment.withdrawn': 'this document was withdrawn and stays as it is',
  'attachment.no_picture': 'only pictures of up to 32 MB are shown small',
  'attachment.not_played': 'only audio, video and subtitles are played',
  'attachment.hipaa_required': 'complete the HIPAA course before you upload files',
}
