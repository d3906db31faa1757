import { useT } from '@signet/i18n/react'
import { Input, Modal } from 'antd'
import { useState } from 'react'
import { EditForm } from '../../../../shell/edit-form.tsx'
import { Labelled } from '../../../../shell/labelled.tsx'
import { asksOf } from '../looking.ts'
import { useRecordsDesk } from '../records-desk.ts'
import { useViewDeed, type View } from './queries.ts'

type NameDialogProps = Readonly<{ renamed: View | undefined; onClose: () => void }>

/** Gives what the list shows now a name, or a view another one. */
export function NameDialog({ renamed, onClose }: NameDialogProps) {
  const t = useT()
  const { config, looking, pick } = useRecordsDesk()
  const [name, setName] = useState(renamed?.name ?? '')
  const modelId = config.id
  const asks = asksOf(looking, config.list)
  const shownInPlace = { shownInPlace: true }
  const create = useViewDeed(
    (calls, next: string) => calls.create({ modelId, name: next, asks }),
    shownInPlace,
  )
  const rename = useViewDeed(
    (calls, { id, next }: Readonly<{ id: string; next: string }>) =>
      calls.change({ modelId, id, name: next }),
    shownInPlace,
  )
  const onSubmit = () => {
    const next = name.trim()
    if (next === '') return
    if (renamed) return rename.mutate({ id: renamed.id, next }, { onSuccess: onClose })
    create.mutate(next, {
      onSuccess: ({ id }) => {
        pick({ id, asks })
        onClose()
      },
    })
  }
  const title = renamed ? t('list-design.views.rename', { name: renamed.name }) : t('list-design.views.keep')

  return (
    <Modal open title={title} footer={null} onCancel={onClose}>
      <EditForm label={title} deed={renamed ? rename : create} onSubmit={onSubmit} onCancel={onClose}>
        <Labelled label={t('list-design.views.name')} hint={t('list-design.views.nameHint')}>
          {(id, hintId) => (
            <Input
              id={id}
              aria-describedby={hintId}
              autoFocus
              required
              maxLength={50}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Labelled>
      </EditForm>
    </Modal>
  )
}
