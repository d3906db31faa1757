import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import { TextField } from '../../../kit/fields/labelled-inputs.tsx'

type ViewAsProps = Readonly<{ id: string; name: string }>

/** Opens the staff client in a window of its own as the person sees it, where nothing can be changed. */
export function ViewAs({ id, name }: ViewAsProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Eye size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('people.viewAs')}
      </Button>
      {isOpen && <ViewDialog id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

function ViewDialog({ id, name, onClose }: ViewAsProps & Readonly<{ onClose: () => void }>) {
  const t = useT()
  const { people } = useClient()
  const [reason, setReason] = useState('')
  const view = useMutation({
    meta: { shownInPlace: true },
    mutationFn: () => people.viewAs({ id, reason }),
    onSuccess: ({ token }) => {
      window.open(`/#view=${token}`, '_blank', 'noopener')
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('people.viewAsTitle', { name })}
      confirm={t('people.viewAs')}
      isPending={view.isPending}
      error={view.error}
      onSubmit={() => view.mutate()}
      onClose={onClose}
    >
      <p className={sharedStyles.weak}>{t('people.viewAsHint')}</p>
      <TextField
        label={t('people.viewReason')}
        required
        autoFocus
        maxLength={200}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  )
}
