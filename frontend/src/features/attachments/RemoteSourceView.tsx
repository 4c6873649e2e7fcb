// An account elsewhere, looked through for files: signed in to there, its folders opened, and what is ticked taken.
import CheckBox from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'
import Folder from '@mui/icons-material/FolderOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { type RemoteSource, SOURCE_NAMES } from '@practicum/shared/contract/upload-sources'
import type { PartialTreeFile, PartialTreeFolderNode } from '@uppy/core'
import { UppyContextProvider, useRemoteSource } from '@uppy/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSession } from '../../providers/session'
import { Buttons } from './Buttons'
import { PLUGIN_OF, remoteFiles } from './remote-files'
import type { RemoteFile } from './sendings'
import { sizeText } from './size-text'
import type { Uploads } from './use-uploads'

interface RemoteSourceProps {
  readonly source: RemoteSource
  readonly uploads: Uploads
  readonly onBack: () => void
}

export default function RemoteSourceView({ source, uploads, onBack }: RemoteSourceProps) {
  const { companion_url: companion } = useSession().state.uploads
  const [files] = useState(() => remoteFiles(source, companion ?? ''))
  const [trouble, setTrouble] = useState(false)
  const { addRemote } = uploads
  const taken = useRef(0)
  useEffect(() => {
    const onChosen = (file: RemoteFile): void => {
      taken.current++
      addRemote(file)
    }
    return files.listen({ onChosen, onTrouble: () => setTrouble(true) })
  }, [files, addRemote])
  /** Stays where nothing came of it, and says why; who has gone elsewhere meanwhile hears of nothing, and stays there. */
  const onTake = async (done: () => Promise<unknown>): Promise<void> => {
    const before = taken.current
    await done()
    if (taken.current > before) onBack()
  }
  return (
    <UppyContextProvider uppy={files.uppy}>
      <Account {...{ source, trouble, onBack, onTake }} onTry={() => setTrouble(false)} />
    </UppyContextProvider>
  )
}

interface AccountProps {
  readonly source: RemoteSource
  /** Since something was last tried. */
  readonly trouble: boolean
  readonly onTry: () => void
  readonly onBack: () => void
  readonly onTake: (done: () => Promise<unknown>) => Promise<void>
}

function Account({ source, trouble, onTry, onBack, onTake }: AccountProps) {
  const translate = useTranslate()
  const remote = useRemoteSource(PLUGIN_OF[source])
  const { state, login } = remote
  const name = SOURCE_NAMES[source]
  const loading = state.loading !== false
  const trying = (act: () => unknown) => (): void => {
    onTry()
    void act()
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      {loading && <LinearProgress aria-label={translate('uploading.remote.loading', { name })} />}
      {trouble && <Alert severity="error">{translate('uploading.remote.failed', { name })}</Alert>}
      {state.authenticated ? (
        <Folders {...{ remote, name, loading, trying, onBack, onTake }} />
      ) : (
        <>
          <Typography>{translate('uploading.remote.about', { name })}</Typography>
          <Buttons>
            <Button onClick={onBack}>{translate('uploading.back')}</Button>
            <Button variant="contained" disabled={loading} onClick={trying(login)}>
              {translate('uploading.remote.sign_in', { name })}
            </Button>
          </Buttons>
        </>
      )}
    </Box>
  )
}

interface FoldersProps {
  readonly remote: ReturnType<typeof useRemoteSource>
  readonly name: string
  readonly loading: boolean
  readonly trying: (act: () => unknown) => () => void
  readonly onBack: () => void
  readonly onTake: (done: () => Promise<unknown>) => Promise<void>
}

function Folders({ remote, name, loading, trying, onBack, onTake }: FoldersProps) {
  const translate = useTranslate()
  const { state, logout, open, checkbox, done } = remote
  return (
    <>
      <Breadcrumbs aria-label={translate('uploading.remote.where')}>
        {state.breadcrumbs.map((folder, index) => (
          <Button
            key={folder.id ?? ''}
            size="small"
            aria-current={index === state.breadcrumbs.length - 1 ? 'location' : undefined}
            onClick={trying(() => open(folder.id))}
          >
            {folder.type === 'root' ? name : folder.data.name}
          </Button>
        ))}
      </Breadcrumbs>
      <Items
        items={state.partialTree.filter(item => item.type !== 'root')}
        isKnown={state.breadcrumbs.at(-1)?.cached === true}
        loading={loading}
        onOpen={id => trying(() => open(id))()}
        onTick={item => checkbox(item, false)}
      />
      <Buttons>
        <Button onClick={trying(logout)}>{translate('uploading.remote.sign_out', { name })}</Button>
        <Button onClick={onBack}>{translate('uploading.back')}</Button>
        <Button
          variant="contained"
          disabled={loading || state.selectedAmount === 0}
          onClick={trying(() => onTake(done))}
        >
          {translate('uploading.remote.take', { smart_count: state.selectedAmount })}
        </Button>
      </Buttons>
    </>
  )
}

type Item = PartialTreeFile | PartialTreeFolderNode

interface ItemsProps {
  readonly items: readonly Item[]
  /** What is in the folder has been answered. */
  readonly isKnown: boolean
  readonly loading: boolean
  readonly onOpen: (id: string | null) => void
  readonly onTick: (item: Item) => void
}

function Items({ items, isKnown, loading, onOpen, onTick }: ItemsProps) {
  const translate = useTranslate()
  if (items.length === 0)
    return isKnown ? <Typography color="textSecondary">{translate('uploading.remote.empty')}</Typography> : null
  return (
    <List dense sx={{ maxHeight: '40vh', overflow: 'auto' }} aria-label={translate('uploading.remote.files')}>
      {items.map(item => (
        <ListItem key={item.id} disablePadding>
          {item.type === 'folder' ? (
            <ListItemButton onClick={() => onOpen(item.id)}>
              <ListItemIcon>
                <Folder />
              </ListItemIcon>
              <ListItemText primary={item.data.name} />
            </ListItemButton>
          ) : (
            <ListItemButton
              role="checkbox"
              disabled={loading}
              aria-checked={item.status === 'checked'}
              onClick={() => onTick(item)}
            >
              <ListItemIcon>
                {item.status === 'checked' ? <CheckBox color="primary" /> : <CheckBoxOutlineBlank />}
              </ListItemIcon>
              <ListItemText
                primary={item.data.name}
                secondary={item.data.size ? sizeText(item.data.size) : undefined}
              />
            </ListItemButton>
          )}
        </ListItem>
      ))}
    </List>
  )
}
