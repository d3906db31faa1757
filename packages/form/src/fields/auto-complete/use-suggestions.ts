import { referentOf } from '../../choice-source.ts'
import { isUndecided } from '../../skins/thing.ts'
import { useLookup } from '../../skins/use-lookup.ts'
import { useWords } from '../../skins/use-speaker.ts'
import type { AutoCompleteSettings } from './auto-complete.ts'

type Typing = Readonly<{
  settings: AutoCompleteSettings
  typed: string
  parameters: Readonly<Record<string, unknown>>
  /** Is somebody typing? Nobody else is asked for. */
  isActive: boolean
}>

/** What the words typed so far may become, each once. What cannot be asked suggests nothing: people type on. */
export function useSuggestions({ settings, typed, parameters, isActive }: Typing): readonly string[] {
  const word = useWords()
  const of = referentOf(settings.source)
  const words = typed.trim()
  const isAsked = isActive && of !== undefined && !isUndecided(parameters)
  const asked = { ...(words ? { words } : {}), parameters }
  const { choices, state } = useLookup(isAsked ? { of, ...asked } : undefined)
  const own = isActive && !of ? settings.options.filter(({ retired }) => !retired) : []
  const names = [
    ...own.map(({ label }) => word(label)).filter((name) => name.toLowerCase().includes(words.toLowerCase())),
    ...(isAsked && state !== 'failed' ? choices.map(({ name }) => name) : []),
  ]
  return [...new Set(names)].filter((name) => name !== typed).slice(0, settings.most)
}
