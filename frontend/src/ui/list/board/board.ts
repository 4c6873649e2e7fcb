// A list by status, as a feature describes it: its columns, its cards, and which card may go where.
import type { ReactNode, SyntheticEvent } from 'react'

export interface BoardColumn {
  readonly key: string
  readonly label: string
  /** What the list is narrowed by for this column. */
  readonly filter: Readonly<Record<string, unknown>>
}

/** An intent that brings a card to another column. */
export interface BoardMove {
  /** Key of the column. */
  readonly to: string
  /** The intent in its own words. */
  readonly label: string
  readonly run: () => void
}

export interface BoardMoves {
  /** Empty for who may move it nowhere. */
  readonly moves: readonly BoardMove[]
  /** What is asked before one of them. */
  readonly question?: ReactNode
}

export interface BoardContent<Item> {
  readonly columns: readonly BoardColumn[]
  /** What matters of it, with the link to its page. */
  readonly card: (item: Item) => ReactNode
  readonly name: (item: Item) => string
  /** A hook, called for each card. */
  readonly useMoves: (item: Item) => BoardMoves
}

type Values = Readonly<Record<string, unknown>>

/** Columns that the filters of the list leave over. */
export const columnsWithin = (columns: readonly BoardColumn[], filters: Values): readonly BoardColumn[] =>
  columns.filter(({ filter }) =>
    Object.entries(filter).every(([name, value]) => {
      const asked = filters[name]
      return asked === undefined || (Array.isArray(asked) ? asked.includes(value) : asked === value)
    }),
  )

/** What a dialog or a menu sends up to the component that it was opened from does not happen within its element. */
export const isWithin = ({ currentTarget, target }: SyntheticEvent): boolean =>
  target instanceof Node && currentTarget.contains(target)
