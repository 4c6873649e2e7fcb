// The buttons behind which the forms of supervision sites are: fetched when they are pressed.
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const SiteFormDialog = lazyWithRetry(() => import('./SiteFormDialog'))
const RejectDialog = lazyWithRetry(() => import('./RejectDialog'))
const ExpirationDialog = lazyWithRetry(() => import('./ExpirationDialog'))
const ImportSitesDialog = lazyWithRetry(() => import('./ImportSitesDialog'))
const SupervisorsDialog = lazyWithRetry(() => import('./SupervisorsDialog'))

export function AddSiteButton() {
  const translate = useTranslate()
  return (
    <Opening
      form={close => <SiteFormDialog onClose={close} />}
      button={open => (
        <Button variant="contained" startIcon={<Add />} onClick={open}>
          {translate('sites.add')}
        </Button>
      )}
    />
  )
}

export function ImportSitesButton() {
  const translate = useTranslate()
  return (
    <Opening
      form={close => <ImportSitesDialog onClose={close} />}
      button={open => (
        <Button variant="outlined" onClick={open}>
          {translate('sites.import')}
        </Button>
      )}
    />
  )
}

interface OfSite {
  readonly site: SiteView
  readonly onClose: () => void
}

const opener = (Dialog: ComponentType<OfSite>, label: string, small = false) =>
  function OpensDialog({ site }: Pick<OfSite, 'site'>) {
    const translate = useTranslate()
    return (
      <Opening
        form={close => <Dialog site={site} onClose={close} />}
        button={open => (
          <Button variant="outlined" size={small ? 'small' : 'medium'} onClick={open}>
            {translate(label)}
          </Button>
        )}
      />
    )
  }

export const EditSiteButton = opener(SiteFormDialog, 'sites.edit')
export const RejectSiteButton = opener(RejectDialog, 'sites.reject.button')
export const ExpirationButton = opener(ExpirationDialog, 'sites.expiration.button', true)
export const SupervisorsButton = opener(SupervisorsDialog, 'sites.supervising.button', true)

interface OpeningProps {
  readonly button: (open: () => void) => ReactNode
  readonly form: (close: () => void) => ReactNode
}

function Opening({ button, form }: OpeningProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {button(() => setOpen(true))}
      {open && <Suspense fallback={null}>{form(() => setOpen(false))}</Suspense>}
    </>
  )
}
