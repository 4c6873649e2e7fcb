// Whether a key pressed on a page is a command to it: not while somebody types, holds Ctrl, or has something open above the page.
import { useSyncExternalStore } from 'react'
import { useStore } from 'react-admin'

/** Keys mean something of their own there. */
const TYPING =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=combobox], [role=menu], [role=listbox]'
const ABOVE = '[role=dialog], [role=alertdialog], [role=menu]'

/** Whether letters alone are commands: whoever speaks to their computer turns them off. */
export const useSingleKeysOn = (): [boolean, (on: boolean) => void] => useStore('single-keys', true)

/** A list that stands in it goes through its rows by J and K itself. */
export const OWN_ROW_KEYS = 'data-own-row-keys'

export const isCommand = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isWithin(event, TYPING))

export const isWithin = ({ target }: KeyboardEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

export const isSomethingAbove = (): boolean => document.querySelector(ABOVE) !== null

export const useSomethingAbove = (): boolean => useSyncExternalStore(watchBody, isSomethingAbove)

/** What stands above the page is drawn into the body itself. */
function watchBody(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}
