// How close the rows of a list stand, kept for each person and list on this device, unless the address says so.
import { useStore } from 'react-admin'
import { useMe } from '../../providers/me'
import { useParameter } from './list-address'

export type Density = 'comfortable' | 'compact'

export function useDensity(list: string): readonly [Density, (density: Density) => void] {
  const { user } = useMe()
  const remembered = useStore<Density>(`density.${user.id}.${list}`, 'comfortable')
  const [said, say] = useParameter('density')
  return said === 'compact' || said === 'comfortable' ? [said, say] : remembered
}

/** Space above and below what stands in a row, in the steps of the theme. */
export const ROW_SPACE: Readonly<Record<Density, number>> = { comfortable: 1.25, compact: 0.25 }
export const CARD_SPACE: Readonly<Record<Density, number>> = { comfortable: 2, compact: 1 }
