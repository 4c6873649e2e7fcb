// Tags as they stand beside sites: an icon in its colour, its name, and whether it is for coordinators alone.
import LockOutlined from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { TagColor, TagIcon } from '@practicum/shared/features/supervision-sites/site-tags.fields'
import type { SiteTagView } from '@practicum/shared/features/supervision-sites/site-tags.view'
import { useTranslate } from 'react-admin'
import { HUES } from '../../ui/hues'
import { TAG_MARKS } from './tag-looks'

type Look = Omit<SiteTagView, 'order' | 'version'>

export function TagMark({ icon, color }: { readonly icon: TagIcon; readonly color?: TagColor }) {
  const Mark = TAG_MARKS[icon]
  return <Mark aria-hidden sx={{ fontSize: 18, flexShrink: 0, ...(color && { color: HUES[color] }) }} />
}

export function SiteTag({ tag: { name, icon, color, coordinator_only } }: { tag: Look }) {
  const translate = useTranslate()
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <TagMark {...{ icon, color }} />
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {coordinator_only && (
        <>
          <LockOutlined aria-hidden sx={{ fontSize: 14, color: 'text.secondary' }} />
          <Box component="span" sx={visuallyHidden}>
            {translate('sites.tag.coordinator_only')}
          </Box>
        </>
      )}
    </Box>
  )
}

export function SiteTags({ tags }: { tags: readonly Look[] }) {
  const translate = useTranslate()
  if (tags.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={translate('sites.field.tags')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.5,
        rowGap: 0.25,
        fontSize: '0.875rem',
      }}
    >
      {tags.map(tag => (
        <li key={tag.id}>
          <SiteTag tag={tag} />
        </li>
      ))}
    </Box>
  )
}
