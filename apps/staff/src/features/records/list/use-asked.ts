import { compileForm, createFormStore, type FormValues, rightsAtStart } from '@signet/form'
import type { Around } from '@signet/formula'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod'
import type { ModelConfig } from '../queries.ts'
import { readModelSearch } from '../record-search.ts'
import { type Asked, askedBy, askingNothing } from './asked.ts'
import { filterForm, filterOf } from './filter-form.ts'
import { tabOfWord, wordOfTab } from './tab-word.ts'
import type { Opening } from './use-opening.ts'

export const listPath = '/pages/apply/dynamicModel/index'

/** Written by this page alone, into the entry of the history that it stands in. */
const Left = z.object({ asked: z.custom<Asked>((left) => typeof left === 'object' && left !== null) })

/**
 * What is asked of the list. It begins as it was left in this entry of the history; or as the address says; or with
 * the person's own view; or as the list is designed.
 */
export function useAsked(opening: Opening) {
  const { pathname, state, search } = useLocation()
  const navigate = useNavigate()
  const isHere = pathname === listPath
  const [asked, setAsked] = useState<Asked>(
    () => (isHere ? Left.safeParse(state).data?.asked : undefined) ?? askedAtFirst(opening, search),
  )
  const { id: modelId } = opening.config
  return {
    asked,
    ask: (part: Partial<Asked>) => {
      const next = { ...asked, ...part }
      setAsked(next)
      if (isHere)
        void navigate({
          to: listPath,
          replace: true,
          search: addressOf(modelId, next),
          state: (before) => ({ ...before, asked: next }),
        })
    },
  }
}

function askedAtFirst({ config, around, views }: Opening, search: object): Asked {
  const { words, tab, view } = readModelSearch(search as Record<string, unknown>)
  const said = { ...(words && { words }), ...(tab && { tab: tabOfWord(tab) }) }
  const wanted = views.find(({ id, isDefault }) => (view ? id === view : isDefault))
  const isPlain = Object.keys(said).length > 0 && !view
  return { ...(wanted && !isPlain ? askedBy(wanted) : askedByList(config, around)), ...said }
}

/** The list as it is designed. */
export function askedByList(config: ModelConfig, around: Around): Asked {
  const start = startingFilter(config, around)
  return { ...askingNothing, filter: start && filterOf(config, start) }
}

/** What a link to the list can say; the rest stays in the entry of the history. */
function addressOf(modelId: string, { words, tab, view }: Asked) {
  return {
    modelId,
    ...(words && { words }),
    ...(tab !== undefined && { tab: wordOfTab(tab) }),
    ...(view && { view }),
  }
}

/** What the filter says when the list is opened; undefined where nobody gave it a start. */
function startingFilter(config: ModelConfig, around: Around): FormValues | undefined {
  if (config.list.searches.every(({ initial }) => initial === undefined)) return undefined
  return createFormStore(compileForm(filterForm(config)), { rights: rightsAtStart(), around }).values()
}
