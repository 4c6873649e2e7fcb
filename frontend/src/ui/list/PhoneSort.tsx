// The order of a list whose rows are cards, as on every phone: no columns stand to be pressed.
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import type { Theme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext, useTranslate } from 'react-admin'
import { type Choosable, fieldOf } from './columns'

/** Nothing where there is room for columns, or where no order can be chosen. */
interface PhoneSortProps {
  readonly columns: readonly Choosable[]
  /** They are cards at any width. */
  readonly always?: boolean
}

export function PhoneSort({ columns, always = false }: PhoneSortProps) {
  const translate = useTranslate()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const { sort, setSort } = useListContext()
  const choices = columns.filter(({ sortable }) => sortable)
  if (!(phone || always) || choices.length === 0) return null
  const up = sort.order === 'ASC'
  const turn = translate(`app.list.${up ? 'ascending' : 'descending'}`)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flex: '1 1 150px', minWidth: 150 }}>
      <TextField
        select
        label={translate('app.list.sort_by')}
        value={sort.field}
        onChange={event => setSort({ field: event.target.value, order: 'ASC' })}
        sx={{ flex: 1 }}
      >
        {choices.map(column => (
          <MenuItem key={column.source} value={fieldOf(column)}>
            {column.label}
          </MenuItem>
        ))}
      </TextField>
      <IconButton aria-label={turn} onClick={() => setSort({ field: sort.field, order: up ? 'DESC' : 'ASC' })}>
        {up ? <ArrowUpward /> : <ArrowDownward />}
      </IconButton>
    </Box>
  )
}
