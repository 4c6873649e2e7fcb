// Opens the sheet of shortcuts from wherever it is offered.
import { createContext, useContext } from 'react'

export const OpenShortcutsContext = createContext<() => void>(() => undefined)

export const useOpenShortcuts = (): (() => void) => useContext(OpenShortcutsContext)
