// Where lists have room for their saved views; what stands there is a feature's.
import Box from '@mui/material/Box'
import { type ReactNode, Suspense, useContext } from 'react'
import { type SortPayload, useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import { type Choosable, useColumnOrder, useHidden } from './columns'
import { useDensity } from './density'
import { NO_VIEW, SAVED, type UsualLook, useParameter } from './list-address'
import { BAR, ListViewsContext } from './list-views'
import { ToolButton } from './ToolButton'

interface Listed {
  readonly resource: string
  readonly sort: SortPayload
  readonly columns: readonly Choosable[]
}

export function WithViews({ narrowed, children }: { narrowed: boolean; children: ReactNode }) {
  const views = useContext(ListViewsContext)
  const { pathname } = useLocation()
  return views && narrowed ? <views.around list={pathname}>{children}</views.around> : children
}

/** As large as the button that comes into its place. */
function Room() {
  const word = useTranslate()('app.list.views')
  return (
    <Box aria-hidden sx={{ visibility: 'hidden' }}>
      <ToolButton label={word} word={word} opened={false} onOpen={() => undefined}>
        <Box sx={{ width: 24, height: 24 }} />
      </ToolButton>
    </Box>
  )
}

export function ViewsMenu(listed: Listed) {
  const views = useContext(ListViewsContext)
  const { pathname } = useLocation()
  const usual = useUsualLook(listed)
  if (!views) return null
  return (
    <Suspense fallback={<Room />}>
      <views.menu list={pathname} usual={usual} />
    </Suspense>
  )
}

/** Its place is kept while it comes, because the address says that a view is open. */
export function ViewBar(listed: Listed) {
  const views = useContext(ListViewsContext)
  const { pathname } = useLocation()
  const usual = useUsualLook(listed)
  const [saved] = useParameter(SAVED)
  if (!views || saved === undefined || saved === NO_VIEW) return null
  return (
    <Suspense fallback={<Box sx={BAR} />}>
      <views.bar list={pathname} usual={usual} />
    </Suspense>
  )
}

function useUsualLook({ resource, sort, columns }: Listed): UsualLook {
  const [hidden] = useHidden(resource, columns)
  const [columnOrder] = useColumnOrder(resource)
  const [density] = useDensity(resource)
  return { sort, hidden, columnOrder, density }
}
