import { flowLink } from '@signet/client'
import { useMatcher, useT } from '@signet/i18n/react'
import { type Command, CommandSheet } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { useCurrentUser, useIsExternal } from '../../kit/context/use-current-user.ts'
import { caseHref } from '../../kit/links/case-href.ts'
import { chatHref } from '../../kit/links/chat-href.ts'
import { arrangeFlows, useLaunchableFlows } from '../home/index.ts'
import { goKeys, insideKeys } from './use-go-keys.ts'

/** Finds places, flows to start, requests, conversations and colleagues to write to, and opens the chosen one. */
export function GoToSheet({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const [words, setWords] = useState('')
  const commands = useFound(words.trim())
  return (
    <CommandSheet
      title={t('go-to.title')}
      search={t('go-to.search')}
      words={words}
      onWords={setWords}
      commands={commands}
      onClose={onClose}
    />
  )
}

const mostOfAKind = 6

/** Places first, then flows, the person's requests and tasks, conversations, and colleagues without one. */
function useFound(words: string): readonly Command[] {
  const t = useT()
  const { history } = useRouter()
  const matches = useMatcher()
  const { data: flows = [] } = useLaunchableFlows()
  const open = (href: string) => ({ id: href, run: () => history.push(href) })
  const isExternal = useIsExternal()
  const places = Object.entries(goKeys)
    .filter(([key]) => !(isExternal && insideKeys.includes(key)))
    .map(([key, href]) => ({
      ...open(href),
      label: t(`go-to.place.${key}`),
      note: t('go-to.place'),
      keys: `g ${key}`,
    }))
    .filter(({ label }) => matches(label, words))
  const startable =
    words === ''
      ? []
      : arrangeFlows(flows, words).shelves.flatMap(({ flows, below }) =>
          [flows, ...below.map((one) => one.flows)].flat(),
        )
  const cases = useCases(words)
  const talks = useTalks(words)
  return [
    ...places,
    ...startable.slice(0, mostOfAKind).map(({ id, name }) => ({
      ...open(flowLink({ flowId: id, opType: '-1' })),
      ...{ label: name, note: t('go-to.start') },
    })),
    ...cases.map(({ caseId, taskId, title }) => ({
      ...open(caseHref({ caseId, taskId })),
      ...{ label: title, note: t('go-to.request') },
    })),
    ...talks.map(({ href, name, kind }) => ({ ...open(href), label: name, note: t(`go-to.${kind}`) })),
  ]
}

const lists = ['pending', 'launched', 'done'] as const

function useCases(words: string) {
  const { approvals } = useClient()
  const keyword = useDeferredValue(words)
  const { data = [] } = useQuery({
    queryKey: ['approvals', 'go-to', keyword],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        lists.map((list) => approvals.list({ list, keyword, pageSize: mostOfAKind }, { signal })),
      )
      const all = pages.flatMap((page) => page.list)
      return [...new Map(all.toReversed().map((card) => [card.caseId, card])).values()].toReversed()
    },
    enabled: keyword !== '',
  })
  return keyword === '' ? [] : data
}

/** Conversations by name, then colleagues by name, account, pinyin or initials whom one has not written to yet. */
function useTalks(words: string) {
  const { chat, organization } = useClient()
  const { data: user } = useCurrentUser()
  const keyword = useDeferredValue(words)
  const { data = [] } = useQuery({
    queryKey: ['chat', 'go-to', keyword],
    queryFn: async ({ signal }) => {
      const [talks, people] = await Promise.all([
        chat.list({ keyword }, { signal }),
        organization.users({ keyword, pageSize: mostOfAKind }, { signal }),
      ])
      const known = new Set([user?.userInfo.userId, ...talks.list.map(({ id }) => id)])
      return [
        ...talks.list.slice(0, mostOfAKind).map((row) => ({
          ...{ href: chatHref(row), name: row.realName, kind: 'talk' as const },
        })),
        ...people.list
          .filter(({ id }) => !known.has(id))
          .map((row) => ({ href: chatHref(row), name: row.realName, kind: 'write' as const })),
      ]
    },
    enabled: keyword !== '',
  })
  return keyword === '' ? [] : data
}
