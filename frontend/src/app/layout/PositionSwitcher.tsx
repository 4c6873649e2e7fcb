// Lets a person with several positions choose the one they work in; everything shown belongs to it.

import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { comparePositions } from '@practicum/shared/access/roles'
import { switchPosition } from '@practicum/shared/features/people/people.contract'
import type { CurrentUser, PositionView } from '@practicum/shared/features/sessions/page-state.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useSession } from '../../providers/session'
import { useIntent } from '../../providers/use-intent'
import { type NamedPosition, usePositionName } from '../../ui/role-name'
import { useFailures } from '../failures/FailureProvider'

export const inSwitcherOrder = (positions: readonly PositionView[]): readonly PositionView[] =>
  [...positions].sort((a, b) => comparePositions(facts(a), facts(b)))

const facts = (position: PositionView) => ({
  role: position.role.keyname,
  organizationName: position.organization.name,
})

/** Changes the position and starts anew on its dashboard: token, menu, words and lists are all others. */
export function useSwitchPosition(): (id: string, then?: string) => Promise<void> {
  const { leave } = useSession()
  const { report } = useFailures()
  const { run } = useIntent(switchPosition)
  return async (id, then = '/dashboard') => {
    try {
      await run({ params: { id } })
      leave(then)
    } catch (error) {
      report(error)
    }
  }
}

/** One entry per position; choosing the current one only closes the menu. */
export const positionItems = (
  user: CurrentUser,
  nameOf: (position: NamedPosition) => string,
  switchTo: (id: string) => Promise<void>,
  close: () => void,
) =>
  inSwitcherOrder(user.positions).map(item => (
    <MenuItem
      key={item.id}
      selected={item.id === user.current_position.id}
      disabled={item.status === 'archived'}
      onClick={() => (item.id === user.current_position.id ? close() : void switchTo(item.id))}
    >
      <ListItemText primary={nameOf(item)} secondary={item.organization.name} />
    </MenuItem>
  ))

export function PositionSwitcher() {
  const translate = useTranslate()
  const { user, position } = useMe()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const switchTo = useSwitchPosition()
  const nameOf = usePositionName()
  if (user.positions.length < 2) return null
  return (
    <>
      <Button
        color="inherit"
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${translate('app.user_menu.positions')}: ${nameOf(position)}`}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {nameOf(position)}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {positionItems(user, nameOf, switchTo, () => setAnchor(null))}
      </Menu>
    </>
  )
}
