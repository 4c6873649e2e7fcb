// How the tools of operators tell how far they are: one line that changes on a terminal, a line from time to time elsewhere.
import { shownNumber } from '@practicum/shared/kernel/formats'

const EVERY_MS = 10_000
let lastShownAt = performance.now()

export function showLine(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${text}`)
}

/** As showLine; elsewhere than on a terminal, every ten seconds a line of its own. */
export function showProgress(text: string): void {
  showLine(text)
  if (process.stdout.isTTY || performance.now() - lastShownAt < EVERY_MS) return
  lastShownAt = performance.now()
  console.log(text)
}

export function endLine(text: string): void {
  showLine('')
  console.log(text)
}

/** `1,200 events, 300 a second` */
export function inRate(events: number, started: number): string {
  const rate = Math.round((events / (performance.now() - started)) * 1000)
  return `${shownNumber(events)} events, ${shownNumber(rate)} a second`
}

const MEGABYTE = 1024 * 1024

/** Tells how much of a copy is done, file by file. */
export function copyProgress(): (file: { readonly size: number }) => void {
  let [files, bytes] = [0, 0]
  return ({ size }) => {
    files += 1
    bytes += size
    showProgress(`${shownNumber(files)} files, ${shownNumber(Math.round(bytes / MEGABYTE))} MB`)
  }
}
