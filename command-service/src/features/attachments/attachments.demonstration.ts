// Documents of the demonstration: real files, kept and attached as uploaded ones would be.
import { asStream } from '@practicum/infra/objects/port'
import { typeOfName } from '@practicum/shared/features/attachments/attachment-kinds'
import { UPLOAD_MAX_BYTES } from '@practicum/shared/features/attachments/attachments.contract'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemoDocument, type Demonstration, type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { attachUpload, keepUpload } from './attachments.keeping'

export const attachmentDemonstration: DemonstrationPart = {
  stage: 'references',
  // It has nothing of its own: documents come with the work that they are attached to.
  isThere: async () => true,
  async fill(demonstration) {
    demonstration.attach = document => fillDocument(demonstration, document)
  },
}

async function fillDocument({ services, people, now }: Demonstration, document: DemoDocument): Promise<void> {
  const { attachableType, attachableId, from, filename, lines } = document
  const owner = personCalled(people, from)
  const type = typeOfName(filename)
  if (!type) throw new Error(`${filename} is of no kind that can be attached`)
  const uploadId = derivedId('demonstration', 'document', attachableId)
  const { kind, mimetype } = type
  const file = {
    uploadId,
    owner,
    filename,
    type: { kind, mimetype },
    bytes: asStream(Buffer.from(pdfOf(lines), 'latin1')),
    maxBytes: UPLOAD_MAX_BYTES,
  }
  unwrapOrThrow(await keepUpload(services, file, actingAs(owner, `document-${attachableId}`, now)))
  const request = { uploadId, attachableType, attachableId, by: owner.userId, organizationId: owner.organizationId }
  unwrapOrThrow(await attachUpload(services, request, actingAs(owner, `attach-${attachableId}`, now)))
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
