// Draws the pages of a PDF as pixels. PDF.js reads it in a worker of this site; no script in it runs, and none of its links can be followed.
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** More dots than these, no eye tells apart. */
const DOTS_MOST = 2
/** A picture in it that has more pixels is left out. */
const PIXELS_MOST = 2 ** 25

export interface Pdf {
  readonly pages: number
  /** Pages count from 1; the width is in CSS pixels. Resolves once it is drawn; the answer of `start` stops it. */
  readonly start: (page: number, canvas: HTMLCanvasElement, width: number) => Drawing
  readonly close: () => void
}

export interface Drawing {
  readonly drawn: Promise<void>
  readonly stop: () => void
}

/** Rejects for what is damaged, or wants a password. */
export async function openPdf(file: Blob): Promise<Pdf> {
  const data = new Uint8Array(await file.arrayBuffer())
  // The content security policy lets neither text nor WebAssembly become code.
  const reading = getDocument({ data, isEvalSupported: false, useWasm: false, maxImageSize: PIXELS_MOST })
  const read = await reading.promise
  return {
    pages: read.numPages,
    close: () => void reading.destroy(),
    start: (number, canvas, width) => {
      let stopped = false
      let stop = (): void => undefined
      const draw = async (): Promise<void> => {
        const page = await read.getPage(number)
        if (stopped) return
        const scale = (width / page.getViewport({ scale: 1 }).width) * Math.min(window.devicePixelRatio, DOTS_MOST)
        const viewport = page.getViewport({ scale })
        canvas.width = Math.floor(viewport.width)
        canvas.height = Math.floor(viewport.height)
        const rendering = page.render({ canvas, viewport })
        stop = () => rendering.cancel()
        await rendering.promise
      }
      return {
        drawn: draw(),
        stop: () => {
          stopped = true
          stop()
        },
      }
    },
  }
}
