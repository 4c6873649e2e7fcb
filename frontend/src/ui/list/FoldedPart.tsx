// What a row that stands for several opens to: rows of the table in its columns, and a list in a card.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { Children, isValidElement, type ReactNode } from 'react'
import { DataTableRow, type RaRecord, RecordContextProvider, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { type Folding, UNFOLDED } from './folding'
import { ListFailed } from './ListStates'
import { PART, type Part, usePart } from './use-part'
import { usePeeked } from './use-peek'

/** What the button of the row opens. */
export const partId = (item: RaRecord): string => `part-${item.id}`

/** In the columns of the list; what is selected is the row that they are opened from. */
export function FoldedRows({
  item,
  folding,
  children,
}: {
  item: RaRecord
  folding: Folding<RaRecord>
  children: ReactNode
}) {
  const peeked = usePeeked()
  const part = useFoldedPart(item, folding)
  const [first, ...others] = Children.toArray(children)
  const selects = isValidElement<{ source?: string }>(first) && first.props.source === SELECTS
  const columns = [selects ? <TableCell key={SELECTS} /> : first, ...others]
  const look = { ...PART_ROW, [`& td:nth-of-type(${selects ? 2 : 1})`]: { pl: 4.5 } }
  const across = (shown: ReactNode, id?: string): ReactNode => (
    <TableRow id={id} sx={PART_ROW}>
      <TableCell colSpan={columns.length} sx={{ '&&': { pl: 7 } }}>
        {shown}
      </TableCell>
    </TableRow>
  )
  if (part.failed) return across(<ListFailed onRetry={part.refetch} />, partId(item))
  return (
    <>
      {part.pending && across(<Expected part={part} />, partId(item))}
      {part.items.map((one, index) => (
        <RecordContextProvider key={one.id} value={one}>
          <DataTableRow
            {...(index === 0 && { id: partId(item) })}
            className="RaDataTable-row"
            sx={look}
            // It is none of those that are looked at beside the list.
            {...(peeked.on && { onClick: undefined })}
          >
            {columns}
          </DataTableRow>
        </RecordContextProvider>
      ))}
      {(part.more || part.all) && across(<Further part={part} />)}
    </>
  )
}

/** The column by which rows are selected; the first, where there is one. */
const SELECTS = 'id'
/** What they are called stands above them already. */
const PART_ROW = { bgcolor: 'action.hover', '& td a': { fontWeight: 400 } } as const

export function FoldedPart({ item, folding }: { item: RaRecord; folding: Folding<RaRecord> }) {
  const part = useFoldedPart(item, folding)
  if (part.failed) return <ListFailed onRetry={part.refetch} />
  return (
    <Box id={partId(item)} aria-busy={part.pending}>
      {part.pending && <Expected part={part} />}
      <Box component="ul" aria-label={folding.name(item)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {part.items.map(one => (
          <Box component="li" key={one.id} sx={{ minHeight: ROW, py: 0.25 }}>
            {folding.one(one)}
          </Box>
        ))}
      </Box>
      <Further part={part} />
    </Box>
  )
}

interface FoldedPartShown extends Part<RaRecord> {
  /** So many are expected at first. */
  readonly expected: number
  /** Where all of them are, once it is known whether these are. */
  readonly all: ReturnType<Folding<RaRecord>['all']>
}

function useFoldedPart(item: RaRecord, folding: Folding<RaRecord>): FoldedPartShown {
  const row = folding.of(item)
  const part = usePart({ ...UNFOLDED, [folding.field]: row?.id })
  return {
    ...part,
    expected: Math.min(PART, row?.size ?? 1),
    all: part.pending ? undefined : folding.all(item, part.total ?? 0),
  }
}

const Expected = ({ part: { expected } }: { part: FoldedPartShown }) => (
  <Skeleton variant="rounded" height={ROW * expected} />
)

function Further({ part: { more, all } }: { part: FoldedPartShown }) {
  const translate = useTranslate()
  return (
    <>
      {more && (
        <Button size="small" onClick={more}>
          {translate('app.board.more')}
        </Button>
      )}
      {all && (
        <Button size="small" component={Link} to={all.to}>
          {all.words}
        </Button>
      )}
    </>
  )
}

/** Of one that a row stands for; its place is kept while it comes. */
const ROW = 36
