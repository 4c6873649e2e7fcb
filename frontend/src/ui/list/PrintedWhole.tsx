// A list on paper is all that it is narrowed to: its other pages are read first, and leave the screen again afterwards.
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { ListContextProvider, type RaRecord, useListContext } from 'react-admin'
import { browser } from '../../providers/browser'
import { useToast } from '../toast'
import { useMatching } from './use-matching'

interface Printing {
  readonly print: () => void
  /** The other pages are on their way. */
  readonly reading: boolean
  /** All of them stand there, for paper. */
  readonly whole: boolean
}

const Printing = createContext<Printing>({ print: () => browser.print(), reading: false, whole: false })

export const useListPrint = (): Printing => useContext(Printing)

export function PrintedWhole({ children }: { children: ReactNode }) {
  const toast = useToast()
  const context = useListContext()
  const { read } = useMatching()
  const [whole, setWhole] = useWhole()
  const [reading, setReading] = useState(false)
  const { data = [], total = 0 } = context
  const readAll = async (): Promise<void> => {
    setReading(true)
    try {
      setWhole([...(await read())])
    } catch {
      toast('app.errors.list', { type: 'error' })
    } finally {
      setReading(false)
    }
  }
  // A board or a calendar has no pages.
  const isWhole = data.length === 0 || data.length >= total
  const print = (): void => (isWhole ? browser.print() : void readAll())
  return (
    <Printing.Provider value={{ print, reading, whole: whole !== undefined }}>
      <ListContextProvider value={whole ? ({ ...context, data: whole } as typeof context) : context}>
        {children}
      </ListContextProvider>
    </Printing.Provider>
  )
}

/** All rows; printed as soon as they stand there, and then gone. */
function useWhole() {
  const [whole, setWhole] = useState<RaRecord[]>()
  useEffect(() => {
    if (!whole) return
    const leave = (): void => setWhole(undefined)
    window.addEventListener('afterprint', leave, { once: true })
    browser.print()
    return () => window.removeEventListener('afterprint', leave)
  }, [whole])
  return [whole, setWhole] as const
}
