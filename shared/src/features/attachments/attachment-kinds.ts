// Which files may be attached, and whether a file is what its name says: the extension and the first bytes must agree.

import type { FileKind } from '../../contract/attached'

export type AttachmentKind = FileKind

export interface FileType {
  readonly kind: AttachmentKind
  readonly mimetype: string
}

interface KnownType extends FileType {
  readonly extensions: readonly string[]
  readonly begins: (head: Uint8Array) => boolean
}

/** So many bytes from the beginning are looked at. */
export const HEAD_BYTES = 4096

const bytes =
  (...expected: readonly number[]) =>
  (head: Uint8Array, at = 0): boolean =>
    expected.every((byte, index) => head[at + index] === byte)
const ascii =
  (text: string, at = 0) =>
  (head: Uint8Array): boolean =>
    bytes(...[...text].map(character => character.charCodeAt(0)))(head, at)

const isZip = bytes(0x50, 0x4b, 0x03, 0x04)
/** The name of the first entry stands after its 30 bytes of header. */
const firstEntry =
  (...names: readonly string[]) =>
  (head: Uint8Array): boolean =>
    isZip(head) && names.some(name => ascii(name, 30)(head))
const officeXml = firstEntry('[Content_Types].xml', '_rels/', 'docProps/', 'word/', 'xl/', 'ppt/')
/** OpenDocument keeps its own media type, unpacked, as the first entry. */
const openDocument =
  (type: string) =>
  (head: Uint8Array): boolean =>
    firstEntry('mimetype')(head) && ascii(type, 38)(head)
const oldOffice = bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)

const MARKUP = /<(!doctype|html|head|body|script|svg|iframe|object|embed|\?xml)\b/i

/** Readable text that no browser could take for a page. */
function plain(head: Uint8Array): boolean {
  try {
    // A character may be cut at the end of what is looked at.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: head.length >= HEAD_BYTES })
    return !text.includes('\u0000') && !MARKUP.test(text)
  } catch {
    return false
  }
}

/** Eleven bits of synchronization, and no reserved version or layer. */
const isMpegFrame = ([first = 0, second = 0]: Uint8Array): boolean =>
  first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x18) !== 0x08 && (second & 0x06) !== 0

const textOf = (head: Uint8Array): string => new TextDecoder().decode(head)
const FIRST_CUE = /^\ufeff?\s*\d+\s*\r?\n\d{2}:\d{2}:\d{2},\d{3} --> \d{2}:\d{2}:\d{2},\d{3}/

const type = (kind: AttachmentKind, mimetype: string, extensions: string, begins: KnownType['begins']): KnownType => ({
  kind,
  mimetype,
  extensions: extensions.split(' '),
  begins,
})
const WORD = 'application/vnd.openxmlformats-officedocument'
const OPEN = 'application/vnd.oasis.opendocument'

const RECORDINGS: readonly KnownType[] = [
  type('audio', 'audio/mpeg', 'mp3', head => ascii('ID3')(head) || isMpegFrame(head)),
  type('audio', 'audio/mp4', 'm4a', ascii('ftyp', 4)),
  type('audio', 'audio/ogg', 'ogg oga', ascii('OggS')),
  type('audio', 'audio/wav', 'wav', head => ascii('RIFF')(head) && ascii('WAVE', 8)(head)),
  type('video', 'video/mp4', 'mp4 m4v', ascii('ftyp', 4)),
  type('video', 'video/webm', 'webm', bytes(0x1a, 0x45, 0xdf, 0xa3)),
  type('video', 'video/quicktime', 'mov', head => ['ftyp', 'moov', 'wide', 'mdat'].some(name => ascii(name, 4)(head))),
  type('subtitles', 'text/vtt', 'vtt', head => plain(head) && /^\ufeff?WEBVTT(\s|$)/.test(textOf(head))),
  type('subtitles', 'application/x-subrip', 'srt', head => plain(head) && FIRST_CUE.test(textOf(head))),
]

const KNOWN: readonly KnownType[] = [
  type('images', 'image/png', 'png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)),
  type('images', 'image/jpeg', 'jpg jpeg', bytes(0xff, 0xd8, 0xff)),
  type('images', 'image/gif', 'gif', head => ascii('GIF87a')(head) || ascii('GIF89a')(head)),
  type('images', 'image/webp', 'webp', head => ascii('RIFF')(head) && ascii('WEBP', 8)(head)),
  type('documents', 'application/pdf', 'pdf', ascii('%PDF-')),
  type('documents', `${WORD}.wordprocessingml.document`, 'docx', officeXml),
  type('documents', `${WORD}.spreadsheetml.sheet`, 'xlsx', officeXml),
  type('documents', `${WORD}.presentationml.presentation`, 'pptx', officeXml),
  type('documents', `${OPEN}.text`, 'odt', openDocument(`${OPEN}.text`)),
  type('documents', `${OPEN}.spreadsheet`, 'ods', openDocument(`${OPEN}.spreadsheet`)),
  type('documents', `${OPEN}.presentation`, 'odp', openDocument(`${OPEN}.presentation`)),
  type('documents', 'application/msword', 'doc', oldOffice),
  type('documents', 'application/vnd.ms-excel', 'xls', oldOffice),
  type('documents', 'application/vnd.ms-powerpoint', 'ppt', oldOffice),
  type('documents', 'application/rtf', 'rtf', ascii('{\\rtf')),
  type('documents', 'text/plain', 'txt', plain),
  type('documents', 'text/csv', 'csv', plain),
  ...RECORDINGS,
]

/** `.pdf,.png,…` for the field in which files are chosen. */
export const extensionsOfKinds = (kinds: readonly AttachmentKind[]): readonly string[] =>
  KNOWN.filter(({ kind }) => kinds.includes(kind)).flatMap(({ extensions }) => extensions.map(one => `.${one}`))
/** Those of them that are images. */
export const ACCEPTED_IMAGES = extensionsOfKinds(['images'])

export const MIMETYPES_BY_KIND: Readonly<Record<AttachmentKind, string[]>> = {
  images: mimetypesOf('images'),
  documents: mimetypesOf('documents'),
  audio: mimetypesOf('audio'),
  video: mimetypesOf('video'),
  subtitles: mimetypesOf('subtitles'),
}

function mimetypesOf(kind: AttachmentKind): string[] {
  return KNOWN.filter(known => known.kind === kind).map(({ mimetype }) => mimetype)
}

/** By its name alone; undefined for what is never accepted. */
export function typeOfName(filename: string): FileType | undefined {
  const known = knownByName(filename)
  return known && typed(known)
}

/** By its name and its first bytes; undefined where they do not agree, or it is never accepted. */
export function typeOfFile(filename: string, head: Uint8Array): FileType | undefined {
  const known = knownByName(filename)
  return known?.begins(head) ? typed(known) : undefined
}

const typed = ({ kind, mimetype }: KnownType): FileType => ({ kind, mimetype })

function knownByName(filename: string): KnownType | undefined {
  const extension = /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase()
  return extension === undefined ? undefined : KNOWN.find(({ extensions }) => extensions.includes(extension))
}
