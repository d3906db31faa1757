import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { fileTypeFromFile, supportedExtensions } from 'file-type'
import type { Actor } from '../../http/actor.ts'
import type { Server } from '../../server.ts'
import { abandonFiles } from './abandon-files.ts'
import { contentPath, hashOf, keepContent, uploadsOf } from './content-store.ts'
import { endingOf } from './file-name.ts'
import { type FileRow, findFile, lockContent, markChecking, updateChecked } from './file-store.ts'
import { moveLater } from './places/move-content.ts'
import { isKindTaken, type UploadRules, uploadRules } from './upload-rules.ts'

type Upload = Readonly<{ tenant: string; file: FileRow; claimedType: string }>

/**
 * Checks the received bytes against the claimed type and computes their hash. The file becomes `ready`, or
 * `refused` and its bytes are deleted. Safe to repeat after a crash.
 */
export async function finishUpload(server: Server, { tenant, file, claimedType }: Upload): Promise<FileRow> {
  const { filesDir } = server
  const db = server.db.tenant(tenant)
  const path = join(uploadsOf(filesDir, tenant), file.id)
  await markChecking(db, file.id)

  const { size } = await stat(path)
  const rules = await uploadRules(server, tenant)
  const claimed = { name: file.name, type: claimedType }
  const type = size > rules.mostBytes ? null : await typeOf(path, { claimed, rules })
  if (type === null) {
    await updateChecked(db, file.id, { state: 'refused', type: '', size, contentHash: null })
    await rm(path, { force: true })
  } else {
    const contentHash = await hashOf(path)
    await db.transaction().execute(async (tx) => {
      await lockContent(tx, contentHash)
      await keepContent(path, contentPath(filesDir, tenant, contentHash))
      await updateChecked(tx, file.id, { state: 'ready', type, size, contentHash })
      await abandonFiles(tx, { fileIds: [file.id], at: server.clock(), grace: 'unused' })
      await moveLater(server, { tx, tenant, contentHash })
    })
  }
  await rm(`${path}.json`, { force: true })
  return (await findFile(db, file.id)) ?? file
}

type Expected = Readonly<{ claimed: ClaimedFile; rules: UploadRules }>

/** Returns the type by content; null when it contradicts the claim, or when the company does not take it. */
async function typeOf(path: string, { claimed, rules }: Expected): Promise<string | null> {
  const sniffed = await fileTypeFromFile(path)
  const ending = endingOf(claimed.name)
  const kind = { ending, sniffed: sniffed?.ext, family: familyOf(ending) }
  if (!isKindTaken(rules, kind)) return null
  return honestType(claimed, sniffed && { ext: sniffed.ext, mime: sniffed.mime })
}

type ClaimedFile = Readonly<{ name: string; type: string }>

type SniffedType = Readonly<{ ext: string; mime: string }>

/** Extensions that share a container format, so that the bytes cannot distinguish them. */
const families = [
  ['jpg', 'jpeg', 'jfif'],
  ['tif', 'tiff', 'dng', 'cr2', 'nef', 'arw'],
  ['cfb', 'doc', 'xls', 'ppt', 'wps', 'et', 'dps', 'msg', 'msi'],
  ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub', 'ofd', 'jar', 'apk'],
  ['ogg', 'oga', 'ogv', 'opus'],
  ['mp4', 'm4a', 'm4v', 'm4b', 'mov', '3gp', '3g2', 'heic', 'heif', 'avif'],
  ['asf', 'wma', 'wmv'],
  ['webm', 'mkv'],
  ['gz', 'tgz', 'tar.gz'],
  ['html', 'htm', 'xml', 'svg'],
  ['mid', 'midi'],
  ['mp1', 'mp2', 'mp3'],
] as const

/**
 * Returns the type by content, or null if name or claimed type contradict it. For unrecognised bytes, the
 * name must not claim a recognisable format.
 */
function honestType({ name, type }: ClaimedFile, sniffed: SniffedType | undefined): string | null {
  const ending = endingOf(name)
  if (!sniffed) return isRecognisable(ending) || isMedia(type) ? null : 'application/octet-stream'

  const agrees = ending === '' || familyOf(ending) === familyOf(sniffed.ext)
  const agreesWithSender =
    !isMedia(type) || topOf(type) === topOf(sniffed.mime) || familyOf(ending) === familyOf(sniffed.ext)
  return agrees && agreesWithSender ? sniffed.mime : null
}

function familyOf(ending: string): string {
  const family: readonly string[] | undefined = families.find((one) =>
    (one as readonly string[]).includes(ending),
  )
  return family?.[0] ?? ending
}

/** Extensions always recognisable by content; excludes text formats with a recognisable variant. */
function isRecognisable(ending: string): boolean {
  const isText = ['xml', 'svg', 'html', 'htm', 'ics', 'vcf', 'rtf', 'eps', 'ps', 'reg', 'vtt'].includes(
    ending,
  )
  return (
    !isText &&
    (supportedExtensions.has(ending as never) ||
      families.some((one) => (one as readonly string[]).includes(ending)))
  )
}

function isMedia(type: string): boolean {
  return /^(image(?!\/svg)|audio|video)\//.test(type)
}

function topOf(type: string): string {
  return type.split('/')[0] ?? ''
}

/** Returns the person's own upload. Refuses `files.notFound` for those of others. */
export async function ownUpload(server: Server, actor: Actor, fileId: string): Promise<FileRow> {
  const file = await findFile(server.db.tenant(actor.tenant), fileId)
  if (file?.ownerId !== actor.personId) throw new Refusal<RefusalCode>('files.notFound')

  return file
}

type UnsettledUpload = Readonly<{ tenant: string; file: FileRow; claimedType: () => Promise<string> }>

/** Finishes an upload whose check was interrupted, so that a polling client does not wait forever. */
export async function settleUpload(
  server: Server,
  { tenant, file, claimedType }: UnsettledUpload,
): Promise<FileRow> {
  const isOpen = file.state === 'uploading' || file.state === 'checking'
  if (!isOpen) return file

  const arrived = await bytesOf(join(uploadsOf(server.filesDir, tenant), file.id))
  if (arrived < file.size) return file
  return finishUpload(server, { tenant, file, claimedType: await claimedType() })
}

async function bytesOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch {
    // No bytes have arrived.
    return -1
  }
}
