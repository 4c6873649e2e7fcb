// A document of the demonstration, for a task: a real file, kept and attached as an uploaded one would be.
import { attachUpload, keepUpload } from '@practicum/command-service/features/attachments/attachments.keeping'
import { typeOfName } from '@practicum/shared/features/attachments/attachment-kinds'
import { UPLOAD_MAX_BYTES } from '@practicum/shared/features/attachments/attachments.contract'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from './acting'
import type { DemoWorld } from './fill'
import { type DemoPeople, unwrapOrThrow } from './fill-people'

interface DemoDocument {
  readonly taskId: string
  readonly from: string
  readonly filename: string
  /** Lines of its one page; Latin letters without brackets. */
  readonly lines: readonly string[]
}

export async function fillDocument(
  { practicum, now }: DemoWorld,
  people: DemoPeople,
  { taskId, from, filename, lines }: DemoDocument,
): Promise<void> {
  const owner = personCalled(people, from)
  const type = typeOfName(filename)
  if (!type) throw new Error(`${filename} is of no kind that can be attached`)
  const { services } = practicum
  const uploadId = derivedId('demonstration', 'document', taskId)
  const { kind, mimetype } = type
  const file = {
    uploadId,
    owner,
    filename,
    type: { kind, mimetype },
    bytes: once(pdfOf(lines)),
    maxBytes: UPLOAD_MAX_BYTES,
  }
  unwrapOrThrow(await keepUpload(services, file, actingAs(owner, `document-${taskId}`, now)))
  const request = { uploadId, attachableType: 'task' as const, attachableId: taskId }
  const { userId: by, organizationId } = owner
  unwrapOrThrow(
    await attachUpload(services, { ...request, by, organizationId }, actingAs(owner, `attach-${taskId}`, now)),
  )
}

async function* once(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text, 'latin1')
}

/** The smallest page that every reader of PDF opens: five objects and the table of where they begin. */
function pdfOf(lines: readonly string[]): string {
  const shown = lines.map(line => `(${line}) Tj T*`).join(' ')
  const content = `BT /F1 14 Tf 20 TL 60 760 Td ${shown} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  const head = '%PDF-1.4\n'
  const starts = objects.map((_object, index) => head.length + objects.slice(0, index).join('').length)
  const table = starts.map(start => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const end = head.length + objects.join('').length
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`
  return `${head}${objects.join('')}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`
}
