// The lines of the menu of views: each view to be opened, and what can be done with what is shown.
import Check from '@mui/icons-material/Check'
import Star from '@mui/icons-material/StarOutlined'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import type { SavedViewView } from '@practicum/shared/features/saved-views/saved-views.contract'
import type { ReactNode } from 'react'
import type { useTranslate } from 'react-admin'
import type { Me } from '../../providers/me'
import type { ViewIntents } from './use-view-intents'
import type { Views } from './use-views'
import { mayDelete } from './view-rights'

/** What a dialog is opened for, and for which view: another may be open by the time it is answered. */
export type Asked =
  | { readonly what: 'save' }
  | { readonly what: 'change' | 'delete'; readonly view: Views['views'][number] }

export interface ViewMenu extends Pick<ViewIntents, 'overwrite' | 'openWith'> {
  readonly list: string
  readonly me: Me
  readonly views: Views
  readonly translate: ReturnType<typeof useTranslate>
  /** Closes the menu, then does it. */
  readonly after: (run: () => void) => () => void
  readonly ask: (asked: Asked) => void
}

/** A menu moves its focus through its own children: they are lines, and not components of lines. */
export function viewItems(menu: ViewMenu): readonly ReactNode[] {
  const { views, failed } = menu.views
  const { translate } = menu
  const own = views.filter(view => view.own)
  const others = views.filter(view => !view.own)
  const none = translate(failed ? 'saved-views.failed' : 'saved-views.empty')
  return [
    ...(views.length === 0
      ? [
          <MenuItem key="none" dense disabled>
            {none}
          </MenuItem>,
        ]
      : []),
    ...group(menu, 'own', own),
    ...group(menu, 'shared', others),
  ]
}

function group(menu: ViewMenu, words: string, views: readonly SavedViewView[]): readonly ReactNode[] {
  if (views.length === 0) return []
  return [
    <ListSubheader key={words} sx={{ lineHeight: '32px', bgcolor: 'transparent' }}>
      {menu.translate(`saved-views.group.${words}`)}
    </ListSubheader>,
    ...views.map(view => viewLine(menu, view)),
  ]
}

function viewLine({ views, translate, after }: ViewMenu, view: SavedViewView): ReactNode {
  const { id, name, own, shared, creator } = view
  const isOpen = views.open?.id === id
  const opensWith = views.defaultId === id
  const about = [
    ...(own && shared ? [translate('saved-views.shared')] : []),
    ...(own ? [] : [creator.name]),
    ...(opensWith ? [translate('saved-views.default')] : []),
  ]
  return (
    <MenuItem key={id} dense selected={isOpen} aria-current={isOpen} onClick={after(() => views.show(view))}>
      <ListItemIcon>{isOpen ? <Check fontSize="small" /> : opensWith && <Star fontSize="small" />}</ListItemIcon>
      <ListItemText
        primary={name}
        secondary={about.join(' · ')}
        slotProps={{ primary: { sx: { whiteSpace: 'normal', overflowWrap: 'anywhere' } } }}
      />
    </MenuItem>
  )
}

export function intentItems(menu: ViewMenu): readonly ReactNode[] {
  const { translate, after, ask, views } = menu
  return [
    <Divider key="divider" />,
    ...ofOpen(menu),
    <MenuItem key="save" dense onClick={after(() => ask({ what: 'save' }))}>
      {translate('saved-views.form.save')}
    </MenuItem>,
    ...(views.open || views.defaultId
      ? [
          <MenuItem key="without" dense onClick={after(views.showNone)}>
            {translate('saved-views.without')}
          </MenuItem>,
        ]
      : []),
  ]
}

function ofOpen(menu: ViewMenu): readonly ReactNode[] {
  const { list, me, views, translate, after, ask, overwrite, openWith } = menu
  const { open, changed, shown, defaultId } = views
  if (!open) return []
  const { name, own } = open
  const isDefault = open.id === defaultId
  const line = (key: string, run: () => void): ReactNode => (
    <MenuItem key={key} dense onClick={after(run)} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      {translate(`saved-views.${key}`, { name })}
    </MenuItem>
  )
  return [
    ...(changed && own ? [line('overwrite', () => void overwrite(open, shown))] : []),
    ...(changed ? [line('reset', () => views.show(open))] : []),
    line(isDefault ? 'stop_opening' : 'open_with', () => void openWith(list, isDefault ? undefined : open)),
    ...(own ? [line('form.change', () => ask({ what: 'change', view: open }))] : []),
    ...(mayDelete(open, me) ? [line('delete.menu', () => ask({ what: 'delete', view: open }))] : []),
  ]
}
