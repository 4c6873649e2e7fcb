// Turns the pages of a list; hidden while everything fits on the smallest page.
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Pagination from '@mui/material/Pagination'
import type { Theme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ALL_ROWS, PAGE_SIZES, PAGER_RANGE } from '@practicum/shared/contract/paging'
import { useListContext, useTranslate } from 'react-admin'
import type { ListMeta } from '../../providers/data-provider'
import { NOT_PRINTED } from '../print-styles'

export const needsPager = (total: number): boolean => total > PAGE_SIZES[0]

/** Of more than are counted, the total grows with the pages that are turned. */
const isCounted = (meta: ListMeta | undefined): boolean => meta?.relation !== 'gte'

export function ListPager() {
  const translate = useTranslate()
  const { page, perPage, total = 0, setPage, setPerPage, meta, error } = useListContext()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  // What was read before is still shown.
  const stale = error !== null && total > 0
  if (!needsPager(total) && !stale) return null
  const from = (page - 1) * perPage + 1
  return (
    <Box className={NOT_PRINTED} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {translate(isCounted(meta) ? 'app.list.range' : 'app.list.range_of_more', {
          from,
          to: Math.min(total, page * perPage),
          total,
        })}
        {stale && ` · ${translate('app.list.stale')}`}
      </Typography>
      <Box sx={{ flex: 1 }} />
      {needsPager(total) && (
        <>
          <TextField
            select
            fullWidth={false}
            label={translate('app.list.per_page')}
            value={perPage}
            onChange={event => setPerPage(Number(event.target.value))}
            sx={{ minWidth: 130 }}
          >
            {PAGE_SIZES.map(size => (
              <MenuItem key={size} value={size}>
                {size}
              </MenuItem>
            ))}
            <MenuItem value={ALL_ROWS}>{translate('app.list.all')}</MenuItem>
          </TextField>
          <Pagination
            aria-label={translate('app.list.pages')}
            count={Math.ceil(total / perPage)}
            page={page}
            siblingCount={phone ? 0 : PAGER_RANGE}
            onChange={(_event, next) => setPage(next)}
            shape="rounded"
          />
        </>
      )}
    </Box>
  )
}
