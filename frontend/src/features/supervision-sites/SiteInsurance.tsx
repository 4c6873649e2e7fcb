// The liability insurance of a site: what was uploaded as its proof, and more of it.
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { siteInsurance } from '@practicum/shared/features/supervision-sites/site-insurance.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { DocumentList, HiddenDocuments, SendingDocuments, useAttachableChannel } from '../attachments/documents'

const TOUCHES = ['supervision-sites'] as const
const WORDS = { submit: 'sites.insurance.submit', saved: 'sites.insurance.saved' } as const

export function SiteInsurance({ siteId }: { siteId: string }) {
  const translate = useTranslate()
  const { user } = useMe()
  return (
    <TitledPaper id="insurance" title={translate('sites.insurance.title')}>
      {user.is_impersonating ? <HiddenDocuments /> : <Proofs siteId={siteId} />}
    </TitledPaper>
  )
}

function Proofs({ siteId }: { siteId: string }) {
  const translate = useTranslate()
  useAttachableChannel('site', siteId, TOUCHES)
  const read = useRead(siteInsurance, { params: { id: siteId } })
  return (
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
      <SendingDocuments type="site" id={siteId} touches={TOUCHES} words={WORDS} level="h3" />
    </Stack>
  )
}
