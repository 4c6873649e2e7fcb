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
  const zone = useDropzone({ noClick: true, noKeyboard: true, onDrop: take })
  usePasted(zone.rootRef, take)
  return { zone, taken }
}

function usePasted(field: RefObject<HTMLElement | null>, take: (files: readonly File[]) => void): void {
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const form = field.current?.closest<HTMLElement>('[role=dialog]') ?? field.current?.closest('form')
    const hear = (event: ClipboardEvent): void => {
      const { files, types } = event.clipboardData ?? {}
      // What was copied from a text or a table comes with a picture of itself: the words are meant.
      if (!files || files.length === 0 || types?.includes('text/plain')) return
      event.preventDefault()
      latest.current([...files])
    }
    form?.addEventListener('paste', hear)
    return () => form?.removeEventListener('paste', hear)
  }, [field])
}
