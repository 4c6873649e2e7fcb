// A filter of a list as a chip: its name, the value it has, and a small panel to choose another one; what it is set to is printed as well.
import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import Cancel from '@mui/icons-material/Cancel'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Popover from '@mui/material/Popover'
import { type ReactNode, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { NOT_PRINTED } from '../../print-styles'

export interface FilterChipProps {
  readonly label: string
  /** In words; undefined while it narrows nothing. */
  readonly value: string | undefined
  readonly onClear: () => void
  readonly children: (close: () => void) => ReactNode
}

export function FilterChip({ label, value, onClear, children }: FilterChipProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = (): void => setAnchor(null)
  const isSet = value !== undefined
  const clear = (): void => {
    onClear()
    close()
  }
  return (
    <>
      <Chip
        label={isSet ? translate('app.list.filter.set', { label, value }) : label}
        {...(!isSet && { className: NOT_PRINTED })}
        variant={isSet ? 'filled' : 'outlined'}
        color={isSet ? 'primary' : 'default'}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        deleteIcon={isSet ? <Cancel /> : <ArrowDropDown />}
        onDelete={isSet ? clear : event => setAnchor(event.currentTarget.closest('.MuiChip-root'))}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Box sx={{ p: 2, width: 280, display: 'grid', gap: 1.5 }}>
          {children(close)}
          {isSet && (
            <Button size="small" onClick={clear}>
              {translate('app.list.filter.clear')}
            </Button>
          )}
        </Box>
      </Popover>
    </>
  )
}

type Values = Readonly<Record<string, unknown>>

/** The filters of the list around, and how to set some of them; undefined takes one away. */
export function useFilterValues(): readonly [Values, (some: Values) => void] {
  const { filterValues, setFilters } = useListContext()
  const values = filterValues as Values
  const set = (some: Values): void =>
    setFilters(
      Object.fromEntries(
        Object.entries({ ...values, ...some }).filter(([, value]) => value !== undefined && value !== ''),
      ),
    )
  return [values, set]
}
