// How requests leave the browser: by fetch; where somebody watches the bytes go, by the older way, which alone tells how many have gone.

/** `onProgress` hears the part of the body that has left, from 0 to 1. Rejects as fetch does. */
export type Transport = (url: string, init: RequestInit, onProgress?: (part: number) => void) => Promise<Response>

export const browserTransport: Transport = (url, init, onProgress) =>
  onProgress ? watched(url, init, onProgress) : fetch(url, init)

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
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
    request.addEventListener('abort', () => reject(new DOMException('The request was cancelled.', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body as XMLHttpRequestBodyInit | null)
  })
}
