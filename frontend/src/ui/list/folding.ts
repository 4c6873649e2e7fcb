// A list whose rows stand for several things each, and open to them in place: the server folds, the choice lives in the address.
import { filterIn } from '@practicum/shared/contract/list-address'
import { createContext, type ReactNode, useContext } from 'react'
import type { RaRecord } from 'react-admin'
import { useLocation, useNavigate } from 'react-router'

export interface FoldedRow {
  /** The list is narrowed to them by it. */
  readonly id: string
  /** So many of them are to be done something with. */
  readonly size: number
}

export interface Folding<Item> {
  /** The choice in the toolbar, in words. */
  readonly label: string
  /** The filter that narrows the list to those of one row. */
  readonly field: string
  /** What a row stands for; undefined: for itself. */
  readonly of: (item: Item) => FoldedRow | undefined
  /** How many it stands for, as a name for what it opens to. */
  readonly name: (item: Item) => string
  /** One of those that it stands for. */
  readonly one: (item: Item) => ReactNode
  /** Where all of them are, also those that the list leaves out: how many, in words, and its address. */
  readonly all: (item: Item, shown: number) => { readonly words: string; readonly to: string } | undefined
}

/** What the list itself is asked with, and its parts are not. */
export const FOLDED = { fold: true } as const
export const UNFOLDED = { fold: undefined } as const

const FOLD = 'fold'

export interface FoldChoice {
  readonly on: boolean
  readonly set: (on: boolean) => void
}

/** `fold=no` in the address. A list that is narrowed to what one row stands for shows it. */
export function useFoldChoice({ field }: Pick<Folding<never>, 'field'>): FoldChoice {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const on = query.get(FOLD) !== 'no' && filterIn(query)?.[field] === undefined
  const set = (wanted: boolean): void => {
    query.delete(FOLD)
    query.delete('page')
    if (!wanted) query.set(FOLD, 'no')
    void navigate({ search: `?${query}`, hash })
  }
  return { on, set }
}

export interface Folds {
  readonly folding: Folding<RaRecord>
  readonly isOpen: (item: RaRecord) => boolean
  readonly toggle: (item: RaRecord) => void
}

export const FoldsContext = createContext<Folds | undefined>(undefined)

/** Undefined where each row stands for itself. */
export const useFolds = (): Folds | undefined => useContext(FoldsContext)

/** What a row of the list around stands for. */
export function useFoldedRow(): (item: RaRecord) => FoldedRow | undefined {
  const folds = useFolds()
  return item => folds?.folding.of(item)
}
