// The second step of an import: which heading stands for which field.
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'

export type Columns = Readonly<Record<string, { readonly required: boolean }>>
export type Chosen = Readonly<Record<string, string>>

interface ColumnsStepProps {
  readonly columns: Columns
  readonly headings: readonly string[]
  readonly chosen: Chosen
  readonly onChosen: (chosen: Chosen) => void
}

export function ColumnsStep({ columns, headings, chosen, onChosen }: ColumnsStepProps) {
  const translate = useTranslate()
  const choose = (field: string, heading: string): void => {
    const { [field]: _before, ...others } = chosen
    onChosen(heading === '' ? others : { ...others, [field]: heading })
  }
  return (
    <>
      <Typography sx={{ mb: 2 }}>{translate('importing.dialog.map')}</Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {Object.entries(columns).map(([field, { required }]) => (
          <TextField
            key={field}
            select
            size="small"
            id={`import-${field}`}
            label={translate(`importing.column.${field}`)}
            value={chosen[field] ?? ''}
            onChange={({ target }) => choose(field, target.value)}
            {...(required && { helperText: translate('importing.dialog.required') })}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            <MenuItem value="">{translate('importing.dialog.none')}</MenuItem>
            {[...new Set(headings)].filter(Boolean).map(heading => (
              <MenuItem key={heading} value={heading}>
                {heading}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
    </>
  )
}
