import { useT } from '@signet/i18n/react'
import { Segmented } from 'antd'
import { useState } from 'react'
import { SideDrawer } from '../../kit/details/side-drawer.tsx'
import { CodeField } from '../../kit/fields/code-field.tsx'
import { EditForm } from '../../kit/fields/edit-form.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { noNames, ThreeNamesFields } from '../../kit/fields/three-names.tsx'
import { useDictionaryMutation } from './queries.ts'

type NewDictionaryProps = Readonly<{ onMade: (id: string) => void; onClose: () => void }>

/** A new dictionary; entries are added afterwards. */
export function NewDictionary({ onMade, onClose }: NewDictionaryProps) {
  const t = useT()
  const [names, setNames] = useState(noNames)
  const [enCode, setCode] = useState('')
  const [isTree, setTree] = useState<0 | 1>(0)
  const create = useDictionaryMutation((calls, input: Parameters<typeof calls.create>[0]) =>
    calls.create(input),
  )

  return (
    <SideDrawer title={t('dictionary.new')} width={480} onClose={onClose}>
      <EditForm
        label={t('dictionary.new')}
        deed={create}
        onSubmit={() => create.mutate({ ...names, enCode, isTree }, { onSuccess: ({ id }) => onMade(id) })}
        onCancel={onClose}
      >
        <ThreeNamesFields label={t('dictionary.name')} value={names} onChange={setNames} />
        <CodeField value={enCode} onChange={setCode} />
        <Labelled label={t('dictionary.shape')}>
          {() => (
            <Segmented<0 | 1>
              aria-label={t('dictionary.shape')}
              value={isTree}
              onChange={setTree}
              options={[
                { value: 0, label: t('dictionary.oneLevel') },
                { value: 1, label: t('dictionary.tree') },
              ]}
            />
          )}
        </Labelled>
      </EditForm>
    </SideDrawer>
  )
}
