// Makes an access token: what it is for, what it may do and until when, with one's own password.
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import MuiTextField from '@mui/material/TextField'
import {
  makeApiToken,
  TOKEN_DAYS,
  TOKEN_NAME_MAX,
  type TokenOf,
} from '@practicum/shared/features/api-tokens/api-tokens.contract'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import { type FieldProps, useField } from '../../ui/form/use-field'

interface Values {
  readonly name: string
  readonly of: TokenOf
  readonly scopes: readonly string[]
  readonly days: number | null
  readonly password: string
}

interface MakeTokenDialogProps {
  readonly offered: readonly string[]
  readonly forOrganization: boolean
  readonly onMade: (token: string) => void
  readonly onClose: () => void
}

const EMPTY: Values = { name: '', of: 'person', scopes: [], days: TOKEN_DAYS.first, password: '' }

export function MakeTokenDialog({ offered, forOrganization, onMade, onClose }: MakeTokenDialogProps) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`api-tokens.form.${key}`)
  const form = Form.useDialogForm<Values, { token: string }>({
    messages: 'api-tokens.form',
    values: EMPTY,
    request: body => requestOf(makeApiToken, { body: { ...body, scopes: [...body.scopes], days: body.days ?? 0 } }),
    onClose,
    onSaved: ({ token }) => {
      onMade(token)
      return { notice: 'api-tokens.form.done' }
    },
  })
  const { bind } = form
  const whose = (['person', 'organization'] as const).map(value => ({ value, label: words(`of_${value}`) }))
  return (
    <Form.FormDialog form={form} onClose={onClose} title={words('title')} submit={words('submit')}>
      <Form.TextField {...bind('name')} max={TOKEN_NAME_MAX} help={words('name_help')} required autoFocus />
      {forOrganization && <Form.ChoiceField {...bind('of')} choices={whose} />}
      <ScopesField {...bind('scopes')} offered={offered} />
      <Form.NumberField {...bind('days')} help={words('days_help')} required />
      <Form.OwnPasswordField control={form.control} name="password" />
    </Form.FormDialog>
  )
}

const LEVELS = ['none', 'read', 'write'] as const

/** How far it goes in each part of the product. */
function ScopesField({ offered, ...props }: FieldProps<Values, readonly string[]> & { offered: readonly string[] }) {
  const translate = useTranslate()
  const id = useId()
  const { value, onChange, error, ref, onBlur } = useField<Values, readonly string[]>(props)
  const levelOf = (group: string): string => LEVELS.find(level => value.includes(`${group}:${level}`)) ?? 'none'
  const choose = (group: string, level: string): void => {
    const others = value.filter(scope => !scope.startsWith(`${group}:`))
    onChange(level === 'none' ? others : [...others, `${group}:${level}`])
  }
  return (
    <FormControl component="fieldset" error={error !== undefined} aria-describedby={`${id}-error`} onBlur={onBlur}>
      <FormLabel component="legend">{props.label}</FormLabel>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, mt: 1.5 }}>
        {offered.map((group, index) => (
          <MuiTextField
            key={group}
            select
            size="small"
            label={translate(`api-tokens.group.${group}`)}
            value={levelOf(group)}
            onChange={event => choose(group, event.target.value)}
            {...(index === 0 && { inputRef: ref })}
          >
            {LEVELS.map(level => (
              <MenuItem key={level} value={level}>
                {translate(`api-tokens.access.${level}`)}
              </MenuItem>
            ))}
          </MuiTextField>
        ))}
      </Box>
      <FormHelperText id={`${id}-error`}>{error}</FormHelperText>
    </FormControl>
  )
}
