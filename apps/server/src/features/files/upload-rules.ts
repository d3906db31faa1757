import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Server } from '../../server.ts'

/** What a company takes: the largest file in bytes, and endings of names in lower case without a dot. */
export type UploadRules = Readonly<{
  mostBytes: number
  fileRule: 'all' | 'except' | 'only'
  endings: ReadonlySet<string>
}>

export async function uploadRules(
  { settings }: Pick<Server, 'settings'>,
  tenant: string,
): Promise<UploadRules> {
  const { largestMegabytes, fileRule, endings } = await settings.of(tenant, 'storage')
  const plain = endings.map((ending) => ending.replace('.', ''))
  return { mostBytes: largestMegabytes * 1024 * 1024, fileRule, endings: new Set(plain) }
}

/** Refuses `files.kindNotAllowed` by the ending of a name; a name without one is judged by its bytes later. */
export function refuseEnding(rules: UploadRules, ending: string): void {
  if (ending !== '' && !isTaken(rules, ending))
    throw new Refusal<RefusalCode>('files.kindNotAllowed', { kind: `.${ending}` })
}

type Kind = Readonly<{
  ending: string
  /** What the bytes are recognised as; undefined for unknown bytes. */
  sniffed: string | undefined
  /** The format that the ending shares with others, such as `zip` for `docx`. */
  family: string
}>

/** Whether a company takes a file by its name and by its bytes. */
export function isKindTaken(rules: UploadRules, { ending, sniffed, family }: Kind): boolean {
  if (rules.fileRule === 'all') return true
  const isNameTaken =
    ending === '' ? sniffed !== undefined || rules.fileRule === 'except' : isTaken(rules, ending)
  const isPlainContainer = sniffed === family && ending !== ''
  const areBytesTaken =
    sniffed === undefined || isTaken(rules, sniffed) || (rules.fileRule === 'only' && isPlainContainer)
  return isNameTaken && areBytesTaken
}

function isTaken({ fileRule, endings }: UploadRules, ending: string): boolean {
  if (fileRule === 'all') return true
  return endings.has(ending) === (fileRule === 'only')
}
