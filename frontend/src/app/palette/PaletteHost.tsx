// Shows the palette while it is asked for, and then the form of what was chosen in it.
import { type ComponentType, Suspense, useState } from 'react'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { MenuItem } from '../menu'

const Palette = lazyWithRetry(() => import('./Palette'))

export interface PaletteHostProps {
  readonly items: readonly MenuItem[]
  readonly open: boolean
  readonly onClose: () => void
}

export function PaletteHost({ items, open, onClose }: PaletteHostProps) {
  const [chosen, setChosen] = useState<{ Form: ComponentType<{ onClose: () => void }> }>()
  return (
    <Suspense fallback={null}>
      {open && <Palette items={items} onClose={onClose} onForm={Form => setChosen({ Form })} />}
      {chosen && <chosen.Form onClose={() => setChosen(undefined)} />}
    </Suspense>
  )
}
