import type { PersonRef } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Cell, CellGroup, Sheet } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { MessagesSquare, UserRound } from 'lucide-react'
import { useApp } from '../../../kit/context/app-context.ts'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'
import { caseChatHref, chatHref } from '../../../kit/links/chat-href.ts'
import type { OpenedCase } from '../queries.ts'

type TalkSheetProps = Readonly<{ view: OpenedCase; onClose: () => void }>

/** With whom one talks about a case: everybody on it, its starter, or who has to decide now. */
export function TalkSheet({ view, onClose }: TalkSheetProps) {
  const t = useT()
  const me = useCurrentUser().data?.userInfo.userId
  const talk = useTalk(view.caseId)
  const deciding = holdersOf(view)
  const isNamed = ({ id }: PersonRef) => id !== me
  const starters = [view.starter].filter(isNamed)
  return (
    <Sheet title={t('chat.aboutCase')} onClose={onClose}>
      <CellGroup label={t('chat.aboutCase')}>
        <Cell
          icon={<MessagesSquare />}
          title={t('chat.withEverybody')}
          note={t('chat.withEverybodyNote')}
          href={caseChatHref(view.caseId)}
        />
        {starters.map((person) => (
          <Cell
            key={person.id}
            icon={<UserRound />}
            title={t('chat.withStarter', { name: person.name })}
            note={t('chat.withOneNote')}
            onPress={() => talk.mutate(person)}
          />
        ))}
        {deciding.filter(isNamed).map((person) => (
          <Cell
            key={person.id}
            icon={<UserRound />}
            title={t('chat.withHolder', { name: person.name })}
            note={t('chat.withOneNote')}
            onPress={() => talk.mutate(person)}
          />
        ))}
      </CellGroup>
    </Sheet>
  )
}

const present: readonly string[] = ['toSign', 'toDo', 'doing']

/** Whose turn it is, each once; the starter is named already. */
function holdersOf({ route, starter }: OpenedCase): readonly PersonRef[] {
  const open = route
    .filter(({ state }) => state === 'active')
    .flatMap(({ people }) =>
      people.filter(({ stage }) => present.includes(stage)).map(({ person }) => person),
    )
  return [...new Map(open.map((person) => [person.id, person])).values()].filter(
    ({ id }) => id !== starter.id,
  )
}

/** Opens the conversation with somebody, with the card of the case in it; the card is sent once to each. */
function useTalk(caseId: string) {
  const { client, queries } = useApp()
  const { history } = useRouter()
  return useMutation({
    mutationFn: async ({ id: personId }: PersonRef) => {
      const { id } = await client.chat.openDirect({ personId })
      await client.chat.send({ id, caseId, kind: 'case', clientId: `about-${caseId}` })
      return id
    },
    onSuccess: async (_, { id, name }) => {
      await queries.invalidateQueries({ queryKey: ['chat', 'list'] })
      history.push(chatHref({ id, realName: name, account: '', headIcon: '' }))
    },
  })
}
