// The page of all imports of the organization.
import Box from '@mui/material/Box'
import type { ImportView } from '@practicum/shared/features/imports/imports.contract'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { InstantText } from '../../ui/DateText'
import { ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { RowLink } from '../../ui/list/RowLink'
import { PageHeader } from '../../ui/PageHeader'
import { Person } from '../../ui/Person'
import { ImportStatusChip } from './ImportStatusChip'
import { importingMessages } from './importing.messages'

const address = ({ id }: ImportView): string => `/imports/${id}`

export default function ImportListScreen() {
  return (
    <ScreenWords name="importing" english={importingMessages}>
      <Shown />
    </ScreenWords>
  )
}

function Shown() {
  const translate = useTranslate()
  const words = (key: string): string => translate(`importing.${key}`)
  const link = (one: ImportView) => <RowLink to={address(one)}>{one.filename}</RowLink>
  return (
    <>
      <PageHeader title={words('title')} />
      <ListFrame<ImportView>
        label={words('title')}
        resource="imports"
        sort={{ field: 'created_at', order: 'DESC' }}
        quickFilters={[{ label: words('status.running'), filter: { status: 'running' } }]}
        open={address}
        empty={<EmptyState text={words('empty')} />}
        columns={[
          { source: 'filename', label: words('file'), render: link },
          { source: 'kind', label: words('kind_label'), render: ({ kind }) => words(`kind.${kind}`) },
          { source: 'status', label: words('status_label'), render: one => <ImportStatusChip status={one.status} /> },
          { source: 'added', label: words('added'), align: 'right', render: ({ added }) => added },
          { source: 'failed', label: words('failed'), align: 'right', render: ({ failed }) => failed },
          { source: 'creator', label: words('creator'), render: ({ creator }) => <Person {...creator} /> },
          {
            ...{ source: 'created_at', label: words('created_at'), sortable: true },
            render: ({ created_at }) => <InstantText at={created_at} />,
          },
        ]}
        card={one => (
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
            {link(one)}
            <ImportStatusChip status={one.status} />
          </Box>
        )}
      />
    </>
  )
}
