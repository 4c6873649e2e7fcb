// The form of a tag of supervision sites: makes a new one, or changes one.
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { changeSiteTag, createSiteTag } from '@practicum/shared/features/supervision-sites/site-tags.contract'
import {
  TAG_COLORS,
  TAG_ICONS,
  TAG_NAME_MAX,
  type TagColor,
  type TagIcon,
} from '@practicum/shared/features/supervision-sites/site-tags.fields'
import type { SiteTagView } from '@practicum/shared/features/supervision-sites/site-tags.view'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import { type FieldProps, useField } from '../../ui/form/use-field'
import { TagMark } from './SiteTags'

interface TagValues {
  readonly name: string
  readonly icon: TagIcon
  readonly color: TagColor
  readonly coordinator_only: boolean
}

const AT_FIRST: TagValues = { name: '', icon: 'label', color: 'blue', coordinator_only: false }

const valuesOf = ({ name, icon, color, coordinator_only }: SiteTagView): TagValues => ({
  ...{ name, icon, color, coordinator_only },
})

interface TagFormDialogProps {
  /** Absent: a new one. */
  readonly tag?: SiteTagView
  readonly onClose: () => void
}

export function TagFormDialog({ tag, onClose }: TagFormDialogProps) {
  const translate = useTranslate()
  const words = (key: string, args?: object): string => translate(`sites.tag.${key}`, args)
  // As it is now: what others have changed since it was opened is said above the fields.
  const opened = tag
  const form = Form.useDialogForm<TagValues, { readonly id: string }>({
    messages: 'sites.tag',
    values: tag ? valuesOf(tag) : AT_FIRST,
    request: body =>
      opened
        ? requestOf(changeSiteTag, { params: { id: opened.id }, body: { ...body, version: opened.version } })
        : requestOf(createSiteTag, { body }),
    onClose,
    onSaved: (_answer, { name }) => ({ notice: `sites.tag.${opened ? 'saved' : 'created'}`, args: { name } }),
  })
  const { bind, labels } = form
  const now = tag && valuesOf(tag)
  return (
    <Form.FormDialog
      {...{ form, onClose }}
      title={opened ? words('edit', { name: opened.name }) : words('create')}
      submit={words('submit')}
    >
      {now && <Form.ConflictAlert {...{ form, now }} text={words('changed')} fields={labels(Object.keys(now))} />}
      <Form.TextField {...bind('name')} max={TAG_NAME_MAX} required autoFocus />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <LookField<TagIcon>
          {...bind('icon')}
          choices={TAG_ICONS}
          nameOf={icon => words(`icons.${icon}`)}
          mark={icon => <TagMark icon={icon} />}
        />
        <LookField<TagColor>
          {...bind('color')}
          choices={TAG_COLORS}
          nameOf={color => words(`colors.${color}`)}
          mark={color => <TagMark icon="label" color={color} />}
        />
      </Box>
      <Form.SwitchField {...bind('coordinator_only')} help={words('only_help')} />
    </Form.FormDialog>
  )
}

interface LookFieldProps<Key extends string> extends FieldProps<TagValues, Key> {
  readonly choices: readonly Key[]
  readonly nameOf: (key: Key) => string
  readonly mark: (key: Key) => ReactNode
}

/** A few looks, each with its name. */
function LookField<Key extends string>({ choices, nameOf, mark, ...props }: LookFieldProps<Key>) {
  const { value, onChange, onBlur, ref, error } = useField<TagValues, Key>(props)
  return (
    <TextField
      select
      fullWidth
      label={props.label}
      value={value}
      onChange={event => onChange(event.target.value as Key)}
      onBlur={onBlur}
      inputRef={ref}
      error={error !== undefined}
      helperText={error}
      sx={{ '& .MuiSelect-select': { display: 'flex', alignItems: 'center', gap: 1 } }}
    >
      {choices.map(key => (
        <MenuItem key={key} value={key} sx={{ gap: 1 }}>
          {mark(key)}
          {nameOf(key)}
        </MenuItem>
      ))}
    </TextField>
  )
}
