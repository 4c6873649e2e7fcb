// Narrows a list to one value of a field, such as a status.
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { CountText, countText } from '../CountText'
import { useCounts } from '../use-counts'
import { FilterChip, useFilterValues } from './FilterChip'

export interface ChoiceFilterProps {
  readonly field: string
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** Fields whose values belong to this one: let go when it changes. */
  readonly clears?: readonly string[]
  /** What is said where there is nothing to choose. */
  readonly none?: string
}

export function ChoiceFilter({ field, label, choices, clears = [], none }: ChoiceFilterProps) {
  const [values, setValues] = useFilterValues()
  const cleared: Readonly<Record<string, undefined>> = Object.fromEntries(clears.map(other => [other, undefined]))
  const set = (value: string | undefined): void => setValues({ ...cleared, [field]: value })
  const chosen = choices.find(({ value }) => value === values[field])
  return (
    <FilterChip label={label} value={chosen?.label} onClear={() => set(undefined)}>
      {close =>
        none !== undefined && choices.length === 0 ? (
          <Typography color="textSecondary">{none}</Typography>
        ) : (
          <Choices
            {...{ field, label, choices, cleared }}
            chosen={chosen?.value}
            onChoose={value => {
              set(value)
              close()
            }}
          />
        )
      }
    </FilterChip>
  )
}

interface ChoicesProps extends Pick<ChoiceFilterProps, 'field' | 'label' | 'choices'> {
  /** Without which its values are counted. */
  readonly cleared: Readonly<Record<string, undefined>>
  readonly chosen: string | undefined
  readonly onChoose: (value: string) => void
}

/** Counted when they are looked at. */
function Choices({ field, label, choices, cleared, chosen, onChoose }: ChoicesProps) {
  const translate = useTranslate()
  const counts = useCounts(choices.map(({ value }) => ({ ...cleared, [field]: value })))
  return (
    <MenuList dense disablePadding autoFocusItem aria-label={label}>
      {choices.map(({ value, label: words }, index) => {
        const count = counts?.[index]
        return (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === chosen}
            selected={value === chosen}
            {...(count && { 'aria-description': translate('app.list.counted', { count: countText(count) }) })}
            sx={{ justifyContent: 'space-between' }}
            onClick={() => onChoose(value)}
          >
            {words}
            <CountText count={count} />
          </MenuItem>
        )
      })}
    </MenuList>
  )
}
