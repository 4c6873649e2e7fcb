// The page of the tags of supervision sites: coordinators make, change, order and delete them.
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { orderSiteTags } from '@practicum/shared/features/supervision-sites/site-tags.contract'
import type { SiteTagView } from '@practicum/shared/features/supervision-sites/site-tags.view'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { useIntent } from '../../providers/use-intent'
import { EmptyState } from '../../ui/list/ListStates'
import { OrderedList } from '../../ui/list/OrderedList'
import { useOrder } from '../../ui/list/use-order'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { siteScreenMessages } from './site-screens.messages'
import { TagFormDialog } from './TagFormDialog'
import { TagRow } from './TagRow'
import { useSiteTags } from './use-site-tags'

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
  const { run, refused } = useIntent(orderSiteTags)
  const order = useOrder(tags, { save: ids => run({ body: { ids } }), reread, moved: 'sites.tag.moved' })
  if (tags.length === 0) {
    return (
      <EmptyState text={translate('sites.tag.empty')}>
        <NewTagButton />
      </EmptyState>
    )
  }
  return (
    <OrderedList label={translate('sites.tag.title')} maxWidth={760} {...{ order, refused }}>
      {(tag, { onUp, onDown }) => <TagRow key={tag.id} {...{ tag, onUp, onDown }} />}
    </OrderedList>
  )
}
