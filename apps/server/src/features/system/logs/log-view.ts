import type { LogKind } from '@signet/contract'
import type { Locale } from '@signet/i18n'
import type { Snapshot } from '../../../people/directory/index.ts'
import { describeDevice } from '../../../people/sessions/index.ts'
import type { Server } from '../../../server.ts'
import { nameOperation } from '../operation-names/index.ts'
import type { LogRow } from './log-store.ts'

type Reader = Readonly<{
  server: Pick<Server, 'words'>
  locale: Locale
  directory: Snapshot
  /** Names of targets by id. */
  names: ReadonlyMap<string, string>
}>

/** The device of a sign-in is named by its browser and system. */
export function logView(
  kind: LogKind,
  { refusal, message, personId, count, ...row }: LogRow,
  reader: Reader,
) {
  return {
    ...row,
    name: nameOperation(wordsOf(reader), row.what),
    target: kind === 'signIns' ? deviceOf(row.target) : row.target,
    targetName: nameOf(row.target, reader.names),
    count: count === null ? null : Number(count),
    person: personId ? { id: personId, name: reader.directory.nameOf(personId), headIcon: '' } : null,
    reason: reasonOf({ refusal, message }, reader),
  }
}

export function wordsOf({ server, locale }: Omit<Reader, 'directory' | 'names'>) {
  return { t: server.words.t(locale), catalogue: server.words.catalogue(locale) }
}

/**
 * The sentence of a refusal in the reader's language; where it has parameters, which are not kept, the message that
 * its caller read, or the code.
 */
export function reasonOf(
  { refusal, message }: Pick<LogRow, 'refusal' | 'message'>,
  { server, locale }: Omit<Reader, 'directory' | 'names'>,
): string {
  const sentence = server.words.catalogue(locale)[refusal]
  return sentence === undefined || sentence.includes('{') ? message || refusal : sentence
}

/** The names of what a call is about; empty where one is not known, as of something deleted. */
function nameOf(target: string, names: Reader['names']): string {
  const found = target.split(' ').map((id) => names.get(id))
  return found.every((name) => name !== undefined) ? found.join(', ') : ''
}

function deviceOf(userAgent: string): string {
  const { browser, system } = describeDevice({ device: 'web', address: '', userAgent })
  return [browser, system].filter((part) => part !== '').join(' · ') || userAgent.slice(0, 80)
}
