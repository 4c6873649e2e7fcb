// A list of people as a spreadsheet saves it: read in the browser, and handed on as the text that would have been pasted.
import { textOf } from '../../ui/file-text'

/** Ten thousand people with long names and addresses. */
export const LIST_FILE_MAX_BYTES = 1024 * 1024
export const LIST_FILE_ENDINGS = ['.csv', '.tsv', '.txt'] as const

export type ListFileFault = 'too_large' | 'empty' | 'not_text' | 'no_address' | 'unreadable' | 'several'

export type ListFile = { readonly text: string } | { readonly fault: ListFileFault }

/** Rejects where the browser cannot read it: it was moved, or is not theirs to read. */
export async function readListFile(file: Blob): Promise<ListFile> {
  if (file.size > LIST_FILE_MAX_BYTES) return { fault: 'too_large' }
  const text = textOf(new Uint8Array(await file.arrayBuffer()))
  if (text === undefined) return { fault: 'not_text' }
  if (text.trim() === '') return { fault: 'empty' }
  return text.includes('@') ? { text: onOneLineEach(text) } : { fault: 'no_address' }
}

/** By which some programs say what stands between the cells. */
const SEPARATOR_LINE = /^sep=.(\r\n|\r|\n)/i
const QUOTED_CELL = /(?<=^|[\t;,\r\n])"(?:[^"]|"")*"(?=[\t;,\r\n]|$)/g

const onOneLineEach = (text: string): string =>
  text.replace(SEPARATOR_LINE, '').replace(QUOTED_CELL, cell => cell.replace(/\s*[\r\n]+\s*/g, ' '))
