// Answers what is no HTTP at all: Node would say 400 and nothing else.
import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

const BODY = JSON.stringify({ errors: [{ code: 'malformed', message: 'The request could not be read' }] })
const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** With the headers that every other answer has. */
export function refuseUnparsable(server: Server): void {
  server.on('clientError', (error: Error & { readonly code?: string }, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const head = [
      `HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}`,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(BODY)}`,
      'Cache-Control: no-store',
      "Content-Security-Policy: default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'none'",
      'Referrer-Policy: no-referrer',
      'Strict-Transport-Security: max-age=31536000; includeSubDomains; preload',
      'X-Content-Type-Options: nosniff',
    ]
    // Whoever is on the other side need not close theirs.
    socket.end(`${head.join('\r\n')}\r\n\r\n${BODY}`, () => socket.destroy())
  })
}
