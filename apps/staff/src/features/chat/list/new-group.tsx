import { useT } from '@signet/i18n/react'
import { Button, Sheet, TextField } from '@signet/ui'
import { useState } from 'react'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'
import { PeoplePicker } from '../../../kit/people/people-picker.tsx'
import type { Colleague } from '../../../kit/people/person-line.tsx'
import { useCreateGroup } from '../queries.ts'

type NewGroupProps = Readonly<{ onMade: (id: string, name: string) => void; onClose: () => void }>

/** Names a group and chooses its people; without a name it is called after them. */
export function NewGroup({ onMade, onClose }: NewGroupProps) {
  const t = useT()
  const { data } = useCurrentUser()
  const [name, setName] = useState('')
  const [people, setPeople] = useState<readonly Colleague[]>([])
  const create = useCreateGroup((id, made) => {
    onClose()
    onMade(id, made)
  })
  const named =
    name.trim() ||
    people
      .map((one) => one.name)
      .join(t('chat.comma'))
      .slice(0, 60)
  return (
    <Sheet
      title={t('chat.newGroup')}
      onClose={onClose}
      footer={
        <Button
          tone="primary"
          isWide
          isBusy={create.isPending}
          disabled={people.length === 0}
          onClick={() => create.mutate({ name: named, personIds: people.map(({ id }) => id) })}
        >
          {t('chat.makeGroup', { count: people.length })}
        </Button>
      }
    >
      <TextField label={t('chat.groupName')} value={name} maxLength={60} onChange={setName} />
      <PeoplePicker
        label={t('chat.members')}
        chosen={people}
        without={data ? [data.userInfo.userId] : []}
        onChange={setPeople}
      />
    </Sheet>
  )
}
