// The page of all erasures: who, how far, and by whom they were asked for and confirmed.
import Box from '@mui/material/Box'
import type { ErasureView } from '@practicum/shared/features/erasures/erasures.contract'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { InstantText } from '../../ui/DateText'
import { ListFrame, type Shows } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { RowLink } from '../../ui/list/RowLink'
import { PageHeader } from '../../ui/PageHeader'
import { Person } from '../../ui/Person'
import { ErasureStatusChip } from './ErasureStatusChip'
import { erasingMessages } from './erasing.messages'
import { RequestErasureButton } from './RequestErasureButton'

const address = ({ id }: ErasureView): string => `/erasures/${id}`
const FILTERS = ['requested', 'running', 'done', 'withdrawn'] as const

export default function ErasureListScreen() {
  return (
    <ScreenWords name="erasing" english={erasingMessages}>
      <Shown />
    </ScreenWords>
  )
}

function Shown() {
  const translate = useTranslate()
  const label = (field: string): string => translate(`erasing.field.${field}`)
  const link = (erasure: ErasureView) => <RowLink to={address(erasure)}>{erasure.name}</RowLink>
  return (
    <>
      <PageHeader title={translate('erasures.title')} />
      <ListFrame<ErasureView>
        label={translate('erasures.title')}
        resource="erasures"
        sort={{ field: 'changed_at', order: 'DESC' }}
        quickFilters={FILTERS.map(status => ({ label: translate(`erasing.status.${status}`), filter: { status } }))}
        open={address}
        intents={<RequestErasureButton />}
        empty={
          <EmptyState text={translate('erasing.empty')}>
            <RequestErasureButton />
          </EmptyState>
        }
        columns={[
          { source: 'name', label: label('user_id'), render: link },
          { source: 'status', label: label('status'), render: erasure => <ErasureStatusChip erasure={erasure} /> },
          {
            source: 'requested_by',
            label: label('requested_by'),
            render: ({ requested_by }) => requested_by && <Person {...requested_by} />,
          },
          {
            source: 'requested_at',
            label: label('requested_at'),
            sortable: true,
            render: ({ requested_at }) => requested_at && <InstantText at={requested_at} />,
          },
          {
            source: 'confirmed_by',
            label: label('confirmed_by'),
            render: ({ confirmed_by }) => confirmed_by && <Person {...confirmed_by} />,
          },
          {
            source: 'changed_at',
            label: label('changed_at'),
            sortable: true,
            render: ({ changed_at }) => <InstantText at={changed_at} />,
          },
        ]}
        card={(erasure, shows) => <ErasureCard erasure={erasure} link={link(erasure)} shows={shows} />}
      />
    </>
  )
}

interface ErasureCardProps {
  readonly erasure: ErasureView
  readonly link: ReactNode
  readonly shows: Shows
}

function ErasureCard({ erasure, link, shows }: ErasureCardProps) {
  const translate = useTranslate()
  const { requested_by, requested_at } = erasure
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, width: '100%' }}>
        {link}
        {shows('status') && <ErasureStatusChip erasure={erasure} />}
      </Box>
      {shows('changed_at') && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {translate('erasing.field.changed_at')} <InstantText at={erasure.changed_at} />
        </Box>
      )}
      {requested_by && shows('requested_by') && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {translate('erasing.asked_by', { name: requested_by.name })}
          {requested_at && shows('requested_at') && (
            <>
              {' · '}
              <InstantText at={requested_at} />
            </>
          )}
        </Box>
      )}
    </Box>
  )
}
