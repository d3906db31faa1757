import { supportedExtensions } from 'file-type'

type Claimed = Readonly<{ name: string; type: string }>
type Sniffed = Readonly<{ ext: string; mime: string }>

/** Endings that share one container, so that the bytes cannot tell them apart. */
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
 * The type of a file by its bytes, or null when its name or its sender says something else than the bytes do. Bytes
 * that no format claims are text or unknown; then the name must not promise a format that would be recognised.
 */
export function honestType({ name, type }: Claimed, sniffed: Sniffed | undefined): string | null {
  const ending = endingOf(name)
  if (!sniffed) return isRecognisable(ending) || isMedia(type) ? null : 'application/octet-stream'

  const agrees = ending === '' || familyOf(ending) === familyOf(sniffed.ext)
  const agreesWithSender =
    !isMedia(type) || topOf(type) === topOf(sniffed.mime) || familyOf(ending) === familyOf(sniffed.ext)
  return agrees && agreesWithSender ? sniffed.mime : null
}

function endingOf(name: string): string {
  return /\.([^.]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

function familyOf(ending: string): string {
  const family: readonly string[] | undefined = families.find((one) =>
    (one as readonly string[]).includes(ending),
  )
  return family?.[0] ?? ending
}

/** Endings whose bytes always speak for themselves. Text formats with a sniffable variant are not among them. */
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
