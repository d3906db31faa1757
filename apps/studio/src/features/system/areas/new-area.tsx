import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import { TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { useAreaMutation } from './queries.ts'

type NewAreaProps = Readonly<{
  parentId: string
  /** Empty for an area at the top. */
  parentName: string
  onClose: () => void
}>

const shape = /^[A-Za-z0-9]{2,20}$/

/** Adds an area of the company's own. */
export function NewArea({ parentId, parentName, onClose }: NewAreaProps) {
  const t = useT()
  const [enCode, setCode] = useState('')
  const [fullName, setName] = useState('')
  const create = useAreaMutation((calls, area: Readonly<{ enCode: string; fullName: string }>) =>
    calls.create({ parentId, ...area }),
  )
  const isWrong = enCode !== '' && !shape.test(enCode)
  const missing = fullName.trim() === '' ? 'areas.missingName' : shape.test(enCode) ? '' : 'areas.codeHint'

  return (
    <FormDialog
      title={parentName === '' ? t('areas.newTop') : t('areas.newBelow', { name: parentName })}
      confirm={t('areas.add')}
      missing={missing === '' ? undefined : t(missing)}
      isPending={create.isPending}
      error={create.error}
      onSubmit={() => create.mutate({ enCode, fullName: fullName.trim() }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label={t('areas.name')}
        autoFocus
        required
        maxLength={60}
        value={fullName}
        onChange={setName}
      />
      <TextField
        label={t('areas.code')}
        hint={t('areas.codeFixed')}
        problem={isWrong ? t('areas.codeHint') : undefined}
        required
        maxLength={20}
        spellCheck={false}
        value={enCode}
        onChange={setCode}
      />
    </FormDialog>
  )
}
