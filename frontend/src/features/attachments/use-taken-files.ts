// Files that are dropped on a field, or pasted in the form around it: taken as chosen ones are, and never opened by the browser.
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type DropzoneState, useDropzone } from 'react-dropzone'

export interface TakenFiles {
  readonly zone: DropzoneState
  /** Names of what was dropped or pasted last, for whoever does not see it come. */
  readonly taken: readonly string[]
}

/** What is dropped beside the field is dropped nowhere: the page stays. */
export function useTakenFiles(add: (files: readonly File[]) => void): TakenFiles {
  const [taken, setTaken] = useState<readonly string[]>([])
  const take = (files: readonly File[]): void => {
    if (files.length === 0) return
    setTaken(files.map(({ name }) => name))
    add(files)
  }
  // Which kinds and sizes are accepted is said file by file, as of chosen ones.
  // What is pasted is heard in the whole form or page: where one stands in the field, it would come twice.
  const zone = useDropzone({ noClick: true, noKeyboard: true, noPaste: true, onDrop: take })
  usePasted(zone.rootRef, take)
  return { zone, taken }
}

/** On the root of a field that takes what is pasted on a page, outside of any form. */
export const TAKES = 'data-takes-files'

function usePasted(field: RefObject<HTMLElement | null>, take: (files: readonly File[]) => void): void {
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const root = field.current
    if (!root) return
    const form = root.closest<HTMLElement>('[role=dialog]') ?? root.closest('form')
    const hear = (event: ClipboardEvent): void => {
      const files = filesIn(event)
      if (files.length === 0 || (!form && !isMeant(event, root))) return
      event.preventDefault()
      latest.current(files)
    }
    const place = form ?? document.documentElement
    place.addEventListener('paste', hear)
    return () => place.removeEventListener('paste', hear)
  }, [field])
}

/** What was copied from a text or a table comes with a picture of itself: the words are meant. */
function filesIn({ clipboardData }: ClipboardEvent): readonly File[] {
  const { files = [], types = [] } = clipboardData ?? {}
  return types.includes('text/plain') ? [] : [...files]
}

/** Of several fields on a page that in which one stands is meant, and else the first; in a dialog over the page, none of them. */
function isMeant({ target, defaultPrevented }: ClipboardEvent, field: HTMLElement): boolean {
  const within = target instanceof Element ? target.closest(`[role=dialog], form, [${TAKES}]`) : null
  return within === null ? !defaultPrevented : within === field
}
