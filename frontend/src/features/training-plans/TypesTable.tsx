// The activity types of a plan, each with its hours and its share as a bar beside the number.
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { TrainingPlanView } from '@practicum/shared/features/training-plans/training-plans.contract'
import { useTranslate } from 'react-admin'
import { HUES } from '../../ui/hues'
import { useLanguage } from '../../ui/language'
import { useHours } from './hours'
import { Swatch, TypesBar } from './TypesBar'

type Type = TrainingPlanView['activity_types'][number]

export function TypesTable({ plan }: { plan: TrainingPlanView }) {
  const translate = useTranslate()
  const hoursOf = useHours()
  const label = (field: string): string => translate(`plans.field.${field}`)
  const { activity_types, total_hours } = plan
  const most = Math.max(...activity_types.map(({ hours }) => hours), 0)
  return (
    <Paper component="section" variant="outlined" aria-labelledby="plan-types" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography component="h2" variant="subtitle1" id="plan-types" sx={{ mb: 1.5 }}>
        {label('activity_types')}
      </Typography>
      {activity_types.length === 0 ? (
        <Typography color="textSecondary">{translate('plans.no_types')}</Typography>
      ) : (
        <>
          <TypesBar plan={plan} height={16} />
          <Table size="small" aria-labelledby="plan-types" sx={{ mt: 2, '& td, & th': { px: { xs: 0.5, sm: 2 } } }}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('plans.form.type_name')}</TableCell>
                <TableCell align="right">{translate('plans.form.hours')}</TableCell>
                <TableCell sx={{ width: { xs: '34%', sm: '45%' } }}>{label('share')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {activity_types.map(type => (
                <TypeRow key={type.id} type={type} total={total_hours} most={most} />
              ))}
            </TableBody>
            <TableFooter>
              <TableRow
                sx={{
                  '& .MuiTableCell-root': { color: 'text.primary', fontSize: '0.875rem', fontWeight: 600, border: 0 },
                }}
              >
                <TableCell component="th" scope="row">
                  {label('total_hours')}
                </TableCell>
                <TableCell align="right">{hoursOf(total_hours)}</TableCell>
                <TableCell />
              </TableRow>
            </TableFooter>
          </Table>
        </>
      )}
    </Paper>
  )
}

function TypeRow({ type: { name, hours, color }, total, most }: { type: Type; total: number; most: number }) {
  const hoursOf = useHours()
  const share = new Intl.NumberFormat(useLanguage(), { style: 'percent' }).format(total === 0 ? 0 : hours / total)
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Swatch color={color} />
          {name}
        </Box>
      </TableCell>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {hoursOf(hours)}
      </TableCell>
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flexGrow: 1 }}>
            <Box
              aria-hidden
              sx={{
                width: `${most === 0 ? 0 : (hours / most) * 100}%`,
                height: 10,
                borderRadius: 0.5,
                bgcolor: HUES[color],
              }}
            />
          </Box>
          <Box component="span" sx={{ minWidth: 36, textAlign: 'right', color: 'text.secondary' }}>
            {share}
          </Box>
        </Box>
      </TableCell>
    </TableRow>
  )
}
