import { useT } from '@signet/i18n/react'
import { ErrorNote, sharedStyles } from '@signet/ui'
import { Modal } from 'antd'
import { useState } from 'react'
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
    <Modal
      open
      title={t('design-life.copy.title', { name: design.name })}
      okText={t('design-life.copy.confirm')}
      cancelText={t('studio.cancel')}
      okButtonProps={{ disabled: name.trim() === '', loading: copy.isPending }}
      onOk={submit}
      onCancel={onClose}
    >
      <div className={sharedStyles.stack4}>
        <TextField
          label={t('design-life.name')}
          hint={t(`design-life.copy.hint.${design.kind}`)}
          autoFocus
          maxLength={100}
          value={name}
          onChange={setName}
          onPressEnter={submit}
        />
        <ErrorNote error={copy.error} />
      </div>
    </Modal>
  )
}
