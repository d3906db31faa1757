import { flowLink } from '@signet/client'
import { useMatcher, useT } from '@signet/i18n/react'
import { SearchField, Sheet } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { caseHref } from '../../kit/links/case-href.ts'
import { arrangeFlows, useLaunchableFlows } from '../home/index.ts'
import styles from './go-to-sheet.module.css'
import { goKeys } from './use-go-keys.ts'

type Found = Readonly<{ href: string; label: string; note: string; keys?: string }>

/** Finds places, flows to start and requests, and opens the chosen one. */
export function GoToSheet({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const { history } = useRouter()
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const search = useRef<HTMLDivElement>(null)
  // After the dialog has put the focus on its first button.
  useEffect(() => search.current?.querySelector('input')?.focus(), [])
  const found = useFound(words.trim())
  const chosen = Math.min(at, found.length - 1)
  const open = (one: Found | undefined) => {
    if (!one) return
    onClose()
    history.push(one.href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt(Math.max(0, Math.min(chosen + step, found.length - 1)))
    else if (event.key === 'Enter') open(found[chosen])
    else return
    event.preventDefault()
  }

  return (
    <Sheet title={t('go-to.title')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the search box inside */}
      <div ref={search} className={styles.search} onKeyDown={onKeyDown}>
        <SearchField
          label={t('go-to.search')}
          value={words}
          onChange={(next) => {
            setWords(next)
            setAt(0)
          }}
        />
        <ul className={styles.list} aria-label={t('go-to.found')}>
          {found.map((one, index) => (
            <li key={`${one.note} ${one.href}`}>
              <button
                type="button"
                className={styles.line}
                aria-current={index === chosen}
                onClick={() => open(one)}
              >
                <span className={styles.label}>{one.label}</span>
                <span className={styles.note}>{one.note}</span>
                {one.keys && <kbd className={styles.keys}>{one.keys}</kbd>}
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className={styles.none}>
          {found.length === 0 && t('go-to.none')}
        </p>
      </div>
    </Sheet>
  )
}

const mostOfAKind = 6

/** Places first, then flows, then the person's requests and tasks. */
function useFound(words: string): readonly Found[] {
  const t = useT()
  const matches = useMatcher()
  const { data: flows = [] } = useLaunchableFlows()
  const places = Object.entries(goKeys)
    .map(([key, href]) => ({
      href,
      label: t(`go-to.place.${key}`),
      note: t('go-to.place'),
      keys: `g ${key}`,
    }))
    .filter(({ label }) => matches(label, words))
  const startable = words === '' ? [] : arrangeFlows(flows, words).shelves.flatMap((shelf) => shelf.flows)
  const cases = useCases(words)
  return [
    ...places,
    ...startable.slice(0, mostOfAKind).map(({ id, name }) => ({
      ...{ href: flowLink({ flowId: id, opType: '-1' }), label: name, note: t('go-to.start') },
    })),
    ...cases.map(({ caseId, taskId, title }) => ({
      ...{ href: caseHref({ caseId, taskId }), label: title, note: t('go-to.request') },
    })),
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
