import { FieldDefinition } from '@signet/form'
import { copyFields, pasteFields } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { ErrorNote, sharedStyles } from '@signet/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Input, Popconfirm } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { useClient } from '../../../kit/context/app-context.ts'
import { useDesigner } from './designer-context.ts'
import { findPositionAfter } from './designer-state.ts'
import styles from './kits.module.css'

const key = ['form-design', 'kits']
const KitFields = z.array(FieldDefinition)

/** Groups of fields to reuse in other forms, and a button to save the selection as one. */
export function Kits() {
  const t = useT()
  const { formDesign } = useClient()
  const { form, state, dispatch } = useDesigner()
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => formDesign.kits({}, { signal }),
  })
  const put = (fields: unknown) => {
    const copies = KitFields.parse(fields)
    dispatch({
      type: 'edit',
      edit: (draft) => pasteFields(draft, copies, findPositionAfter(form, state.selected.at(-1))),
    })
  }

  return (
    <div className={styles.kits}>
      <ErrorNote error={error} />
      {data?.list.length === 0 && <p className={sharedStyles.note}>{t('form-design.kits.none')}</p>}
      <ul className={styles.list}>
        {data?.list.map(({ id, name, fields }) => (
          <li key={id} className={styles.kit}>
            <Button block onClick={() => put(fields)}>
              {name}
            </Button>
            <RemoveKit id={id} name={name} />
          </li>
        ))}
      </ul>
      {state.selected.length > 0 ? (
        <SaveKit />
      ) : (
        <p className={sharedStyles.note}>{t('form-design.kits.hint')}</p>
      )}
    </div>
  )
}

function SaveKit() {
  const t = useT()
  const { formDesign } = useClient()
  const { form, state } = useDesigner()
  const cache = useQueryClient()
  const [name, setName] = useState('')
  const save = useMutation({
    meta: { shownInPlace: true },
    mutationFn: () =>
      formDesign.saveKit({ name, fields: copyFields(form, state.selected).map((field) => ({ ...field })) }),
    onSuccess: () => {
      setName('')
      return cache.invalidateQueries({ queryKey: key })
    },
  })

  return (
    <form
      className={styles.save}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Input
        aria-label={t('form-design.kits.name')}
        placeholder={t('form-design.kits.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button
        htmlType="submit"
        icon={<Plus size={14} />}
        disabled={name.trim() === ''}
        loading={save.isPending}
        aria-label={t('form-design.kits.save')}
      />
      <ErrorNote error={save.error} />
    </form>
  )
}

function RemoveKit({ id, name }: Readonly<{ id: string; name: string }>) {
  const t = useT()
  const { formDesign } = useClient()
  const cache = useQueryClient()
  const remove = useMutation({
    mutationFn: () => formDesign.removeKit({ id }),
    onSuccess: () => cache.invalidateQueries({ queryKey: key }),
  })
  return (
    <Popconfirm title={t('form-design.kits.remove', { name })} onConfirm={() => remove.mutate()}>
      <Button
        type="text"
        icon={<Trash2 size={14} />}
        aria-label={t('form-design.kits.remove', { name })}
        loading={remove.isPending}
      />
    </Popconfirm>
  )
}
