// An image that was chosen and not sent yet: its kind and size are judged at once, and it is shown from where it lies.

import { ACCEPTED_IMAGES as IMAGE_EXTENSIONS } from '@practicum/shared/features/attachments/attachment-kinds'
import { IMAGE_MAX_BYTES } from '@practicum/shared/features/attachments/attachments.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { sizeText } from '../attachments/documents'

export interface ChosenImage {
  readonly file: File
  /** Address at which the page has it. */
  readonly src: string
}

export function useChosenImage() {
  const translate = useTranslate()
  const [image, setImage] = useState<ChosenImage>()
  const [refused, setRefused] = useState<readonly string[]>([])
  const choose = (file: File): void => {
    const why = refusalOf(file)
    setRefused(why ? [translate(...why)] : [])
    if (!why) void addressOf(file).then(src => setImage({ file, src }))
  }
  return { image, refused, choose }
}

/** The policy of the page shows no address that was made for a file, and a file that stands in one. */
function addressOf(file: File): Promise<string> {
  const reader = new FileReader()
  return new Promise(resolve => {
    reader.onload = () => resolve(String(reader.result))
    reader.readAsDataURL(file)
  })
}

/** Undefined: it can be sent. */
function refusalOf({ name, size }: File): readonly [key: string, said: object] | undefined {
  const isKnown = IMAGE_EXTENSIONS.some(extension => name.toLowerCase().endsWith(extension))
  if (!isKnown) return ['image.wrong_kind', { name }]
  return size > IMAGE_MAX_BYTES ? ['image.too_large', { name, size: sizeText(IMAGE_MAX_BYTES) }] : undefined
}
