// One intent on all selected rows: asks once, carries it out item by item, and says of each how it went; what was refused can stay selected.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import type { CommandRow } from '@practicum/shared/contract/row'
import { type ReactNode, useState } from 'react'
import { type RaRecord, useListContext, useTranslate } from 'react-admin'
import { useEach } from '../../providers/use-each'
import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog'
import { useToast } from '../toast'
import { BulkOutcome, type Told } from './BulkOutcome'
import { useFoldedRow } from './folding'
import { type Unfolded, useUnfolded } from './use-unfolded'

export interface BulkIntentProps<Item extends RaRecord> {
  readonly row: CommandRow
  /** Further features whose reads are old afterwards. */
  readonly touches?: readonly string[]
  /** Its words: `<words>.button`, `.title`, `.text` and `.done`, the last three by count. */
  readonly words: string
  readonly nameOf: (item: Item) => string
  /** With what it can be done at all; other selected rows are left as they are. */
  readonly applies: (item: Item) => boolean
  readonly primary?: boolean
  /** Asks for something before; absent: only whether. */
  readonly question?: (question: BulkQuestion<Item>) => ReactNode
}

/** For a form that asks for what is sent with each. */
export interface BulkQuestion<Item>
  extends Pick<ConfirmDialogProps, 'title' | 'consequence' | 'confirm' | 'onClose' | 'children'> {
  readonly items: readonly Item[]
  /** Ends the question, however it goes. */
  readonly carryOut: (bodyOf: (item: Item) => object) => Promise<void>
}

export function BulkIntent<Item extends RaRecord>(props: BulkIntentProps<Item>) {
  const { row, touches, words, nameOf, applies, primary = false, question } = props
  const translate = useTranslate()
  const { data = [], selectedIds, onSelect } = useListContext<Item>()
  const standsFor = useFoldedRow()
  const unfold = useUnfolded<Item>()
  const toast = useToast()
  const [looking, setLooking] = useState(false)
  const [asked, setAsked] = useState<Unfolded<Item>>()
  const [answers, setAnswers] = useState<readonly Told[]>()
  const { run, answered } = useEach(row, touches)
  const selected = data.filter(item => selectedIds.includes(item.id) && (applies(item) || standsFor(item)))
  const count = asked?.all.length ?? 0

  const ask = async (): Promise<void> => {
    setLooking(true)
    try {
      const { all, beyond } = await unfold(selected)
      const fit = all.filter(({ item }) => applies(item))
      if (fit.length > 0) setAsked({ all: fit, beyond })
      else toast('app.bulk.nothing', { type: 'info' })
    } catch {
      toast('app.errors.list', { type: 'error' })
    } finally {
      setLooking(false)
    }
  }

  const carryOut = async (bodyOf?: (item: Item) => object): Promise<void> => {
    if (!asked) return
    const bodies = new Map(asked.all.map(({ item }) => [String(item.id), bodyOf?.(item)]))
    const named = new Map(asked.all.map(({ item }) => [String(item.id), nameOf(item)]))
    const rowOf = new Map(asked.all.map(({ item, row }) => [String(item.id), row]))
    const all = await run([...named.keys()], id => bodies.get(id))
    setAsked(undefined)
    const told = all.map(answer => ({ ...answer, name: named.get(answer.id) ?? '', row: rowOf.get(answer.id) }))
    setAnswers(told)
    const refused = new Set(told.flatMap(answer => (answer.refused.length > 0 ? [answer.row] : [])))
    const done = new Set([...rowOf.values()].filter(row => !refused.has(row)))
    onSelect(selectedIds.filter(id => !done.has(id)))
  }
  const asking = {
    title: translate(`${words}.title`, { smart_count: count }),
    consequence: translate(`${words}.text`, { smart_count: count }),
    confirm: translate(`${words}.button`),
    onClose: () => setAsked(undefined),
    children: asked && notesOf(asked.beyond, answered, count),
  }
  return (
    <>
      <Button
        size="small"
        variant={primary ? 'contained' : 'outlined'}
        disabled={selected.length === 0}
        loading={looking}
        onClick={() => void ask()}
      >
        {translate(`${words}.button`)}
      </Button>
      {asked &&
        (question ? (
          question({ ...asking, items: asked.all.map(({ item }) => item), carryOut })
        ) : (
          <ConfirmDialog {...asking} running={answered !== undefined} onConfirm={() => void carryOut()} />
        ))}
      {answers && (
        <BulkOutcome
          words={words}
          answers={answers}
          stays={({ row }) => row !== undefined && selectedIds.includes(row)}
          onClose={() => setAnswers(undefined)}
        />
      )}
    </>
  )
}

/** Nothing where there is nothing to say. */
const notesOf = (beyond: number, answered: number | undefined, count: number): ReactNode =>
  (beyond > 0 || answered !== undefined) && (
    <>
      {beyond > 0 && <Beyond beyond={beyond} />}
      {answered !== undefined && <Progress answered={answered} of={count} />}
    </>
  )

function Beyond({ beyond }: { beyond: number }) {
  const translate = useTranslate()
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {translate('app.bulk.beyond', { smart_count: beyond })}
    </Alert>
  )
}

function Progress({ answered, of }: { answered: number; of: number }) {
  const translate = useTranslate()
  const said = translate('app.bulk.progress', { answered, of })
  return (
    <Box sx={{ mt: 2 }}>
      <LinearProgress variant="determinate" value={(100 * answered) / of} aria-label={said} />
      <Box role="status" sx={{ mt: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
        {said}
      </Box>
    </Box>
  )
}
