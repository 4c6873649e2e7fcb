// Takes a list along, exactly as it is narrowed, ordered and shown: as a file, or on paper.
import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { LIST_FILE_FORMATS, type ListFileFormat } from '@practicum/shared/contract/columns'
import { Suspense, useContext, useState } from 'react'
import { DataProviderContext, useListContext, useTranslate } from 'react-admin'
import type { ListFiles } from '../../providers/data-provider'
import { useMe } from '../../providers/me'
import { lazyWithRetry } from '../lazy-with-retry'
import { type Choosable, useShownColumns } from './columns'
import { useListPrint } from './PrintedWhole'
import { ToolButton } from './ToolButton'

const ListExportDialog = lazyWithRetry(() => import('./ListExportDialog'))

export interface ListExportProps {
  readonly resource: string
  readonly columns: readonly Choosable[]
  /** What always narrows it. */
  readonly filter: Readonly<Record<string, unknown>>
}

export function ListExport({ resource, columns, filter }: ListExportProps) {
  const translate = useTranslate()
  const { user } = useMe()
  const { filterValues, sort } = useListContext()
  // The hook makes a promise of every answer.
  const { exportUrl } = useContext(DataProviderContext) as unknown as ListFiles
  const shown = useShownColumns(resource, columns).map(({ source }) => source)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [taken, setTaken] = useState<string>()
  const urlOf = (format: ListFileFormat): string | undefined =>
    exportUrl(resource, { format, filter: { ...filterValues, ...filter }, sort, columns: shown })
  // Whoever acts as somebody takes nothing along.
  const isFile = !user.is_impersonating && urlOf('csv') !== undefined
  const paper = useListPrint()
  const [printed, setPrinted] = useState(false)
  const print = (): void => {
    setPrinted(true)
    setAnchor(null)
  }
  // Once the menu is gone: what lies over the page would be printed too.
  const gone = (): void => {
    if (printed) paper.print()
    setPrinted(false)
  }
  const take = (format: ListFileFormat): void => {
    setAnchor(null)
    setTaken(urlOf(format))
  }
  return (
    <>
      <ToolButton
        label={translate('app.list.export.button')}
        word={translate('app.list.export.word')}
        opened={anchor !== null}
        onOpen={setAnchor}
        loading={paper.reading}
      >
        <FileDownload />
      </ToolButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ transition: { onExited: gone } }}
      >
        {(isFile ? LIST_FILE_FORMATS : []).map(format => (
          <MenuItem key={format} onClick={() => take(format)}>
            {translate(`app.list.export.${format}`)}
          </MenuItem>
        ))}
        <MenuItem onClick={print}>{translate('app.list.export.print')}</MenuItem>
      </Menu>
      {taken !== undefined && (
        <Suspense fallback={null}>
          <ListExportDialog url={taken} onClose={() => setTaken(undefined)} />
        </Suspense>
      )}
    </>
  )
}
