// Shows the palette while it is asked for, and then the form of what was chosen in it.
import { type ComponentType, Suspense, useRef, useState } from 'react'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { MenuItem } from '../menu'
import { TypedAhead } from './TypedAhead'

const Palette = lazyWithRetry(() => import('./Palette'))

export interface PaletteHostProps {
  readonly items: readonly MenuItem[]
  readonly open: boolean
  readonly onClose: () => void
}

export function PaletteHost({ items, open, onClose }: PaletteHostProps) {
  const [chosen, setChosen] = useState<{ Form: ComponentType<{ onClose: () => void }> }>()
  const early = useRef('')
  return (
    <Suspense fallback={open && <TypedAhead typed={early} onClose={onClose} />}>
      {open && <Palette items={items} early={early} onClose={onClose} onForm={Form => setChosen({ Form })} />}
      {chosen && <chosen.Form onClose={() => setChosen(undefined)} />}
    </Suspense>
  )
}
