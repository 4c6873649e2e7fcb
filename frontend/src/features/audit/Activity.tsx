// What was said about a thing and what happened to it, in one stream, the newest first; the address says which of the two alone.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { HistoryEntry } from '@practicum/shared/features/audit/history.contract'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router'
import { afterDrawn } from '../../ui/after-drawn'
import { type Comment, CommentBox, CommentItem, type CommentThreadProps } from '../../ui/CommentThread'
import { TabBadge, TabBar, TabPanel } from '../../ui/TabBar'
import { useEarlier } from '../../ui/use-earlier'
import { AsOfDialog, type Moment } from './AsOfDialog'
import { type Happened, merged } from './activity'
import { HistoryItem } from './HistoryItem'
import { HistoryView } from './HistoryPanel'
import { usePastWords } from './history-words'
import { type History, useHistory } from './use-history'

const PARTS = ['all', 'comments', 'history'] as const
type Part = (typeof PARTS)[number]

export interface ActivityProps {
  readonly subject: string
  readonly id: string
  /** What is said about it. */
  readonly thread: CommentThreadProps
}

export function Activity({ subject, id, thread }: ActivityProps) {
  const translate = useTranslate()
  const known = useHistory(subject, id)
  const said = useSaid(thread)
  const [part, open] = usePart()
  const [place, named] = useOpenedAt(part !== 'all')
  const tabs = PARTS.map(key => ({
    key,
    label: translate(`audit.activity.${key}`),
    ...(key === 'comments' && { badge: <TabBadge count={thread.count} /> }),
  }))
  return (
    <Box
      ref={place}
      component="section"
      aria-labelledby="activity"
      // Opened at, it fills the window from the first: what comes pushes nothing that is seen.
      sx={{ scrollMarginTop: 72, ...(named && { minHeight: 'calc(100vh - 72px)' }) }}
    >
      <Typography component="h2" variant="subtitle1" id="activity">
        {translate('audit.activity.title')}
      </Typography>
      <TabBar label={translate('audit.activity.label')} tabs={tabs} open={part} onOpen={open} />
      <TabPanel tab={part}>
        <Stack spacing={2}>
          {part !== 'history' && thread.request && <CommentBox request={thread.request} />}
          {part === 'all' && <Everything subject={subject} id={id} said={said} known={known} />}
          {part === 'comments' && <Comments said={said} />}
        </Stack>
        {part === 'history' && <HistoryView subject={subject} id={id} known={known} />}
      </TabPanel>
    </Box>
  )
}

const isPart = (part: string): part is Part => (PARTS as readonly string[]).includes(part)

/** Whatever else an address names stands in another part of the page. */
function usePart(): [Part, (part: string) => void] {
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const named = hash.slice(1)
  const open = (part: string): void => void navigate({ pathname, search, hash: part }, { replace: true, state })
  return [isPart(named) ? named : 'all', open]
}

/** An address that names a part opens at it. */
function useOpenedAt(named: boolean) {
  const place = useRef<HTMLElement>(null)
  const first = useRef(named)
  useEffect(() => {
    // What it moved down is out of sight before the window moves.
    return first.current ? afterDrawn(() => place.current?.scrollIntoView?.()) : undefined
  }, [])
  return [place, first.current] as const
}

interface Said {
  readonly shown: readonly Comment[]
  /** How many are not shown. */
  readonly hidden: number
  readonly asking: History['asking']
  readonly showEarlier: () => void
}

function useSaid({ comments, count, earlier }: CommentThreadProps): Said {
  const known = useEarlier(comments, earlier)
  return { ...known, hidden: Math.max(0, count - known.shown.length) }
}

function Comments({ said: { shown, hidden, asking, showEarlier } }: { said: Said }) {
  const translate = useTranslate()
  const label = translate('app.comments.earlier', { smart_count: hidden })
  if (shown.length === 0) return <Typography color="textSecondary">{translate('app.comments.empty')}</Typography>
  return (
    <>
      {shown.toReversed().map(comment => (
        <CommentItem key={comment.id} comment={comment} />
      ))}
      {hidden > 0 && <EarlierButton label={label} asking={asking} onAsk={showEarlier} />}
      {asking === 'failed' && <Failed text="app.comments.unavailable" />}
    </>
  )
}

/** What was said stands there as a comment. */
const tellsOfComment = ({ type }: HistoryEntry): boolean => type.endsWith('Commented')

interface EverythingProps extends Omit<ActivityProps, 'thread'> {
  readonly said: Said
  readonly known: History
}

function Everything({ subject, id, said, known }: EverythingProps) {
  const translate = useTranslate()
  const [moment, setMoment] = useState<Moment>()
  // Put together at once: nothing is pushed apart by what comes later.
  if (known.read.isPending) return <Skeleton variant="rounded" height={240} />
  const { happened, next } = merged(
    { shown: said.shown, hidden: said.hidden > 0, at: ({ created_at }: Comment) => created_at },
    {
      shown: known.shown.filter(entry => !tellsOfComment(entry)),
      hidden: known.hidden,
      at: ({ occurred_at }: HistoryEntry) => occurred_at,
    },
  )
  const asked = next === 'said' ? said : known
  return (
    <>
      {moment && (
        <AsOfDialog
          subject={subject}
          id={id}
          moment={moment}
          entries={known.shown}
          onClose={() => setMoment(undefined)}
        />
      )}
      {happened.length > 0 ? (
        <Stream subject={subject} happened={happened} onOpen={setMoment} />
      ) : (
        <Typography color="textSecondary">{translate('audit.empty')}</Typography>
      )}
      {known.read.isError && <Typography color="textSecondary">{translate('audit.activity.alone')}</Typography>}
      {next && <EarlierButton label={translate('audit.earlier')} asking={asked.asking} onAsk={asked.showEarlier} />}
      {said.asking === 'failed' && <Failed text="app.comments.unavailable" />}
      {known.asking === 'failed' && <Failed text="audit.unavailable" />}
    </>
  )
}

interface StreamProps {
  readonly subject: string
  readonly happened: readonly Happened<Comment, HistoryEntry>[]
  readonly onOpen: (moment: Moment) => void
}

function Stream({ subject, happened, onOpen }: StreamProps) {
  const words = usePastWords(subject)
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {happened.map(one =>
        'said' in one ? (
          <Paper component="li" variant="outlined" key={one.said.id} sx={{ p: 2 }}>
            <CommentItem comment={one.said} />
          </Paper>
        ) : (
          <Box component="li" key={one.done.id} sx={{ pl: 2, borderLeft: 2, borderColor: 'divider' }}>
            <HistoryItem entry={one.done} words={words} onOpen={onOpen} />
          </Box>
        ),
      )}
    </Box>
  )
}

interface EarlierButtonProps {
  readonly label: string
  readonly asking: History['asking']
  readonly onAsk: () => void
}

const EarlierButton = ({ label, asking, onAsk }: EarlierButtonProps) => (
  <Button loading={asking === 'yes'} onClick={onAsk} sx={{ alignSelf: 'start' }}>
    {label}
  </Button>
)

function Failed({ text }: { text: string }) {
  const translate = useTranslate()
  return (
    <Typography role="alert" color="error">
      {translate(text)}
    </Typography>
  )
}
