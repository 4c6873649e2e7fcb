// The contracts with a site, for those who coordinate: what runs now, what is to come and what has ended, each with its documents.
import AttachFile from '@mui/icons-material/AttachFile'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import EventBusy from '@mui/icons-material/EventBusyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  listSiteContracts,
  removeSiteContract,
  type SiteContractView,
} from '@practicum/shared/features/supervision-sites/site-contracts.contract'
import type { ContractStanding } from '@practicum/shared/features/supervision-sites/site-contracts.standing'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { AskedDialog } from '../../ui/AskedDialog'
import { InstantText } from '../../ui/DateText'
import { shortDay } from '../../ui/dates'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { LineIntent, LineIntents } from '../../ui/list/OrderedList'
import { PersonName } from '../../ui/Person'
import { ReadFrame } from '../../ui/ReadFrame'
import { Sentence } from '../../ui/Sentence'
import { TitledPaper } from '../../ui/TitledPaper'
import { DocumentList, HiddenDocuments, SendingDocuments, useAttachableChannel } from '../attachments/documents'
import { ContractStandingChip } from './ContractStandingChip'
import { mayDecideSites } from './site-rights'

const ContractFormDialog = lazyWithRetry(() => import('./ContractFormDialog'))
const EndContractDialog = lazyWithRetry(() => import('./EndContractDialog'))

const TOUCHES = ['supervision-sites'] as const
const DOCUMENT_WORDS = { submit: 'sites.contract.documents.submit', saved: 'sites.contract.documents.saved' } as const

const WITHDRAWAL = {
  button: 'sites.contract.documents.withdraw',
  title: 'sites.contract.documents.withdraw_title',
  text: 'sites.contract.documents.withdraw_text',
  confirm: 'sites.contract.documents.withdraw_confirm',
  done: 'sites.contract.documents.withdrawn',
} as const

const useWords = () => {
  const translate = useTranslate()
  return (key: string, args?: Readonly<Record<string, unknown>>): string => translate(`sites.contract.${key}`, args)
}

export function SiteContracts({ siteId }: { siteId: string }) {
  const words = useWords()
  const read = useRead(listSiteContracts, { params: { id: siteId } })
  const me = useMe()
  const [recording, setRecording] = useState(false)
  return (
    <TitledPaper id="contracts" title={words('title')}>
      <ReadFrame read={read}>{({ data }) => <Contracts contracts={data} />}</ReadFrame>
      {me.user.is_impersonating && <HiddenDocuments />}
      {mayDecideSites(me) && (
        <Button size="small" variant="outlined" sx={{ mt: 2 }} onClick={() => setRecording(true)}>
          {words('record')}
        </Button>
      )}
      {recording && (
        <Suspense fallback={null}>
          <ContractFormDialog siteId={siteId} onClose={() => setRecording(false)} />
        </Suspense>
      )}
    </TitledPaper>
  )
}

/** What holds stands first, then what will. */
const PLACES: Readonly<Record<ContractStanding, number>> = { running: 0, ending: 0, future: 1, ended: 2 }

function Contracts({ contracts }: { contracts: readonly SiteContractView[] }) {
  const words = useWords()
  if (contracts.length === 0) return <Typography color="textSecondary">{words('none')}</Typography>
  const inOrder = contracts.toSorted((one, other) => PLACES[one.standing] - PLACES[other.standing])
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {inOrder.map(contract => (
        <li key={contract.id}>
          <Contract contract={contract} />
        </li>
      ))}
    </Box>
  )
}

interface OfContract {
  readonly contract: SiteContractView
}
type Asked = 'correct' | 'end' | 'remove'

function Contract({ contract }: OfContract) {
  const words = useWords()
  const [asked, setAsked] = useState<Asked>()
  const [adding, setAdding] = useState(false)
  const { id, name, start_at, end_at, standing, recorder, recorded_at, documents } = contract
  useAttachableChannel('sitecontract', id, TOUCHES)
  const from = shortDay(start_at)
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <ContractStandingChip standing={standing} />
        <Intents contract={contract} onAsk={setAsked} onAdd={() => setAdding(true)} />
      </Box>
      <Typography variant="body2">
        {end_at === null ? words('open', { from }) : words('days', { from, to: shortDay(end_at) })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <Sentence
          text="sites.contract.recorded"
          parts={{ recorder: <PersonName {...recorder} />, at: <InstantText at={recorded_at} /> }}
        />
      </Typography>
      <DocumentList documents={documents} mayChange touches={TOUCHES} removal={WITHDRAWAL} />
      {adding && <SendingDocuments type="sitecontract" id={id} touches={TOUCHES} words={DOCUMENT_WORDS} level="h3" />}
      <Question contract={contract} asked={asked} onClose={() => setAsked(undefined)} />
    </Box>
  )
}

interface IntentsProps extends OfContract {
  readonly onAsk: (asked: Asked) => void
  readonly onAdd: () => void
}

function Intents({ contract: { name, standing }, onAsk, onAdd }: IntentsProps) {
  const words = useWords()
  if (!mayDecideSites(useMe())) return null
  return (
    <LineIntents>
      <LineIntent label={words('documents.add', { name })} onPress={onAdd}>
        <AttachFile fontSize="small" />
      </LineIntent>
      <LineIntent label={words('correct', { name })} onPress={() => onAsk('correct')}>
        <Edit fontSize="small" />
      </LineIntent>
      {standing !== 'ended' && (
        <LineIntent label={words('end', { name })} onPress={() => onAsk('end')}>
          <EventBusy fontSize="small" />
        </LineIntent>
      )}
      <LineIntent label={words('remove', { name })} onPress={() => onAsk('remove')}>
        <DeleteOutlined fontSize="small" />
      </LineIntent>
    </LineIntents>
  )
}

function Question({ contract, asked, onClose }: OfContract & { asked: Asked | undefined; onClose: () => void }) {
  const words = useWords()
  const { id, name } = contract
  if (asked === 'remove') {
    return (
      <AskedDialog
        danger
        row={removeSiteContract}
        options={{ params: { id } }}
        title={words('removing.title', { name })}
        consequence={words('removing.text')}
        confirm={words('removing.confirm')}
        done={() => ['sites.contract.removing.done']}
        onClose={onClose}
      />
    )
  }
  return (
    <Suspense fallback={null}>
      {asked === 'correct' && <ContractFormDialog contract={contract} onClose={onClose} />}
      {asked === 'end' && <EndContractDialog contract={contract} onClose={onClose} />}
    </Suspense>
  )
}
