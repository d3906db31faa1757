import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { TextField } from '../../kit/fields/labelled-inputs.tsx'
import type { Design } from './design.ts'
import { useCopy } from './queries.ts'

type CopyDialogProps = Readonly<{ design: Design; onClose: () => void; onCopied: (id: string) => void }>

/** Asks for the name of a copy. */
export function CopyDialog({ design, onClose, onCopied }: CopyDialogProps) {
  const t = useT()
  const copy = useCopy(design)
  const [name, setName] = useState(t('design-life.copyName', { name: design.name }).slice(0, 100))
  const submit = () => copy.mutate(name, { onSuccess: ({ id }) => onCopied(id) })

  return (
    <FormDialog
      title={t('design-life.copy.title', { name: design.name })}
      confirm={t('design-life.copy.confirm')}
      missing={name.trim() === '' ? t('studio.missing.name') : undefined}
      isPending={copy.isPending}
      error={copy.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('design-life.name')}
        hint={t(`design-life.copy.hint.${design.kind}`)}
        autoFocus
        maxLength={100}
        value={name}
        onChange={setName}
      />
    </FormDialog>
  )
}
