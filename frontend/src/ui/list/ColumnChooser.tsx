// Lets people hide the columns they do not need; remembered on this device for each list.
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Theme } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useStore, useTranslate } from 'react-admin'

export interface Choosable {
  readonly source: string
  readonly label: string
}

const NONE: readonly string[] = []

/** Sources of the columns hidden in a list. The first column names the thing and always stays. */
export const useHidden = (list: string): readonly [readonly string[], (hidden: readonly string[]) => void] =>
  useStore<readonly string[]>(`columns.${list}`, NONE)

export const shownColumns = <Item extends Choosable>(
  columns: readonly Item[],
  hidden: readonly string[],
): readonly Item[] => columns.filter(({ source }, index) => index === 0 || !hidden.includes(source))

/** Nothing on a phone, where rows are cards. */
export function ColumnChooser({ list, columns }: { list: string; columns: readonly Choosable[] }) {
  const translate = useTranslate()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [hidden, setHidden] = useHidden(list)
  const toggle = (source: string): void =>
    setHidden(hidden.includes(source) ? hidden.filter(other => other !== source) : [...hidden, source])
  if (phone || columns.length < 2) return null
  return (
    <>
      <Tooltip title={translate('app.list.columns')}>
        <IconButton
          aria-label={translate('app.list.columns')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={event => setAnchor(event.currentTarget)}
        >
          <ViewColumn />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map(({ source, label }, index) => (
          <MenuItem
            key={source}
            dense
            role="menuitemcheckbox"
            aria-checked={index === 0 || !hidden.includes(source)}
            disabled={index === 0}
            onClick={() => toggle(source)}
          >
            <Checkbox
              size="small"
              disableRipple
              tabIndex={-1}
              checked={index === 0 || !hidden.includes(source)}
              slotProps={{ input: { 'aria-hidden': true } }}
              sx={{ p: 0, mr: 1 }}
            />
            <ListItemText primary={label} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
