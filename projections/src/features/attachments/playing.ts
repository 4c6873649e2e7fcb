// Recordings and their subtitles as a player takes them: with the type that they were judged to have, part by part.
import type { Download } from '@practicum/infra/http/bindings'
import type { ObjectStore } from '@practicum/infra/objects/port'
import type { AttachmentView } from '@practicum/shared/contract/attached'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

/** Undefined for what is not there any more. */
export async function playable(
  objects: Pick<ObjectStore, 'get'>,
  { filename, upload: { type, mimetype } }: Pick<AttachmentView, 'filename' | 'upload'>,
  objectKey: string,
): Promise<Download | Refusal | undefined> {
  if (type !== 'audio' && type !== 'video' && type !== 'subtitles') return refuse('attachment.not_played')
  const object = await objects.get(objectKey)
  if (!object) return undefined
  const { size, bytes, part } = object
  if (type !== 'subtitles') return { contentType: mimetype, filename, size, content: bytes, part }
  return { contentType: 'text/vtt', filename, content: mimetype === 'text/vtt' ? bytes : asWebVtt(bytes) }
}

/** A line is no longer than that, in characters; what is longer has no times in it. */
const LINE_MOST = 4096

/** Players know WebVTT alone: SubRip has no head, and commas in its times. */
export async function* asWebVtt(bytes: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  yield 'WEBVTT\n\n'
  for await (const line of linesOf(bytes)) yield timesOf(line)
}

/** Each with its end; of what is too long for one, no more is held than that. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield `${line}\n`
    if (rest.length <= LINE_MOST) continue
    yield rest
    rest = ''
  }
  yield rest + decoder.decode()
}

const timesOf = (line: string): string =>
  line.length <= LINE_MOST && line.includes(' --> ') ? line.replace(/(\d{2}:\d{2}:\d{2}),(\d{3})/g, '$1.$2') : line
