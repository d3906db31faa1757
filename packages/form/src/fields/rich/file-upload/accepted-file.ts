import { imageExtensions, videoExtensions } from '../../../formats/text-formats.ts'

const families: Readonly<Record<string, readonly string[]>> = {
  image: imageExtensions,
  video: videoExtensions,
  audio: ['mp3', 'wav', 'm4a', 'aac', 'ogg', 'flac', 'wma', 'amr'],
  document: [
    'pdf',
    'doc',
    'docx',
    'xls',
    'xlsx',
    'ppt',
    'pptx',
    'txt',
    'csv',
    'md',
    'odt',
    'ods',
    'wps',
    'ofd',
  ],
  archive: ['zip', 'rar', '7z', 'tar', 'gz'],
}

/** May a file of this name be uploaded where `accept` lists endings (`.pdf`) and families (`image`)? */
export function isAcceptedFile(name: string, accept: readonly string[]): boolean {
  return accept.length === 0 || endingsOf(accept).includes(endingOf(name))
}

/** The list for a file dialog: `.pdf,.png,…`; empty for everything. */
export function dialogFilter(accept: readonly string[]): string {
  return endingsOf(accept).join(',')
}

/** Is it shown as a picture? */
export function isImageName(name: string): boolean {
  return endingsOf(['image']).includes(endingOf(name))
}

function endingsOf(accept: readonly string[]): string[] {
  return accept.flatMap((one) => (families[one] ?? [one.slice(1)]).map((ending) => `.${ending}`))
}

function endingOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot).toLowerCase()
}
