// Files of accounts elsewhere, through Companion: Uppy's plugins look through them, and what is chosen becomes files that can be sent. Loaded with the first source of this kind.
import type { RemoteSource } from '@practicum/shared/contract/upload-sources'
import Box from '@uppy/box'
import Uppy, { type UppyFile } from '@uppy/core'
import Dropbox from '@uppy/dropbox'
import GoogleDrive from '@uppy/google-drive'
import OneDrive from '@uppy/onedrive'
import { RemoteWay } from './remote-way'
import type { RemoteFile } from './sendings'

const PLUGINS = { gdrive: GoogleDrive, dropbox: Dropbox, onedrive: OneDrive, box: Box } as const
/** By which Uppy knows them. */
export const PLUGIN_OF = { gdrive: 'GoogleDrive', dropbox: 'Dropbox', onedrive: 'OneDrive', box: 'Box' } as const

export interface RemoteFiles {
  readonly uppy: Uppy
  /** Hears of what is ticked and to be sent, and of what went wrong, until the returned function is called. */
  listen(listener: Listener): () => void
}

interface Listener {
  readonly onChosen: (file: RemoteFile) => void
  readonly onTrouble: () => void
}

/** Uppy's client of Companion, as far as it is asked here. */
export interface Asking {
  post<Answer>(
    path: string,
    body: Readonly<Record<string, unknown>>,
    options: { readonly signal: AbortSignal },
  ): Promise<Answer>
}

const opened = new Map<RemoteSource, RemoteFiles>()

/**
 * One for as long as the page stands: who has signed in there is not asked again, and the next person at this browser has another page. What was ticked
 * before is forgotten, as it was meant for another place, and folders are asked for anew.
 */
export function remoteFiles(source: RemoteSource, companionUrl: string): RemoteFiles {
  const found = opened.get(source) ?? newFiles(source, companionUrl)
  opened.set(source, found)
  const { view } = found.uppy.getPlugin(PLUGIN_OF[source]) as unknown as { readonly view: FolderView }
  view.resetPluginState()
  return found
}

/** Of Uppy, as far as it is asked here. */
interface FolderView {
  resetPluginState(): void
}

function newFiles(source: RemoteSource, companionUrl: string): RemoteFiles {
  const listeners = new Set<Listener>()
  const silent = (): void => undefined
  const onTrouble = (): void => {
    for (const listener of listeners) listener.onTrouble()
  }
  const uppy = new Uppy({ logger: { debug: silent, warn: silent, error: onTrouble } })
  uppy.use(PLUGINS[source] as typeof Dropbox, { companionUrl, storage: memory() })
  uppy.on('file-added', file => {
    // Sent by ourselves; it may be chosen again.
    uppy.removeFile(file.id)
    const chosen = chosenFrom(uppy, companionUrl, file)
    for (const listener of chosen ? listeners : []) listener.onChosen(chosen as RemoteFile)
  })
  return {
    uppy,
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

type Chosen = UppyFile<Record<string, unknown>, Record<string, never>>

function chosenFrom(uppy: Uppy, companionUrl: string, file: Chosen): RemoteFile | undefined {
  if (!file.isRemote) return undefined
  const { name, size = null, remote } = file
  const client = uppy.getRequestClientForFile<Asking>(file)
  const asked = { companionUrl, path: remote.url, body: remote.body ?? {}, client }
  return { name, size, way: (sent, host) => new RemoteWay(asked, { ...sent, name, size: size ?? 0 }, host) }
}

/** Forgotten with the page. */
function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: async (key: string) => kept.get(key) ?? null,
    setItem: async (key: string, value: string) => void kept.set(key, value),
    removeItem: async (key: string) => void kept.delete(key),
  }
}
