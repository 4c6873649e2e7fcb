// Takes what the explorer finds as a file, under the filter of the list around it.
import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { EXPORT_FORMATS, exportEvents } from '@practicum/shared/features/audit/audit.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { urlOf } from '../../providers/urls'
import { useFilters } from './filter-fields'

export function ExportButton() {
  const translate = useTranslate()
  const { values } = useFilters()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = (): void => setAnchor(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownload />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {translate('audit.export.button')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {EXPORT_FORMATS.map(format => (
          <MenuItem
            key={format}
            component="a"
            href={urlOf(exportEvents.path, {}, { ...values, format })}
            download
            onClick={close}
          >
            {translate(`audit.export.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
