import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { CodeField } from '../../shell/code-field.tsx'
import { EditForm } from '../../shell/edit-form.tsx'
import { SideDrawer } from '../../shell/side-drawer.tsx'
import { freshDraft, questionOf } from './interface-draft.ts'
import { InterfaceFields } from './interface-fields.tsx'
import { useInterfaceDeed } from './queries.ts'
import { TrySection } from './try-section.tsx'
import { useRowsMistake } from './use-rows-mistake.ts'

type NewInterfaceProps = Readonly<{ onMade: (id: string) => void; onClose: () => void }>

/** An interface that is not there yet; it can be tried before it is. */
export function NewInterface({ onMade, onClose }: NewInterfaceProps) {
  const t = useT()
  const [draft, setDraft] = useState(freshDraft)
  const mistake = useRowsMistake()
  const create = useInterfaceDeed(async (calls, _: undefined) => {
    const { fullName, enCode, category, audience } = draft
    const question = questionOf(draft) ?? mistake()
    return calls.create({ fullName, enCode, category, audience, ...question })
  })

  return (
    <SideDrawer title={t('data-interfaces.new')} width={720} onClose={onClose}>
      <EditForm
        label={t('data-interfaces.new')}
        deed={create}
        onSubmit={() => create.mutate(undefined, { onSuccess: ({ id }) => onMade(id) })}
        onCancel={onClose}
      >
        <InterfaceFields
          draft={draft}
          onChange={setDraft}
          code={<CodeField value={draft.enCode} onChange={(enCode) => setDraft({ ...draft, enCode })} />}
        />
      </EditForm>
      <TrySection draft={draft} />
    </SideDrawer>
  )
}
