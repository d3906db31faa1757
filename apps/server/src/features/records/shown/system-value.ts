import { createFormats } from '@signet/i18n'
import type { SystemPath } from '@signet/list'
import type { AskingModel, OpenedModel } from '../../../records/models/index.ts'
import type { FoundRow } from '../sources/found-row.ts'

type System = Readonly<{
  value: (row: FoundRow) => string | null
  text: (value: string, reader: RecordReader) => string
}>

const personName: System['text'] = (id, { directory }) => directory.nameOf(id)
const formatTime: System['text'] = (at, { formats }) => formats.dateTime(at)

const systems: Readonly<Record<SystemPath, System>> = {
  $author: { value: ({ authorId }) => authorId, text: personName },
  $createdAt: { value: ({ createdAt }) => createdAt, text: formatTime },
  $changedBy: { value: ({ changedById }) => changedById, text: personName },
  $changedAt: { value: ({ changedAt }) => changedAt, text: formatTime },
  $organization: {
    value: ({ organizationId }) => organizationId,
    text: (id, { directory }) => directory.organizations.get(id)?.name ?? '',
  },
  $position: {
    value: ({ postId }) => postId,
    text: (id, { directory }) => directory.posts.get(id)?.name ?? '',
  },
  $status: { value: ({ status }) => status, text: (status, { t }) => t(`flow.status.${status}`) },
}

/** Returns the value of a system field, which every record has. */
export function systemValue(path: SystemPath, row: FoundRow): string | null {
  return systems[path].value(row)
}

export function systemText(path: SystemPath, row: FoundRow, reader: RecordReader): string {
  return systemTextOf(path, systems[path].value(row), reader)
}

export function systemTextOf(path: SystemPath, value: string | null, reader: RecordReader): string {
  return value === null ? '' : systems[path].text(value, reader)
}

/** Language, time zone and names for displaying records to a person. */
export type RecordReader = ReturnType<typeof readerOf>

export function readerOf({ caller, server }: AskingModel, { directory }: OpenedModel) {
  const { locale } = caller
  const t = server.words.t(locale)
  return { locale, t, directory, formats: createFormats({ locale, t, timeZone: server.timeZone }) }
}
