import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { EditForm } from '../../shell/edit-form.tsx'
import { SideDrawer } from '../../shell/side-drawer.tsx'
import { useWebhookDeed } from './queries.ts'
import { SecretShown } from './secret-shown.tsx'
import { type Draft, freshDraft } from './webhook-draft.ts'
import { WebhookFields } from './webhook-fields.tsx'

type NewWebhookProps = Readonly<{ onMade: (id: string) => void; onClose: () => void }>

/** A webhook that is not there yet. Its secret is shown before its drawer opens. */
export function NewWebhook({ onMade, onClose }: NewWebhookProps) {
  const t = useT()
  const [draft, setDraft] = useState<Draft>(freshDraft)
  const create = useWebhookDeed((calls, _: undefined) => calls.create(draft))
  const { data: made } = create

  return (
    <SideDrawer title={t('webhooks.new')} width={720} onClose={onClose}>
      <EditForm
        label={t('webhooks.new')}
        deed={create}
        onSubmit={() => create.mutate(undefined)}
        onCancel={onClose}
      >
        <WebhookFields draft={draft} onChange={setDraft} />
      </EditForm>
      {made && <SecretShown secret={made.secret} onClose={() => onMade(made.id)} />}
    </SideDrawer>
  )
}
