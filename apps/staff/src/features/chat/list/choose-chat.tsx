import type { Client } from '@signet/client'
import type { ConversationRow } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Avatar, Cell, CellGroup, Empty, ErrorNote, PageState, SearchField, Sheet } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'
import { useConversations } from '../queries.ts'
import { GroupFace } from './group-face.tsx'

/** A conversation, or a colleague with whom there is none yet. */
export type ChatChoice = Readonly<
  Pick<ConversationRow, 'id' | 'realName' | 'account' | 'headIcon'> & { conversationId: string | null }
>

/** The id of what was chosen; with a colleague a conversation begins. */
export async function conversationOf({ chat }: Client, { conversationId, id }: ChatChoice): Promise<string> {
  return conversationId ?? (await chat.openDirect({ personId: id })).id
}

type ChooseChatProps = Readonly<{
  title: string
  /** While it is set, nothing more is chosen. */
  isBusy: boolean
  error: string | Error | null
  onChoose: (choice: ChatChoice) => void
  onClose: () => void
}>

/** Chooses a conversation, the last first, or by words also a colleague one has not written to yet. */
export function ChooseChat({ title, isBusy, error, onChoose, onClose }: ChooseChatProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const chats = useConversations(words)
  const colleagues = useColleagues(words, chats.data ?? [])
  const choose = (choice: ChatChoice) => {
    if (!isBusy) onChoose(choice)
  }
  const hint = words === '' ? (['none', 'noneHint'] as const) : (['noneFound', 'notFoundHint'] as const)
  const empty = <Empty title={t(`chat.${hint[0]}`)} hint={t(`chat.${hint[1]}`)} />
  return (
    <Sheet title={title} onClose={onClose}>
      <SearchField label={t('chat.find')} value={typed} onChange={setTyped} />
      <ErrorNote error={error} />
      <PageState
        query={chats}
        isEmpty={({ length }) => length === 0 && colleagues.length === 0}
        empty={empty}
      >
        {(rows) => (
          <CellGroup label={t('chat.title')}>
            {rows.map((row) => (
              <ChoiceCell key={row.conversationId} choice={row} kind={row.kind} onChoose={choose} />
            ))}
            {colleagues.map((person) => (
              <ChoiceCell
                key={person.id}
                choice={{ ...person, conversationId: null }}
                kind="direct"
                onChoose={choose}
              />
            ))}
          </CellGroup>
        )}
      </PageState>
    </Sheet>
  )
}

type ChoiceCellProps = Readonly<{
  choice: ChatChoice
  kind: ConversationRow['kind']
  onChoose: (choice: ChatChoice) => void
}>

function ChoiceCell({ choice, kind, onChoose }: ChoiceCellProps) {
  const { id, realName, headIcon } = choice
  const face =
    kind === 'direct' ? <Avatar id={id} name={realName} src={headIcon} size={32} /> : <GroupFace size={32} />
  return <Cell icon={face} title={realName} onPress={() => onChoose(choice)} />
}

const mostColleagues = 10

/** Colleagues by words, without those who are among the conversations. */
function useColleagues(keyword: string, rows: readonly ConversationRow[]) {
  const { organization } = useClient()
  const me = useCurrentUser().data?.userInfo.userId
  const { data = [] } = useQuery({
    queryKey: ['chat', 'colleagues', keyword],
    queryFn: async ({ signal }) =>
      (await organization.users({ keyword, pageSize: mostColleagues }, { signal })).list,
    enabled: keyword !== '',
  })
  const known = new Set([me, ...rows.map(({ id }) => id)])
  return keyword === '' ? [] : data.filter(({ id }) => !known.has(id))
}
