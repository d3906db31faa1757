import type { Locale } from '@signet/i18n'
import type { Snapshot } from '../../../people/directory/index.ts'
import type { Server } from '../../../server.ts'
import type { LogRow } from './log-store.ts'

type Reader = Readonly<{ server: Pick<Server, 'words'>; locale: Locale; directory: Snapshot }>

export function logView({ refusal, message, personId, count, ...row }: LogRow, reader: Reader) {
  return {
    ...row,
    count: count === null ? null : Number(count),
    person: personId ? { id: personId, name: reader.directory.nameOf(personId), headIcon: '' } : null,
    reason: message || reasonOf(refusal, reader),
  }
}

/** The sentence of a refusal; its code where the sentence has parameters, which are not kept. */
function reasonOf(refusal: string, { server, locale }: Reader): string {
  const sentence = server.words.catalogue(locale)[refusal]
  return sentence === undefined || sentence.includes('{') ? refusal : sentence
}
