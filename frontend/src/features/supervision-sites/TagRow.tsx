// A tag in its place, and what is done with it.
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import { deleteSiteTag } from '@practicum/shared/features/supervision-sites/site-tags.contract'
import type { SiteTagView } from '@practicum/shared/features/supervision-sites/site-tags.view'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { AskedDialog } from '../../ui/AskedDialog'
import { LineIntent, LineIntents, MoveIntents, OrderedLine } from '../../ui/list/OrderedList'
import { SiteTag } from './SiteTags'
import { TagFormDialog } from './TagFormDialog'

interface TagRowProps {
  readonly tag: SiteTagView
  readonly onUp: (() => void) | undefined
  readonly onDown: (() => void) | undefined
}

export function TagRow({ tag, onUp, onDown }: TagRowProps) {
  const translate = useTranslate()
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const close = (): void => setOpen(undefined)
  const { name } = tag
  const words = (key: string): string => translate(`sites.tag.${key}`, { name })
  return (
    <OrderedLine>
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <SiteTag tag={tag} />
        {tag.coordinator_only && (
          <Box aria-hidden sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {translate('sites.tag.coordinator_only')}
          </Box>
        )}
      </Box>
      <LineIntents>
        <MoveIntents up={words('up')} down={words('down')} {...{ onUp, onDown }} />
        <LineIntent label={words('edit')} onPress={() => setOpen('edit')}>
          <Edit fontSize="small" />
        </LineIntent>
        <LineIntent label={words('remove')} onPress={() => setOpen('delete')}>
          <DeleteOutlined fontSize="small" />
        </LineIntent>
      </LineIntents>
      {open === 'edit' && <TagFormDialog tag={tag} onClose={close} />}
      {open === 'delete' && <DeleteTagDialog tag={tag} onClose={close} />}
    </OrderedLine>
  )
}

function DeleteTagDialog({ tag: { id, name }, onClose }: { tag: SiteTagView; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <AskedDialog
      danger
      row={deleteSiteTag}
      options={{ params: { id } }}
      title={translate('sites.tag.delete.title', { name })}
      consequence={translate('sites.tag.delete.text')}
      confirm={translate('sites.tag.delete.confirm')}
      done={() => ['sites.tag.delete.done', { args: { name } }]}
      onClose={onClose}
    />
  )
}
