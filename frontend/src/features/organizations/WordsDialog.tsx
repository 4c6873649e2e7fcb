// Says what an organization calls people and things: one of them and several, each seen at once where it will stand.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { changeOrganizationWords } from '@practicum/shared/features/organizations/changing.contract'
import { WORD_MAX } from '@practicum/shared/features/people/people.fields'
import { DEFAULT_WORDS, DYNAMIC_WORDS, type DynamicWord } from '@practicum/shared/kernel/default-words'
import { useWatch } from 'react-hook-form'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import type { OrganizationDialogProps } from './IntentButton'
import { isOwn, ownAmong, type WordsValues } from './own-words'
import { WordsPreview } from './WordsPreview'

type WordsForm = Form.DialogForm<{ words: WordsValues }>

export function WordsDialog({ organization, onClose }: OrganizationDialogProps) {
  const { id, version, dynamic_words } = organization
  const now = { words: dynamic_words }
  const form: WordsForm = Form.useDialogForm({
    messages: 'institution.words',
    values: now,
    request: ({ words }) =>
      requestOf(changeOrganizationWords, { params: { id }, body: { words: ownAmong(words), version } }),
    onClose,
    onSaved: () => ({ notice: 'institution.words.done' }),
  })
  const { labels, words } = form
  const named = Form.useFields(form.control, 'institution.word').labels(DYNAMIC_WORDS)
  return (
    <Form.FormDialog {...{ form, onClose }} title={words('title')} submit={words('submit')}>
      <Form.ConflictAlert {...{ form, now }} part={values => values.words} text={words('meanwhile')} fields={named} />
      <Typography variant="body2" color="textSecondary">
        {words('text')}
      </Typography>
      {DYNAMIC_WORDS.map(word => (
        <WordFields key={word} {...{ form, word }} name={named[word] ?? word} said={labels(['one', 'many'])} />
      ))}
      <WordsPreview control={form.control} />
    </Form.FormDialog>
  )
}

interface WordFieldsProps {
  readonly form: WordsForm
  readonly word: DynamicWord
  readonly name: string
  /** What the two fields are called. */
  readonly said: Readonly<Record<string, string>>
}

function WordFields({ form: { control, methods, words }, word, name, said }: WordFieldsProps) {
  const value = useWatch({ control, name: `words.${word}` })
  const back = (): void =>
    methods.setValue(`words.${word}`, DEFAULT_WORDS[word], { shouldDirty: true, shouldValidate: true })
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        columnGap: 1,
        rowGap: { xs: 2, sm: 1 },
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      }}
    >
      {(['one', 'many'] as const).map(number => (
        <Form.TextField
          key={number}
          control={control}
          name={`words.${word}.${number}`}
          label={`${name}, ${said[number]}`}
          max={WORD_MAX}
          required
        />
      ))}
      {isOwn(word, value) && (
        <Button size="small" onClick={back} sx={{ justifySelf: 'start', gridColumn: '1 / -1' }}>
          {words('back', { ...DEFAULT_WORDS[word] })}
        </Button>
      )}
    </Box>
  )
}
