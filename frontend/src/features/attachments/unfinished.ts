// Which files of this browser are on their way, so that one that is chosen again after a reload goes on where it was. Marks and ids alone, never a name.
import { derivedId } from '@practicum/shared/kernel/ids'

const PREFIX = 'practicum.upload.'
/** An hour less than the server waits for the rest. */
const KEPT_MS = 23 * 60 * 60_000

/** The same for the same file of the same person in the same organization, in the same place of the product. */
const markOf = (file: File, place: string): string =>
  PREFIX + derivedId(place, file.name, String(file.size), String(file.lastModified))

export const unfinished = {
  /** Under which uuid it was begun; undefined: it was not, or too long ago. */
  of(file: File, place: string): string | undefined {
    const [uuid, begun] = (localStorage.getItem(markOf(file, place)) ?? '').split(' ')
    return uuid && Date.now() - Number(begun) < KEPT_MS ? uuid : undefined
  },
  begin(file: File, place: string, uuid: string): void {
    try {
      forgetOld()
      localStorage.setItem(markOf(file, place), `${uuid} ${Date.now()}`)
    } catch {
      // A browser that keeps nothing still sends files.
    }
  },
  forget(file: File, place: string): void {
    localStorage.removeItem(markOf(file, place))
  },
}

function forgetOld(): void {
  for (const key of Object.keys(localStorage)) {
    const begun = Number(localStorage.getItem(key)?.split(' ')[1])
    if (key.startsWith(PREFIX) && Date.now() - begun >= KEPT_MS) localStorage.removeItem(key)
  }
}
