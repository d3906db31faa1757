import type { Matcher, Translate } from '@signet/i18n'
import { useMatcher, useT } from '@signet/i18n/react'
import { type Command, CommandSheet } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { labelOf, namesOf, type StudioCommand } from '../../kit/commands/command-shelf.ts'
import { useApp } from '../../kit/context/app-context.ts'
import { useDesignCommands } from './use-design-commands.ts'
import { type NewDesign, useStandingCommands } from './use-standing-commands.ts'

type GoToSheetProps = Readonly<{ onNew: (kind: NewDesign) => void; onClose: () => void }>

/** Finds what the open design offers, pages, actions and designs, by their names in every language. */
export function GoToSheet({ onNew, onClose }: GoToSheetProps) {
  const t = useT()
  const { commands: shelf } = useApp()
  const [words, setWords] = useState('')
  const [offered] = useState(shelf.list)
  const standing = useStandingCommands(onNew)
  const designs = useDesignCommands(words.trim())
  const languages = useLanguages()
  const matches = useMatcher()
  const found = [
    ...find([...offered, ...standing], { words: words.trim(), languages: [t, ...languages], matches }),
    ...designs,
  ]
  const commands: readonly Command[] = found.map((command) => ({
    ...{ id: command.id, label: labelOf(command, t), note: t(command.note) },
    ...{ keys: command.keys, run: command.run },
  }))

  return (
    <CommandSheet
      title={t('go-to.title')}
      search={t('go-to.find')}
      words={words}
      onWords={setWords}
      commands={commands}
      onClose={onClose}
    />
  )
}

const mostParts = 8

type Search = Readonly<{ words: string; languages: readonly Translate[]; matches: Matcher }>

/** Commands whose name in some language matches; parts of the design last, and a few of them. */
function find(commands: readonly StudioCommand[], { words, languages, matches }: Search) {
  const whole = commands.filter(({ isPart }) => !isPart)
  if (words === '') return whole
  const isFound = (command: StudioCommand) => namesOf(command, languages).some((name) => matches(name, words))
  const parts = commands.filter((command) => command.isPart && isFound(command))
  return [...whole.filter(isFound), ...parts.slice(0, mostParts)]
}

/** The other languages, as soon as they are loaded; until then a search finds names in the person's own. */
function useLanguages(): readonly Translate[] {
  const { wording } = useApp()
  const { data = [] } = useQuery({
    queryKey: ['go-to', 'languages'],
    queryFn: wording.loadAll,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
