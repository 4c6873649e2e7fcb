// How requests leave the browser: by fetch; where somebody watches the bytes go, by the older way, which alone tells how many have gone.
import { nextTask } from './next-task'

/** `onProgress` hears the part of the body that has left, from 0 to 1. Rejects as fetch does. */
export type Transport = (url: string, init: RequestInit, onProgress?: (part: number) => void) => Promise<Response>

export const browserTransport: Transport = (url, init, onProgress) =>
  onProgress ? watched(url, init, onProgress) : fetchInTurn(url, init)

let turn: Promise<unknown> = Promise.resolve()

/** Of those that are asked together each leaves in a task of its own: sending one off takes a phone ten milliseconds, and a screen asks for ten. */
async function fetchInTurn(url: string, init: RequestInit): Promise<Response> {
  const mine = turn
  turn = mine.then(nextTask)
  await mine
  return await fetch(url, init)
}

function watched(
  url: string,
  { method = 'GET', headers, body, signal }: RequestInit,
  onProgress: (part: number) => void,
) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => resolve(answered(request)))
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
    request.addEventListener('abort', () => reject(new DOMException('The request was cancelled.', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body as XMLHttpRequestBodyInit | null)
  })
}

function answered(request: XMLHttpRequest): Response {
  const { status, responseText } = request
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = new Headers(lines.filter(line => line !== '').map(line => pairOf(line)))
  // A status that has no body refuses an empty one, too.
  return new Response(status === 204 ? null : responseText, { status, headers })
}

function pairOf(line: string): [string, string] {
  const at = line.indexOf(':')
  return [line.slice(0, at), line.slice(at + 1).trim()]
}
