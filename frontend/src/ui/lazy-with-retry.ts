// Loads the code of a screen or dialog when it is first shown; while the connection is away it waits, instead of giving the page up.
import { type ComponentType, createElement, lazy as once, type ReactElement, type ReactNode, useState } from 'react'

/** How long it waits before each further try, in milliseconds; after the last one it fails. */
const PAUSES_MS: readonly number[] = [500, 1_000, 2_000, 4_000]

type Shown<Props> = (props: Props) => ReactNode

interface Coming<Props> {
  /** What has come. */
  code?: Shown<Props>
  readonly awaited: ComponentType<Props>
}

/** Shown lazily, and to be fetched ahead of that by {@link fetchAhead}: what has come by then is shown at once, and nothing before in its place. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ readonly default: Shown<Props> }>,
): (props: Props) => ReactElement {
  const fetch = async () => {
    const { default: code } = await load()
    coming.code = code
    return { default: code }
  }
  const coming: Coming<Props> = { awaited: once(() => loadWithRetry(fetch)) }
  const shown = (props: Props) => createElement(Come<Props>, { coming, props })
  return Object.assign(shown, { load: fetch })
}

/** What is shown stays the same for as long as it is shown. */
function Come<Props extends object>({ coming, props }: { coming: Coming<Props>; props: Props }) {
  const [shown] = useState(() => coming.code ?? coming.awaited)
  return createElement(shown, props)
}

/** Fetches the code of what is going to be shown; whoever shows it sees to failures. */
export function fetchAhead<Props>(shown: ComponentType<Props>): void {
  if ('load' in shown && typeof shown.load === 'function') void shown.load().catch(() => undefined)
}

/** What `load` resolves with, at the first try that succeeds. Fails with what the last try failed with. */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>, pauses = PAUSES_MS): Promise<Loaded> {
  const [pause, ...later] = pauses
  if (pause === undefined) return load()
  try {
    return await load()
  } catch {
    await online()
    await new Promise(resolve => setTimeout(resolve, pause))
    return loadWithRetry(load, later)
  }
}

const online = (): Promise<unknown> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise(resolve => window.addEventListener('online', resolve, { once: true }))
