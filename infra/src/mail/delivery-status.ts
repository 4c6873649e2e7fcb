// Reads of what came back only whether a mail has failed for good (RFC 3464): its code, and not a word more.

/** RFC 3463; where a server says none, that it failed at all. */
const UNSAID = '5.0.0'
const CODE = /^([245]\.\d{1,3}\.\d{1,3})(?!\S)/

/** The code of a mail that was not delivered and will not be; undefined where it may yet be, was, or where this tells nothing of it. */
export function failureIn(message: Buffer): string | undefined {
  // Headers are ASCII, and so is what a machine says of a delivery.
  const report = statusPart(message.toString('latin1'), 0)
  if (report === undefined) return undefined
  for (const group of report.split(/\r?\n[ \t]*\r?\n/)) {
    const { action = '', status = '' } = fieldsOf(group)
    if (/^failed\b/i.test(action)) return codeOf(status)
  }
  return undefined
}

/** That it was delivered is no way to fail. */
function codeOf(status: string): string {
  const code = CODE.exec(status)?.[1] ?? UNSAID
  return code.startsWith('2') ? UNSAID : code
}

/** Reports hang below lists that forward them, but not deep. */
const DEEPEST = 3
const MOST_PARTS = 20

/** The text of the first part that tells of a delivery. */
function statusPart(text: string, depth: number): string | undefined {
  const { head, body } = parted(text)
  const headers = fieldsOf(head)
  const type = headers['content-type'] ?? ''
  if (/^message\/(global-)?delivery-status\b/i.test(type))
    return decoded(body, headers['content-transfer-encoding'] ?? '')
  const boundary = boundaryIn(type)
  if (boundary === undefined || depth === DEEPEST) return undefined
  for (const part of body.split(`--${boundary}`).slice(1, MOST_PARTS)) {
    const found = statusPart(part.replace(/^[^\n]*\n/, ''), depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}

function boundaryIn(type: string): string | undefined {
  if (!/^multipart\//i.test(type)) return undefined
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? []
  return quoted ?? plain
}

/** A part may have no headers at all, and begin with an empty line. */
function parted(text: string): { readonly head: string; readonly body: string } {
  const none = /^\r?\n/.exec(text)
  if (none) return { head: '', body: text.slice(none[0].length) }
  const gap = /\r?\n\r?\n/.exec(text)
  return gap
    ? { head: text.slice(0, gap.index), body: text.slice(gap.index + gap[0].length) }
    : { head: text, body: '' }
}

/** By their names in lower case; the first of a name counts. */
function fieldsOf(head: string): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {}
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    if (name !== '') fields[name] ??= line.slice(colon + 1).trim()
  }
  return fields
}

function decoded(body: string, encoding: string): string {
  if (/^base64$/i.test(encoding)) return Buffer.from(body, 'base64').toString('latin1')
  if (!/^quoted-printable$/i.test(encoding)) return body
  return body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
