// What coordinators do with several sites at once: one change to all of them, with an answer for each; what was refused stays selected.
import Button from '@mui/material/Button'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { Suspense, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { refusalInWords } from '../../providers/spoken'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { BulkOutcome, type Told } from '../../ui/list/BulkOutcome'
import { useNewlySelectable } from '../../ui/list/Selection'
import type { ChangedSites } from './ChangeSitesDialog'

const ChangeSitesDialog = lazyWithRetry(() => import('./ChangeSitesDialog'))

const every = (): boolean => true

export function SiteBulk() {
  const translate = useTranslate()
  const { data = [], selectedIds, onSelect } = useListContext<SiteView>()
  const [asked, setAsked] = useState<readonly SiteView[]>()
  const [answers, setAnswers] = useState<readonly Told[]>()
  useNewlySelectable<SiteView>(every, asked !== undefined)
  const selected = data.filter(({ id }) => selectedIds.includes(id))

  const tell = (sites: readonly SiteView[], results: ChangedSites): void => {
    const names = new Map(sites.map(({ id, name }) => [id, name]))
    const refused = results.filter(({ done }) => !done).map(({ id }) => id)
    setAnswers(
      results.map(({ id, error }) => ({
        ...{ id, row: id, name: names.get(id) ?? '', refused: error ? [refusalInWords(error)] : [] },
      })),
    )
    onSelect(refused)
  }
  return (
    <>
      <Button size="small" variant="contained" disabled={selected.length === 0} onClick={() => setAsked(selected)}>
        {translate('sites.bulk.button')}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <ChangeSitesDialog
            sites={asked}
            onDone={results => tell(asked, results)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
      {answers && (
        <BulkOutcome
          words="sites.bulk"
          answers={answers}
          stays={({ id }) => selectedIds.includes(id)}
          onClose={() => setAnswers(undefined)}
        />
      )}
    </>
  )
}
