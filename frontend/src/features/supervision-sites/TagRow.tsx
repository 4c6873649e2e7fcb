// A tag in its place, and what is done with it.
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import { deleteSiteTag } from '@practicum/shared/features/supervision-sites/site-tags.contract'
import type { SiteTagView } from '@practicum/shared/features/supervision-sites/site-tags.view'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { IntentIcon } from '../../ui/IntentIcon'
import { useToast } from '../../ui/toast'
import { SiteTag } from './SiteTags'
import { TagFormDialog } from './TagFormDialog'

interface TagRowProps {
  readonly tag: SiteTagView
  /** Absent: it cannot be moved there. */
  readonly onUp: (() => void) | undefined
  readonly onDown: (() => void) | undefined
}

export function TagRow({ tag, onUp, onDown }: TagRowProps) {
  const translate = useTranslate()
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const close = (): void => setOpen(undefined)
  const { name } = tag
  const intents = [
    ['up', onUp, <ArrowUpward key="up" fontSize="small" />],
    ['down', onDown, <ArrowDownward key="down" fontSize="small" />],
    ['edit', () => setOpen('edit'), <Edit key="edit" fontSize="small" />],
    ['remove', () => setOpen('delete'), <DeleteOutlined key="remove" fontSize="small" />],
  ] as const
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <SiteTag tag={tag} />
        {tag.coordinator_only && (
          <Box aria-hidden sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {translate('sites.tag.coordinator_only')}
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        {intents.map(([key, press, icon]) => {
          const label = translate(`sites.tag.${key}`, { name })
          return (
            <IntentIcon
              key={key}
              {...{ label, said: label, describes: false }}
              disabled={!press}
              onPress={() => press?.()}
            >
              {icon}
            </IntentIcon>
          )
        })}
      </Box>
      {open === 'edit' && <TagFormDialog tag={tag} onClose={close} />}
      {open === 'delete' && <DeleteTagDialog tag={tag} onClose={close} />}
    </Box>
  )
}

function DeleteTagDialog({ tag: { id, name }, onClose }: { tag: SiteTagView; onClose: () => void }) {
  const translate = useTranslate()
  const toast = useToast()
  const { run, running, refused } = useIntent(deleteSiteTag)
  const carryOut = (): Promise<void> =>
    run({ params: { id } }).then(
      () => {
        toast('sites.tag.delete.done', { args: { name } })
        onClose()
      },
      () => undefined,
    )
  return (
    <ConfirmDialog
      danger
      title={translate('sites.tag.delete.title', { name })}
      consequence={translate('sites.tag.delete.text')}
      confirm={translate('sites.tag.delete.confirm')}
      {...{ running, refused, onClose }}
      onConfirm={() => void carryOut()}
    />
  )
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.25,
  listStyle: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const
