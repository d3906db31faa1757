import { FieldKey, FormDefinition } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { useNavigate } from '@tanstack/react-router'
import { Input } from 'antd'
import { useState } from 'react'
import { EditForm } from '../../shell/edit-form.tsx'
import { Labelled } from '../../shell/labelled.tsx'
import { SideDrawer } from '../../shell/side-drawer.tsx'
import { NamedSelect } from '../form-design/index.ts'
import { useCreateView } from './queries.ts'

/** Asks what a new view is called and whose rows it shows, then puts it on its board. */
export function NewView({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const navigate = useNavigate()
  const create = useCreateView()
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const [source, setSource] = useState('')
  const submit = () => {
    const dataView = { interface: source, key: '' }
    const definition = FormDefinition.parse({ version: 1, key: code, title: name, fields: [], dataView })
    create.mutate(
      { name, definition },
      { onSuccess: ({ id }) => navigate({ to: '/data-views/$id', params: { id } }) },
    )
  }

  return (
    <SideDrawer title={t('data-views.new')} width={480} onClose={onClose}>
      <EditForm label={t('data-views.new')} deed={create} onSubmit={submit} onCancel={onClose}>
        <Labelled label={t('data-views.name')}>
          {(id) => (
            <Input
              id={id}
              required
              maxLength={100}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Labelled>
        <Labelled label={t('studio.code')} hint={t('data-views.codeHint')}>
          {(id, hint) => (
            <Input
              id={id}
              required
              pattern="[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*"
              maxLength={40}
              spellCheck={false}
              aria-describedby={hint}
              status={code === '' || FieldKey.safeParse(code).success ? '' : 'error'}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </Labelled>
        <Labelled label={t('data-views.interface')}>
          {(id) => <NamedSelect id={id} of="interface" value={source} onChange={setSource} />}
        </Labelled>
      </EditForm>
    </SideDrawer>
  )
}
