// Narrows a list to one of many things, found by a part of its name, such as an organization of all.
import { folded } from '@practicum/shared/kernel/words'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FilterChip, useFilterValues } from './FilterChip'
import { FoundInPanel } from './FoundInPanel'

export interface LongChoiceFilterProps {
  /** The filter that takes the id. */
  readonly field: string
  readonly label: string
  /** Undefined until they have been read. */
  readonly choices: readonly { readonly id: string; readonly name: string }[] | undefined
  readonly failed: boolean
  /** Said where none is called what is typed. */
  readonly none: string
}

export function LongChoiceFilter({ field, label, choices, failed, none }: LongChoiceFilterProps) {
  const translate = useTranslate()
  const [values, set] = useFilterValues()
  const chosen = values[field]
  const name = choices?.find(({ id }) => id === chosen)?.name ?? translate('app.list.filter.looking')
  return (
    <FilterChip
      label={label}
      value={chosen === undefined ? undefined : name}
      onClear={() => set({ [field]: undefined })}
    >
      {close => (
        <Choices
          label={label}
          choices={choices ?? []}
          looking={choices === undefined && !failed}
          none={failed ? translate('app.errors.list') : none}
          onClose={close}
          onPick={id => {
            set({ [field]: id })
            close()
          }}
        />
      )}
    </FilterChip>
  )
}

interface ChoicesProps extends Pick<LongChoiceFilterProps, 'label' | 'none'> {
  readonly choices: NonNullable<LongChoiceFilterProps['choices']>
  readonly looking: boolean
  readonly onClose: () => void
  readonly onPick: (id: string) => void
}

function Choices({ choices, onPick, ...panel }: ChoicesProps) {
  const [typed, setTyped] = useState('')
  const wanted = folded(typed.trim())
  return (
    <FoundInPanel
      {...panel}
      typed={typed}
      onTyped={setTyped}
      found={choices.filter(({ name }) => folded(name).includes(wanted))}
      onPick={({ id }) => onPick(id)}
    />
  )
}
