// What can be looked at of a file without taking it away: pictures, PDFs as pictures of their pages, and text as text. Nothing of it is ever opened as a page.
import type { AttachmentView } from '@practicum/shared/contract/attached'

type Upload = AttachmentView['upload']

/** So much of a text is shown, in bytes. */
export const TEXT_SHOWN = 100 * 1024
/** A larger file is taken away to be looked at, in bytes. */
const LOOKED_AT_MOST = 10 * 1024 * 1024

/** Pixels alone: no picture of another type, which could hold a script. */
const PICTURES: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']
const TEXTS: readonly string[] = ['text/plain', 'text/csv']

export type Preview =
  | { readonly kind: 'picture'; readonly src: string }
  | { readonly kind: 'pdf'; readonly file: Blob }
  | { readonly kind: 'text'; readonly text: string; readonly isCut: boolean }

/** What is played as it comes, whatever its size; nothing of it is fetched beforehand. */
export const isPlayed = ({ type }: Upload): boolean => type === 'audio' || type === 'video'

/** Undefined for what can only be taken away. */
export function previewKind({ mimetype, size }: Upload): Preview['kind'] | undefined {
  if (size > LOOKED_AT_MOST) return undefined
  if (PICTURES.includes(mimetype)) return 'picture'
  if (mimetype === 'application/pdf') return 'pdf'
  return TEXTS.includes(mimetype) ? 'text' : undefined
}

/** The type is that of the checked upload: the file itself comes without one. */
export async function previewOf(file: Blob, upload: Upload): Promise<Preview> {
  const kind = previewKind(upload)
  if (kind === 'pdf') return { kind, file }
  if (kind === 'picture') {
    return { kind: 'picture', src: await read(new Blob([file], { type: upload.mimetype }), 'readAsDataURL') }
  }
  return { kind: 'text', text: await read(file.slice(0, TEXT_SHOWN), 'readAsText'), isCut: file.size > TEXT_SHOWN }
}

const read = (file: Blob, as: 'readAsDataURL' | 'readAsText'): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error))
    reader[as](file)
  })
