// Draws rows that stand for several things: the button in the row, and what it opens to.
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import TableBody from '@mui/material/TableBody'
import { type ReactNode, useMemo, useState } from 'react'
import { DataTableRow, type RaRecord, RecordContextProvider, useListContext } from 'react-admin'
import { FoldedPart, FoldedRows, partId } from './FoldedPart'
import { type Folding, type Folds, FoldsContext, useFolds } from './folding'
import { lookedAt, usePeeked } from './use-peek'

const NONE: ReadonlySet<string> = new Set()

/** Around the list and what goes through its rows. */
export function Folded<Item extends RaRecord>(props: { folding: Folding<Item> | undefined; children: ReactNode }) {
  const { folding, children } = props
  const [open, setOpen] = useState(NONE)
  const folds = useMemo<Folds | undefined>(() => {
    if (!folding) return undefined
    const idOf = (item: RaRecord): string | undefined => folding.of(item as Item)?.id
    return {
      folding: folding as unknown as Folding<RaRecord>,
      isOpen: item => open.has(idOf(item) ?? ''),
      toggle: item => {
        const id = idOf(item)
        if (id !== undefined)
          setOpen(before => new Set(before.has(id) ? [...before].filter(one => one !== id) : [...before, id]))
      },
    }
  }, [folding, open])
  return <FoldsContext.Provider value={folds}>{children}</FoldsContext.Provider>
}

/** The name of a row that stands for several: it opens and closes. */
export function FoldHead({ item, children }: { item: RaRecord; children: ReactNode }) {
  const folds = useFolds()
  const open = folds?.isOpen(item) ?? false
  return (
    <ButtonBase
      aria-expanded={open}
      {...(open && { 'aria-controls': partId(item) })}
      onClick={event => {
        event.stopPropagation()
        folds?.toggle(item)
      }}
      sx={{
        ...{ justifyContent: 'flex-start', alignItems: 'flex-start', gap: 0.5, ml: -0.5, borderRadius: 1 },
        ...{ font: 'inherit', fontWeight: 550, textAlign: 'left', overflowWrap: 'anywhere' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <ExpandMore fontSize="small" sx={{ transform: open ? 'none' : 'rotate(-90deg)', color: 'text.secondary' }} />
      {children}
    </ButtonBase>
  )
}

/** A row of a table, with what it stands for below it where it is open. */
export function FoldableRow({ item, children }: { item: RaRecord; children?: ReactNode }) {
  const peeked = usePeeked()
  const folds = useFolds()
  return (
    <>
      <RecordContextProvider value={item}>
        <DataTableRow className="RaDataTable-row" sx={lookedAt(item, peeked.item)}>
          {children}
        </DataTableRow>
      </RecordContextProvider>
      {folds?.isOpen(item) && (
        <FoldedRows item={item} folding={folds.folding}>
          {children}
        </FoldedRows>
      )}
    </>
  )
}

/** In place of the one body of a table. */
export function FoldedBody({ children }: { children?: ReactNode }) {
  const { data = [] } = useListContext()
  return (
    <TableBody>
      {data.map(item => (
        <FoldableRow key={item.id} item={item}>
          {children}
        </FoldableRow>
      ))}
    </TableBody>
  )
}

/** The same below a card. */
export function FoldedBelow({ item }: { item: RaRecord }) {
  const folds = useFolds()
  if (!folds?.isOpen(item)) return null
  return (
    <Box onClick={event => event.stopPropagation()} sx={{ mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' }}>
      <FoldedPart item={item} folding={folds.folding} />
    </Box>
  )
}
