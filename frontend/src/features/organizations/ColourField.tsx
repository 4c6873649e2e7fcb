// A colour of one's own or that of the product: typed or picked, and seen at once as the button that it will colour.
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { contrastWithWhite, isColour, isReadableUnderWhite } from '@practicum/shared/kernel/colour'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { type BoundField, type FieldProps, useField } from '../../ui/form/use-field'
import { PRODUCT_COLOUR } from './product-colour'

type ColourFieldProps<Values extends FieldValues> = FieldProps<Values, string | null>

export function ColourField<Values extends FieldValues>({ label, ...props }: ColourFieldProps<Values>) {
  const translate = useTranslate()
  const field = useField<Values, string | null>(props)
  const { value, onChange } = field
  // Whoever looks at the product's colour in between finds their own again.
  const [own, setOwn] = useState(value ?? PRODUCT_COLOUR)
  const choose = (colour: string): void => {
    setOwn(colour)
    onChange(colour)
  }
  return (
    <Box>
      <FormControlLabel
        control={<Checkbox checked={value === null} onChange={(_event, is) => onChange(is ? null : own)} />}
        label={translate('institution.colour.products')}
      />
      {value !== null && <OwnColour label={label} field={{ ...field, value, onChange: choose }} />}
      <Preview colour={value ?? PRODUCT_COLOUR} />
    </Box>
  )
}

function OwnColour({ label, field }: { label: string; field: BoundField<string> }) {
  const translate = useTranslate()
  const id = useId()
  const { value, onChange, onBlur, ref, error } = field
  return (
    <TextField
      id={id}
      label={label}
      required
      inputRef={ref}
      value={value}
      onChange={event => onChange(event.target.value)}
      onBlur={onBlur}
      error={error !== undefined}
      helperText={error ?? translate('institution.colour.help')}
      sx={{ mt: 1 }}
      slotProps={{
        htmlInput: { maxLength: 7, spellCheck: false, autoComplete: 'off' },
        input: { endAdornment: <Picker value={value} onChange={onChange} /> },
      }}
    />
  )
}

function Picker({ value, onChange }: Pick<BoundField<string>, 'value' | 'onChange'>) {
  const translate = useTranslate()
  return (
    <InputAdornment position="end">
      <Box
        component="input"
        type="color"
        aria-label={translate('institution.colour.pick')}
        // The browser's field shows nothing else.
        value={isColour(value) ? value.toLowerCase() : PRODUCT_COLOUR}
        onChange={event => onChange(event.target.value)}
        sx={{ width: 36, height: 28, p: 0, border: 0, bgcolor: 'transparent', cursor: 'pointer' }}
      />
    </InputAdornment>
  )
}

function Preview({ colour }: { colour: string }) {
  const translate = useTranslate()
  if (!isColour(colour)) return null
  const contrast = (Math.floor(contrastWithWhite(colour) * 10) / 10).toFixed(1)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
      <Box
        component="span"
        data-testid="colour-preview"
        style={{ backgroundColor: colour }}
        sx={{ color: '#fff', px: 2, py: 0.75, borderRadius: 1, fontSize: '0.875rem', fontWeight: 600 }}
      >
        {translate('institution.colour.preview')}
      </Box>
      <Typography role="status" variant="body2" color={isReadableUnderWhite(colour) ? 'textSecondary' : 'error'}>
        {translate(isReadableUnderWhite(colour) ? 'institution.colour.readable' : 'institution.colour.pale', {
          contrast,
        })}
      </Typography>
    </Box>
  )
}
