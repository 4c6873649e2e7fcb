// The saved views of a list behind one button: one's own, those that colleagues share, and what can be done with the open one.
import Bookmarks from '@mui/icons-material/BookmarksOutlined'
import Menu from '@mui/material/Menu'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { ListViewsProps } from '../../ui/list/list-views'
import { ToolButton } from '../../ui/list/ToolButton'
import { DeleteViewDialog } from './DeleteViewDialog'
import { useViewIntents } from './use-view-intents'
import { useViews } from './use-views'
import { type Asked, intentItems, type ViewMenu, viewItems } from './view-items'

const ViewDialog = lazyWithRetry(() => import('./ViewDialog'))

export default function ViewsMenu(props: ListViewsProps) {
  const { list } = props
  const translate = useTranslate()
  const me = useMe()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, ask] = useState<Asked>()
  const views = useViews(props)
  const { overwrite, openWith } = useViewIntents()
  const { open, shown, showNone } = views
  const close = (): void => setAnchor(null)
  const word = translate('app.list.views')
  const label = open ? translate('saved-views.open', { name: open.name }) : word
  const after = (run: () => void) => () => {
    close()
    run()
  }
  const menu: ViewMenu = { list, me, views, translate, after, ask, overwrite, openWith }
  const answered = (): void => ask(undefined)
  return (
    <>
      <ToolButton label={label} word={word} opened={anchor !== null} onOpen={setAnchor} used={open !== undefined}>
        <Bookmarks />
      </ToolButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { sx: { width: 320, maxWidth: 'calc(100vw - 32px)' } } }}
      >
        {viewItems(menu)}
        {intentItems(menu)}
      </Menu>
      {(asked?.what === 'save' || asked?.what === 'change') && (
        <Suspense fallback={null}>
          <ViewDialog
            list={list}
            kept={asked.what === 'change' ? asked.view : shown}
            view={asked.what === 'change' ? asked.view : undefined}
            onClose={answered}
          />
        </Suspense>
      )}
      {asked?.what === 'delete' && <DeleteViewDialog view={asked.view} onClose={answered} onDone={showNone} />}
    </>
  )
}
