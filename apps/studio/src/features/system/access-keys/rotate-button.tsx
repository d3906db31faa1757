import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import { useState } from 'react'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import { SecretDialog } from '../../../kit/dialogs/secret-dialog.tsx'
import { SelectField } from '../../../kit/fields/labelled-inputs.tsx'
import { useAccessKeyMutation } from './queries.ts'

const choices = [0, 24, 168]

/** Replaces the secret. The one before may go on for a while, until the program knows the new one. */
export function RotateButton({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [formerHours, setFormerHours] = useState(24)
  const rotate = useAccessKeyMutation((calls, _: undefined) => calls.rotate({ id, formerHours }))
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('access-keys.rotate')}
      </Button>
      {isOpen && (
        <FormDialog
          title={t('access-keys.rotateTitle')}
          confirm={t('access-keys.rotate')}
          isPending={rotate.isPending}
          error={rotate.error}
          onSubmit={() => rotate.mutate(undefined, { onSuccess: () => setOpen(false) })}
          onClose={() => setOpen(false)}
        >
          <SelectField<number>
            label={t('access-keys.formerEnds')}
            hint={t('access-keys.formerEndsHint')}
            value={formerHours}
            options={choices.map((value) => ({
              value,
              label: t('access-keys.formerHours', { hours: value }),
            }))}
            onChange={setFormerHours}
          />
        </FormDialog>
      )}
      {rotate.data && <NewSecret secret={rotate.data.secret} onClose={rotate.reset} />}
    </>
  )
}

type NewSecretProps = Readonly<{ secret: string; onClose: () => void }>

/** The secret of a key, which is shown this once. */
export function NewSecret({ secret, onClose }: NewSecretProps) {
  const t = useT()
  return (
    <SecretDialog
      title={t('access-keys.secret')}
      hint={t('access-keys.secretHint')}
      kept={t('access-keys.secretKept')}
      secret={secret}
      onClose={onClose}
    />
  )
}
