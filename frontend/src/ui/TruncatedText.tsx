// A long text cut short, with the rest one press away.
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { cut } from './text'

export function TruncatedText({ text, max }: { text: string; max: number }) {
  const translate = useTranslate()
  const [whole, setWhole] = useState(false)
  if ([...text].length <= max) return <>{text}</>
  return (
    <>
      {whole ? text : cut(text, max)}{' '}
      <Button size="small" onClick={() => setWhole(!whole)} aria-expanded={whole} sx={{ p: 0, minHeight: 24 }}>
        {translate(whole ? 'app.text.less' : 'app.text.more')}
      </Button>
    </>
  )
}
