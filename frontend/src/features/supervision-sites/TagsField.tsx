// The tags that a site carries, chosen in its form among all that there are.
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '../../ui/form/use-field'
import { SiteTag } from './SiteTags'
import { useSiteTags } from './use-site-tags'

export function TagsField<Values extends FieldValues>(props: FieldProps<Values, readonly string[]>) {
  const { value, onChange, onBlur, ref, error } = useField<Values, readonly string[]>(props)
  const { read, tags } = useSiteTags()
  if (tags.length === 0) return null
  return (
    <Autocomplete
      multiple
      options={tags}
      value={tags.filter(({ id }) => value.includes(id))}
      loading={read.isPending}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      renderOption={({ key: _key, ...option }, tag) => (
        <li key={tag.id} {...option}>
          <SiteTag tag={tag} />
        </li>
      )}
      onChange={(_event, chosen) => onChange(chosen.map(({ id }) => id))}
      onBlur={onBlur}
      renderInput={params => (
        <TextField
          {...params}
          inputRef={ref}
          label={props.label}
          error={error !== undefined}
          helperText={error ?? props.help}
        />
      )}
    />
  )
}
