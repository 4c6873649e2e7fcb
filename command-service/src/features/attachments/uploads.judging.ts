// Whether a file may come at all: by its name and size before its first byte, by its bytes as they come.
import { FILENAME_MAX, type FileKind, USUAL_KINDS } from '@practicum/shared/contract/attached'
import { requiredText, storableOf } from '@practicum/shared/contract/shapes'
import {
  type FileType,
  HEAD_BYTES,
  typeOfFile,
  typeOfName,
} from '@practicum/shared/features/attachments/attachment-kinds'
import { mostBytesOf } from '@practicum/shared/features/attachments/upload-limits'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { CommandSlots } from '../../execution/feature'
import type { JudgedFile } from './attachments.keeping'
import { headOf } from './head'
import { IMAGE_HEAD_BYTES, isTooManyPixels } from './pixels'

export type Judged = Pick<JudgedFile, 'filename' | 'type' | 'bytes'>

const MB = 1024 ** 2
const typeRefused = (): Refusal => refuse('upload.type_refused', {}, { field: 'filename' })

/** Where a thing of this type can have attachments: the kinds that it takes. */
export const kindsOf = (attachables: CommandSlots['attachables'], type: string | undefined): readonly FileKind[] =>
  attachables[type ?? '']?.kinds ?? USUAL_KINDS

export interface Intended {
  readonly filename: string
  readonly type: FileType
}

/** By name and size; `size` in bytes. */
export function judgeIntended(sent: string, size: number, kinds: readonly FileKind[]): Intended | Refusal {
  const filename = filenameOf(sent)
  if (isRefusal(filename)) return filename
  const type = typeOfName(filename)
  if (!type) return typeRefused()
  if (!kinds.includes(type.kind)) return refuse('upload.kind_refused', {}, { field: 'filename' })
  const most = mostBytesOf(type.kind)
  if (size > most) return refuse('upload.too_large', { limit: most / MB }, { field: 'size' })
  return { filename, type }
}

/** Bytes are read only of what has an acceptable name. */
export async function judgeBytes(
  sent: string,
  all: AsyncIterable<Uint8Array>,
  kinds: readonly FileKind[],
): Promise<Judged | Refusal> {
  const filename = filenameOf(sent)
  if (isRefusal(filename)) return filename
  const named = typeOfName(filename)
  if (!named || !kinds.includes(named.kind)) return typeRefused()
  const { head, bytes, letGo } = await headOf(all, named.kind === 'images' ? IMAGE_HEAD_BYTES : HEAD_BYTES)
  const type = judgedHead(filename, head)
  if (!isRefusal(type)) return { filename, type, bytes }
  await letGo()
  return type
}

function judgedHead(filename: string, head: Uint8Array): FileType | Refusal {
  const type = typeOfFile(filename, head.subarray(0, HEAD_BYTES))
  if (!type) return typeRefused()
  if (type.kind === 'images' && isTooManyPixels(head))
    return refuse('upload.too_many_pixels', {}, { field: 'filename' })
  return type
}

/** What stands at the beginning of a file; undefined: it may be what its name says. */
export const judgeHead = (filename: string, head: Uint8Array): Refusal | undefined =>
  typeOfFile(filename, head) ? undefined : typeRefused()

/** Line breaks, and marks by which a name reads in another order than its letters stand: "fdp.txt" for "txt.pdf". */
const DISGUISE = /[\t\n\r\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** The longest that file systems give, in characters. */
const LONGEST = 255

/** On one line, without the folders that some programs send along, and no longer than is kept. */
function filenameOf(sent: string): string | Refusal {
  const parsed = requiredText(LONGEST).safeParse(sent.replace(DISGUISE, '').replace(/^.*[\\/]/, ''))
  return parsed.success ? shortened(parsed.data) : refuse('upload.filename_required', {}, { field: 'filename' })
}

/** What kind of file it is stands at its end, and stays. */
function shortened(name: string): string {
  if (name.length <= FILENAME_MAX) return name
  const end = /\.[^.]{1,20}$/.exec(name)?.[0] ?? ''
  return storableOf(name.slice(0, FILENAME_MAX - end.length)) + end
}
