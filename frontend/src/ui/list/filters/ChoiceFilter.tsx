// Narrows a list to one value of a field, such as a status.
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import { useTranslate } from 'react-admin'
import { CountText, countText } from '../CountText'
import { useCounts } from '../use-counts'
import { FilterChip, useFilterValues } from './FilterChip'

export interface ChoiceFilterProps {
  readonly field: string
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

export function ChoiceFilter({ field, label, choices }: ChoiceFilterProps) {
  const [values, set] = useFilterValues()
  const chosen = choices.find(({ value }) => value === values[field])
  return (
    <FilterChip label={label} value={chosen?.label} onClear={() => set({ [field]: undefined })}>
      {close => (
        <Choices
          {...{ field, label, choices }}
          chosen={chosen?.value}
          onChoose={value => {
            set({ [field]: value })
            close()
          }}
        />
      )}
    </FilterChip>
  )
}

interface ChoicesProps extends ChoiceFilterProps {
  readonly chosen: string | undefined
  readonly onChoose: (value: string) => void
}

/** Counted when they are looked at. */
function Choices({ field, label, choices, chosen, onChoose }: ChoicesProps) {
  const translate = useTranslate()
  const counts = useCounts(choices.map(({ value }) => ({ [field]: value })))
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
