// The places at a site: its periods, how many places are left in each, and who holds one or waits for one, as far as the reader sees them.
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  listSiteSlots,
  removeSiteSlot,
  type SlotView,
} from '@practicum/shared/features/supervision-sites/site-slots.contract'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { AskedDialog } from '../../ui/AskedDialog'
import { shortDay } from '../../ui/dates'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { LineIntent, LineIntents } from '../../ui/list/OrderedList'
import { RowLink } from '../../ui/list/RowLink'
import { ReadFrame } from '../../ui/ReadFrame'
import { StatusChip } from '../../ui/StatusChip'
import { TitledPaper } from '../../ui/TitledPaper'
import { mayDecideSites } from './site-rights'

const SlotFormDialog = lazyWithRetry(() => import('./SlotFormDialog'))

const useWords = () => {
  const translate = useTranslate()
  return (key: string, args?: Readonly<Record<string, unknown>>): string => translate(`sites.slot.${key}`, args)
}

export function SiteSlots({ siteId }: { siteId: string }) {
  const words = useWords()
  const read = useRead(listSiteSlots, { params: { id: siteId } })
  const decides = mayDecideSites(useMe())
  const [publishing, setPublishing] = useState(false)
  return (
    <TitledPaper id="places" title={words('title')}>
      <ReadFrame read={read}>{({ data }) => <Periods slots={data} siteId={siteId} />}</ReadFrame>
      {decides && (
        <Button size="small" variant="outlined" sx={{ mt: 2 }} onClick={() => setPublishing(true)}>
          {words('publish')}
        </Button>
      )}
      {publishing && (
        <Suspense fallback={null}>
          <SlotFormDialog siteId={siteId} onClose={() => setPublishing(false)} />
        </Suspense>
      )}
    </TitledPaper>
  )
}

function Periods({ slots, siteId }: { slots: readonly SlotView[]; siteId: string }) {
  const words = useWords()
  const decides = mayDecideSites(useMe())
  if (slots.length === 0) {
    return <Typography color="textSecondary">{words(decides ? 'none_deciding' : 'none')}</Typography>
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {slots.map(slot => (
          <li key={slot.id}>
            <Period slot={slot} siteId={siteId} />
          </li>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {words('rule')}
      </Typography>
    </>
  )
}

interface OfSlot {
  readonly slot: SlotView
  readonly siteId: string
}

function Period({ slot, siteId }: OfSlot) {
  const words = useWords()
  const decides = mayDecideSites(useMe())
  const [open, setOpen] = useState<'change' | 'remove'>()
  const close = (): void => setOpen(undefined)
  const { places, taken, left, waiting, people } = slot
  const period = words('period', { from: shortDay(slot.start_at), to: shortDay(slot.end_at) })
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography component="h3" variant="subtitle2">
          {period}
        </Typography>
        <StatusChip tone={left > 0 ? 'success' : 'warning'} label={standingOf({ places, taken, left }, words)} />
        {waiting > 0 && <StatusChip tone="warning" label={words('waiting', { smart_count: waiting })} />}
        {decides && (
          <LineIntents>
            <LineIntent label={words('change', { period })} onPress={() => setOpen('change')}>
              <Edit fontSize="small" />
            </LineIntent>
            {taken === 0 && (
              <LineIntent label={words('remove', { period })} onPress={() => setOpen('remove')}>
                <DeleteOutlined fontSize="small" />
              </LineIntent>
            )}
          </LineIntents>
        )}
      </Box>
      {people.length > 0 && <People people={people} label={words('people', { period })} />}
      {open === 'change' && (
        <Suspense fallback={null}>
          <SlotFormDialog {...{ slot, siteId }} onClose={close} />
        </Suspense>
      )}
      {open === 'remove' && <RemoveDialog {...{ slot, siteId }} onClose={close} />}
    </>
  )
}

function standingOf(
  { places, taken, left }: Pick<SlotView, 'places' | 'taken' | 'left'>,
  words: ReturnType<typeof useWords>,
): string {
  if (left > 0) return words('left', { smart_count: left, places })
  return words(taken > places ? 'over' : 'full', { places, taken })
}

/** Holders first, then those who ask, in their order. */
function People({ people, label }: { people: SlotView['people']; label: string }) {
  const words = useWords()
  const inOrder = [...people.filter(({ holds }) => holds), ...people.filter(({ holds }) => !holds)]
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 0.5 }}>
      {inOrder.map(({ placement_id, trainee, holds, waiting_place: place }) => (
        <Box component="li" key={placement_id} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <RowLink to={`/applications/${placement_id}`}>{trainee.name}</RowLink>
          <Typography component="span" variant="body2" color="textSecondary">
            {holds ? words('holds') : place === null ? words('asks') : words('in_line', { place })}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

function RemoveDialog({ slot, siteId, onClose }: OfSlot & { onClose: () => void }) {
  const words = useWords()
  return (
    <AskedDialog
      danger
      row={removeSiteSlot}
      options={{ params: { id: siteId, slot_id: slot.id } }}
      touches={['placements']}
      title={words('removing.title')}
      consequence={words('removing.text')}
      confirm={words('removing.confirm')}
      done={() => ['sites.slot.removing.done']}
      onClose={onClose}
    />
  )
}
