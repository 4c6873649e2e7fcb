// The rows of an import that were not added, and why; taken along as a file by what every list has for that.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { messageOf } from '@practicum/shared/contract/messages'
import type { ImportFailureView } from '@practicum/shared/features/imports/imports.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { refusalInWords } from '../../providers/spoken'
import { ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'

export function ImportFailures({ importId }: { importId: string }) {
  const translate = useTranslate()
  const called = useMe().position.organization.dynamic_words
  /** Of whatever was imported, the rules of any feature may have refused it. */
  const why = ({ code, example }: ImportFailureView): string =>
    refusalInWords({ code, data: { example }, message: messageOf(code, { example }, called) })
  const words = (key: string): string => translate(`importing.failures.${key}`)
  const field = ({ field: name }: ImportFailureView): string => name && translate(`importing.column.${name}`)
  return (
    <ListFrame<ImportFailureView>
      label={words('title')}
      resource="imports/failures"
      sort={{ field: 'row', order: 'ASC' }}
      filter={{ import_id: importId }}
      empty={<EmptyState text={words('none')} />}
      columns={[
        { source: 'row', label: words('row'), sortable: true, render: ({ row }) => row },
        { source: 'said', label: words('said'), render: ({ said }) => said },
        { source: 'field', label: words('field'), render: field },
        { source: 'reason', label: words('reason'), render: why },
      ]}
      card={one => (
        <Box>
          <Typography>{[`${words('row')} ${one.row}`, one.said].filter(Boolean).join(' · ')}</Typography>
          <Typography variant="body2" color="textSecondary">
            {[field(one), why(one)].filter(Boolean).join(': ')}
          </Typography>
        </Box>
      )}
    />
  )
}
