import type { Translate } from '@signet/i18n'

type Named =
  /** The key of a text; it is found by its words in every language. */
  | Readonly<{ textKey: string }>
  /** A name that an administrator gave, and the same in other languages. */
  | Readonly<{ label: string; names: readonly string[] }>

/** A place or an action of the studio, found by its names in every language. */
export type StudioCommand = Readonly<{
  id: string
  /** Key of the text that says what kind of thing it is. */
  note: string
  keys?: string
  /** Whether it is one of many, such as a field, and listed only when its name was typed. */
  isPart?: boolean
  run: () => void
}> &
  Named

type CommandSource = () => readonly StudioCommand[]

/** What the open page offers to the search of the studio. */
export type CommandShelf = Readonly<{
  /** Adds commands until the returned function is called. */
  add: (source: CommandSource) => () => void
  list: () => readonly StudioCommand[]
}>

export function createCommandShelf(): CommandShelf {
  const sources = new Set<CommandSource>()
  return {
    add: (source) => {
      sources.add(source)
      return () => sources.delete(source)
    },
    list: () => [...sources].flatMap((source) => source()),
  }
}

/** Returns the label of a command. */
export function labelOf(command: StudioCommand, t: Translate): string {
  return 'textKey' in command ? t(command.textKey) : command.label
}

/** Returns the names of a command in the given languages. */
export function namesOf(command: StudioCommand, languages: readonly Translate[]): readonly string[] {
  return 'textKey' in command ? languages.map((t) => t(command.textKey)) : command.names
}
