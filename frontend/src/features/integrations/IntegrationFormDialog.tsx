// The form of integrations: makes a new one, or changes one that exists.
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import {
  createIntegration,
  editIntegration,
  type IntegrationView,
} from '@practicum/shared/features/integrations/integrations.contract'
import { ADDRESS_MAX, INTEGRATION_NAME_MAX } from '@practicum/shared/features/integrations/integrations.fields'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { type ContractRequest, requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import { type FieldProps, useField } from '../../ui/form/use-field'

interface Values {
  readonly name: string
  readonly address: string
  readonly hears: readonly string[]
}

export interface OfferedKind {
  readonly kind: string
  readonly text: string
}

interface IntegrationFormDialogProps {
  /** Of a new one: whose it is to be. */
  readonly organizationId: string
  readonly kinds: readonly OfferedKind[]
  /** Absent: a new one. */
  readonly integration?: IntegrationView
  /** Told the secret of a new one. */
  readonly onMade?: (secret: string) => void
  readonly onClose: () => void
}

const EMPTY: Values = { name: '', address: '', hears: [] }
const valuesOf = ({ name, address, hears }: Values): Values => ({ name, address, hears })

export function IntegrationFormDialog(props: IntegrationFormDialogProps) {
  const translate = useTranslate()
  const { integration, kinds, onClose } = props
  const words = (key: string): string => translate(`webhooks.form.${key}`)
  const form = useIntegrationForm(props)
  const { bind, labels } = form
  return (
    <Form.FormDialog {...{ form, onClose }} title={words(integration ? 'edit' : 'create')} submit={words('submit')}>
      {integration && (
        <Form.ConflictAlert
          {...{ form, now: valuesOf(integration) }}
          text={words('changed')}
          fields={labels(['name', 'address', 'hears'])}
        />
      )}
      <Form.TextField {...bind('name')} max={INTEGRATION_NAME_MAX} help={words('name_help')} required autoFocus />
      <Form.TextField {...bind('address')} max={ADDRESS_MAX} help={words('address_help')} required />
      <KindsField {...bind('hears')} help={words('hears_help')} kinds={kinds} />
    </Form.FormDialog>
  )
}

type Saved = { readonly id: string; readonly secret?: string }

function useIntegrationForm({ organizationId, integration, onMade, onClose }: IntegrationFormDialogProps) {
  const [opened] = useState(integration)
  const isAdmin = useMe().role === 'admin'
  return Form.useDialogForm<Values, Saved>({
    messages: 'webhooks.field',
    values: opened ? valuesOf(opened) : EMPTY,
    request: values => (opened ? editing(opened, values) : making(values, isAdmin ? organizationId : undefined)),
    onClose,
    onSaved: ({ secret }) => {
      if (secret !== undefined) onMade?.(secret)
      return { notice: opened ? 'webhooks.form.saved' : 'webhooks.form.created' }
    },
  })
}

const editing = ({ id, version }: IntegrationView, { hears, ...values }: Values): ContractRequest<Saved> =>
  requestOf(editIntegration, { params: { id }, body: { ...values, hears: [...hears], version } })

const making = ({ hears, ...values }: Values, organizationId: string | undefined): ContractRequest<Saved> =>
  requestOf(createIntegration, {
    body: { ...values, hears: [...hears], ...(organizationId !== undefined && { organization_id: organizationId }) },
  })

function KindsField({
  kinds,
  help,
  ...props
}: FieldProps<Values, readonly string[]> & { kinds: readonly OfferedKind[] }) {
  const id = useId()
  const { value, onChange, onBlur, error, ref } = useField<Values, readonly string[]>(props)
  const tick = (kind: string, isTicked: boolean): void =>
    onChange(isTicked ? [...value, kind] : value.filter(one => one !== kind))
  return (
    <FormControl component="fieldset" error={error !== undefined} aria-describedby={`${id}-help`} onBlur={onBlur}>
      <FormLabel component="legend">{props.label}</FormLabel>
      <FormGroup>
        {kinds.map(({ kind, text }, index) => (
          <FormControlLabel
            key={kind}
            label={text}
            control={
              <Checkbox
                size="small"
                checked={value.includes(kind)}
                onChange={(_event, isTicked) => tick(kind, isTicked)}
                {...(index === 0 && { slotProps: { input: { ref } } })}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={`${id}-help`}>{error ?? help}</FormHelperText>
    </FormControl>
  )
}
