// The page of the tags of supervision sites: coordinators make, change, order and delete them.
import Add from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import type { SiteTagView } from '@practicum/shared/features/supervision-sites/site-tags.view'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { EmptyState } from '../../ui/list/ListStates'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { siteScreenMessages } from './site-screens.messages'
import { TagFormDialog } from './TagFormDialog'
import { TagRow } from './TagRow'
import { useSiteTags } from './use-site-tags'
import { useTagOrder } from './use-tag-order'

export default function SiteTagsScreen() {
  return (
    <ScreenWords name="sites" english={siteScreenMessages}>
      <TagsPage />
    </ScreenWords>
  )
}

function TagsPage() {
  const translate = useTranslate()
  const { read, tags } = useSiteTags()
  return (
    <>
      <PageHeader
        back={{ to: '/supervisionsites', label: translate('sites.title') }}
        title={translate('sites.tag.title')}
        about={translate('sites.tag.intro')}
        intents={tags.length > 0 && <NewTagButton />}
      />
      <ReadFrame read={read}>{({ data }) => <Tags tags={data} reread={() => read.refetch()} />}</ReadFrame>
    </>
  )
}

function NewTagButton() {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate('sites.tag.add')}
      </Button>
      {open && <TagFormDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function Tags({ tags, reread }: { tags: readonly SiteTagView[]; reread: () => Promise<unknown> }) {
  const translate = useTranslate()
  const { shown, move, said, refused } = useTagOrder(tags, reread)
  if (tags.length === 0) {
    return (
      <EmptyState text={translate('sites.tag.empty')}>
        <NewTagButton />
      </EmptyState>
    )
  }
  return (
    <>
      {refused.length > 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {refused.join(' ')}
        </Alert>
      )}
      <Paper
        component="ol"
        variant="outlined"
        aria-label={translate('sites.tag.title')}
        sx={{ m: 0, p: 0, maxWidth: 760 }}
      >
        {shown.map((tag, index) => (
          <TagRow
            key={tag.id}
            tag={tag}
            onUp={index > 0 ? () => move(tag, -1) : undefined}
            onDown={index < shown.length - 1 ? () => move(tag, 1) : undefined}
          />
        ))}
      </Paper>
      <Box role="status" sx={{ mt: 1, minHeight: 24, color: 'text.secondary' }}>
        {said}
      </Box>
    </>
  )
}
