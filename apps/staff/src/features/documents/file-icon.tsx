import {
  File,
  FileArchive,
  FileImage,
  FileMusic,
  FileSpreadsheet,
  FileText,
  FileType,
  FileVideo,
  Folder,
  Presentation,
} from 'lucide-react'
import styles from './document-row.module.css'
import type { Document } from './queries.ts'

const looks = {
  folder: Folder,
  picture: FileImage,
  pdf: FileType,
  words: FileText,
  sheet: FileSpreadsheet,
  slides: Presentation,
  zip: FileArchive,
  sound: FileMusic,
  film: FileVideo,
  other: File,
} as const
type FileLook = keyof typeof looks

const endings: Readonly<Record<string, FileLook>> = {
  ...{
    pdf: 'pdf',
    ofd: 'pdf',
    doc: 'words',
    docx: 'words',
    wps: 'words',
    odt: 'words',
    txt: 'words',
    md: 'words',
  },
  ...{ xls: 'sheet', xlsx: 'sheet', et: 'sheet', ods: 'sheet', csv: 'sheet' },
  ...{ ppt: 'slides', pptx: 'slides', dps: 'slides', odp: 'slides' },
  ...{ zip: 'zip', rar: 'zip', '7z': 'zip', gz: 'zip', tgz: 'zip', tar: 'zip' },
}
const families: Readonly<Record<string, FileLook>> = { image: 'picture', audio: 'sound', video: 'film' }

/** Decorative: the name says the same in words. */
export function FileIcon({ document: { kind, name, type } }: Readonly<{ document: Document }>) {
  const look = kind === 'folder' ? 'folder' : lookOf(name, type)
  const Icon = looks[look]
  return (
    <span className={styles.icon} data-look={look} aria-hidden="true">
      <Icon />
    </span>
  )
}

function lookOf(name: string, type: string): FileLook {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return families[type.split('/')[0] ?? ''] ?? endings[ending] ?? 'other'
}
