// One import: how far it has come, as it comes forward, and which rows were not added, and why.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { getImport, type ImportView } from '@practicum/shared/features/imports/imports.contract'
import { cancelImport } from '@practicum/shared/features/imports/starting.contract'
import { useTranslate } from 'react-admin'
import { Link, useParams } from 'react-router'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { AskedButton } from '../../ui/AskedButton'
import { InstantText } from '../../ui/DateText'
import { Facts } from '../../ui/Facts'
import { PageHeader } from '../../ui/PageHeader'
import { Person } from '../../ui/Person'
import { ReadFrame } from '../../ui/ReadFrame'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { HistoryPanel } from '../audit/HistoryPanel'
import { ImportFailures } from './ImportFailures'
import { ImportStatusChip } from './ImportStatusChip'
import { importingMessages } from './importing.messages'

/** Where the things of each kind are. */
const THINGS: Readonly<Record<string, string>> = { sites: '/supervisionsites', people: '/invitations' }

const TABS = ['about', 'history'] as const

export default function ImportScreen() {
  const { id = '' } = useParams()
  return (
    <ScreenWords name="importing" english={importingMessages}>
      <ImportPage key={id} id={id} />
    </ScreenWords>
  )
}

function ImportPage({ id }: { id: string }) {
  const read = useRead(getImport, { params: { id } })
  return <ReadFrame read={read}>{run => <ImportShown run={run} />}</ReadFrame>
}

function ImportShown({ run }: { run: ImportView }) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`importing.${key}`)
  const [tab, open] = useTabs('import', TABS)
  return (
    <>
      <PageHeader
        back={{ to: '/imports', label: words('all') }}
        title={run.filename}
        status={<ImportStatusChip status={run.status} />}
        intents={
          <>
            {run.status === 'running' && <CancelButton id={run.id} />}
            <Button component={Link} to={THINGS[run.kind] ?? '/'} variant="outlined">
              {words(`things.${run.kind}`)}
            </Button>
          </>
        }
      />
      <TabBar
        label={words('details.label')}
        tabs={TABS.map(key => ({ key, label: words(`details.${key}`) }))}
        open={tab}
        onOpen={open}
      />
      <TabPanel tab={tab}>
        {tab === 'about' && <About run={run} />}
        {tab === 'history' && <HistoryPanel subject="import" id={run.id} />}
      </TabPanel>
    </>
  )
}

function CancelButton({ id }: { id: string }) {
  const translate = useTranslate()
  return (
    <AskedButton
      row={cancelImport}
      options={{ params: { id } }}
      refusalAsToast
      title={translate('importing.cancel.title')}
      consequence={translate('importing.cancel.text')}
      confirm={translate('importing.cancel.button')}
      done={() => [translate('importing.cancel.done'), { type: 'success' }]}
    />
  )
}

function About({ run }: { run: ImportView }) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`importing.${key}`)
  return (
    <Stack spacing={2}>
      <Progress run={run} />
      {run.status === 'running' && run.goes_on_at && (
        <Alert severity="info">
          {words('waits')} <InstantText at={run.goes_on_at} clock />
        </Alert>
      )}
      {run.status === 'stopped' && <Alert severity="warning">{words('stopped_why')}</Alert>}
      <Facts
        facts={[
          { label: words('added'), value: String(run.added) },
          { label: words('failed'), value: String(run.failed) },
          { label: words('creator'), value: <Person {...run.creator} /> },
          { label: words('created_at'), value: <InstantText at={run.created_at} clock /> },
          { label: words('ended_at'), value: run.ended_at && <InstantText at={run.ended_at} clock /> },
        ]}
      />
      <Box>
        <Typography variant="h2" sx={{ mb: 2 }}>
          {words('failures.title')}
        </Typography>
        <ImportFailures importId={run.id} />
      </Box>
    </Stack>
  )
}

function Progress({ run: { rows, rows_done, status } }: { run: ImportView }) {
  const translate = useTranslate()
  return (
    <Box>
      <Typography sx={{ mb: 1 }}>{translate('importing.rows_of', { done: rows_done, rows })}</Typography>
      <LinearProgress
        variant="determinate"
        value={(100 * rows_done) / Math.max(1, rows)}
        aria-label={translate('importing.progress')}
      />
      {status === 'running' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('importing.goes_on')}
        </Typography>
      )}
    </Box>
  )
}
