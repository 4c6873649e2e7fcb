// What is attached to a thing: each document to be downloaded, and renamed, removed or withdrawn by those who may.
import Delete from '@mui/icons-material/DeleteOutlined'
import Download from '@mui/icons-material/Download'
import Edit from '@mui/icons-material/EditOutlined'
import PlayArrow from '@mui/icons-material/PlayArrow'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MuiLink from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { allows } from '@practicum/shared/access/policy'
import type { AttachmentView } from '@practicum/shared/contract/attached'
import { attachmentRemoval } from '@practicum/shared/features/attachments/attachments.policy'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Me, useMe } from '../../providers/me'
import { InstantText } from '../../ui/DateText'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { PersonName } from '../../ui/Person'
import { Sentence } from '../../ui/Sentence'
import { isPlayed, previewKind } from './preview'
import { DELETED, type RemovalWords, RemoveDialog } from './RemoveDialog'
import { RenameDialog } from './RenameDialog'
import { sizeText } from './size-text'
import { Thumbnail } from './Thumbnail'

const PreviewDialog = lazyWithRetry(() => import('./PreviewDialog'))

export interface DocumentListProps {
  readonly documents: readonly AttachmentView[]
  /** Rename and remove them. */
  readonly mayChange: boolean
  /** Features whose reads show them. */
  readonly touches: readonly string[]
  /** What is said where one is taken off; absent: it is deleted. */
  readonly removal?: RemovalWords
}

export function DocumentList({ documents, mayChange, touches, removal = DELETED }: DocumentListProps) {
  const translate = useTranslate()
  const [removing, setRemoving] = useState<AttachmentView>()
  const [looking, setLooking] = useState<AttachmentView>()
  const [renaming, setRenaming] = useState<AttachmentView>()
  const me = useMe()
  if (documents.length === 0) return null
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 1 }}>
        {documents.map(document => (
          <Paper
            key={document.id}
            component="li"
            variant="outlined"
            sx={{ px: 1.5, py: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
          >
            <Thumbnail document={document} />
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <MuiLink href={document.url} download={document.filename} sx={{ overflowWrap: 'anywhere' }}>
                {document.name}
              </MuiLink>
              <Typography variant="body2" color="textSecondary">
                <Sentence
                  text="attachments.about"
                  parts={{ owner: <PersonName {...document.owner} /> }}
                  values={{ size: sizeText(document.upload.size) }}
                />
                {', '}
                <InstantText at={document.created_at} />
                {document.upload.scan === 'none' && `, ${translate('attachments.unscanned')}`}
              </Typography>
              {document.withdrawn_at !== undefined && (
                <Typography variant="body2">
                  <Sentence text="attachments.withdrawn" parts={{ at: <InstantText at={document.withdrawn_at} /> }} />
                </Typography>
              )}
            </Box>
            <Box>
              <LookButton document={document} onLook={() => setLooking(document)} />
              <IconButton
                component="a"
                href={document.url}
                download={document.filename}
                aria-label={translate('attachments.download', { name: document.name })}
              >
                <Download />
              </IconButton>
              {mayChange && counts(document) && (
                <IconButton
                  aria-label={translate('attachments.rename', { name: document.name })}
                  onClick={() => setRenaming(document)}
                >
                  <Edit />
                </IconButton>
              )}
              {mayChange && counts(document) && mayRemove(document, me) && (
                <IconButton
                  aria-label={translate(removal.button, { name: document.name })}
                  onClick={() => setRemoving(document)}
                >
                  <Delete />
                </IconButton>
              )}
            </Box>
          </Paper>
        ))}
      </Box>
      {looking && (
        <Suspense fallback={null}>
          <PreviewDialog
            document={looking}
            subtitles={documents.filter(isSubtitles)}
            onClose={() => setLooking(undefined)}
          />
        </Suspense>
      )}
      {renaming && <RenameDialog document={renaming} touches={touches} onClose={() => setRenaming(undefined)} />}
      {removing && (
        <RemoveDialog document={removing} touches={touches} words={removal} onClose={() => setRemoving(undefined)} />
      )}
    </>
  )
}

const counts = ({ withdrawn_at: at }: AttachmentView): boolean => at === undefined

const isSubtitles = ({ upload }: AttachmentView): boolean => upload.type === 'subtitles'

/** Played or looked at where it stands; of what can only be taken away, nothing. */
function LookButton({ document, onLook }: { document: AttachmentView; onLook: () => void }) {
  const translate = useTranslate()
  const { name, upload } = document
  const played = isPlayed(upload)
  if (!played && !previewKind(upload)) return null
  return (
    <IconButton aria-label={translate(played ? 'attachments.play' : 'attachments.look', { name })} onClick={onLook}>
      {played ? <PlayArrow /> : <Visibility />}
    </IconButton>
  )
}

/** As the server decides: whoever attached it, and coordinators. */
const mayRemove = ({ owner_id: ownerId }: AttachmentView, { user, role, position }: Me): boolean =>
  allows(
    attachmentRemoval,
    { userId: user.id, positionId: position.id, organizationId: position.organization_id, acting: role },
    { ownerId },
  )
