import { useT } from '@signet/i18n/react'
import { Button, ErrorNote, Sheet, TextField } from '@signet/ui'
import { useState } from 'react'
import { useCommand } from '../../../kit/forms/use-command.ts'

type NameSheetProps = Readonly<{
  title: string
  submit: string
  initial?: string
  call: Parameters<typeof useCommand<string, unknown>>[0]
  onDone: () => void
  onClose: () => void
}>

const longest = 200

/** Asks for the name of a new folder or a new name; a refusal is shown at the field. */
export function NameSheet({ title, submit, initial = '', call, onDone, onClose }: NameSheetProps) {
  const t = useT()
  const [name, setName] = useState(initial)
  const [isTried, setTried] = useState(false)
  const { perform, isPending, error } = useCommand(call, { touches: 'documents' })
  const isMissing = name.trim() === ''
  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={
        <Button tone="primary" type="submit" form="document-name" isWide isBusy={isPending}>
          {submit}
        </Button>
      }
    >
      <form
        id="document-name"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!isMissing) perform(name.trim(), onDone)
        }}
      >
        <ErrorNote error={error} />
        <TextField
          required
          autoFocus
          label={t('documents.name')}
          value={name}
          maxLength={longest}
          problem={isTried && isMissing ? t('documents.nameMissing') : null}
          onChange={setName}
        />
      </form>
    </Sheet>
  )
}
