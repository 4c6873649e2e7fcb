// The liability insurance of a site: what was uploaded as its proof, and more of it.
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { siteInsurance } from '@practicum/shared/features/supervision-sites/site-insurance.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { useToast } from '../../ui/toast'
import { DocumentList, DocumentsField, useAttachableChannel, useAttaching } from '../attachments/documents'

const TOUCHES = ['supervision-sites'] as const

export function SiteInsurance({ siteId }: { siteId: string }) {
  const translate = useTranslate()
  useAttachableChannel('site', siteId, TOUCHES)
  const read = useRead(siteInsurance, { params: { id: siteId } })
  return (
    <TitledPaper id="insurance" title={translate('sites.insurance.title')}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <ReadFrame read={read}>
          {({ documents }) =>
            documents.length > 0 ? (
              <DocumentList documents={documents} mayChange touches={TOUCHES} />
            ) : (
              <Typography color="textSecondary">{translate('sites.insurance.none')}</Typography>
            )
          }
        </ReadFrame>
        <Sending siteId={siteId} />
      </Stack>
    </TitledPaper>
  )
}

/** Files go out when they are chosen, and belong to the site once they are sent off. */
function Sending({ siteId }: { siteId: string }) {
  const translate = useTranslate()
  const toast = useToast()
  const [sending, setSending] = useState(false)
  const { uploads, attachTo } = useAttaching('site', TOUCHES)
  const isHeld = uploads.files.some(({ state }) => state === 'paused' || state === 'failed')
  const send = async (): Promise<void> => {
    setSending(true)
    const allWent = await attachTo([siteId])
    setSending(false)
    if (allWent) toast('sites.insurance.saved')
  }
  return (
    <>
      <DocumentsField uploads={uploads} level="h3" />
      {uploads.files.length > 0 && (
        <Button variant="contained" loading={sending} disabled={isHeld} onClick={() => void send()}>
          {translate('sites.insurance.submit')}
        </Button>
      )}
    </>
  )
}
