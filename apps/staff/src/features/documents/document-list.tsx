import { useFormats, useT } from '@signet/i18n/react'
import { classes, Empty, IconButton, InfiniteList, Link, PageState } from '@signet/ui'
import {
  Ellipsis,
  File,
  FileArchive,
  FileImage,
  FileMusic,
  FileSpreadsheet,
  FileText,
  FileType,
  FileVideo,
  Folder,
  FolderOpen,
  Presentation,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { nextPageOf } from '../../kit/lists/next-page.ts'
import { useLongPress } from '../../kit/lists/row-gestures.ts'
import type { Selection } from '../../kit/lists/use-selection.ts'
import { documentHref } from './document-href.ts'
import styles from './document-row.module.css'
import type { Document, Shelf, useDocuments } from './queries.ts'

type DocumentListProps = Readonly<{
  shelf: Shelf
  folder: string
  isSought: boolean
  documents: ReturnType<typeof useDocuments>
  rows: readonly Document[]
  selection: Selection<Document>
  onMore: (document: Document) => void
}>

export function DocumentList(props: DocumentListProps) {
  const { shelf, folder, isSought, documents, rows, selection, onMore } = props
  const t = useT()
  const place = folder === '' ? shelf : 'folder'
  const empty = isSought ? (
    <Empty title={t('documents.nothingFound')} hint={t('documents.nothingFoundHint')} />
  ) : (
    <Empty
      icon={<FolderOpen />}
      title={t(`documents.empty.${place}`)}
      hint={t(`documents.emptyHint.${place}`)}
    />
  )
  return (
    <div id="documents" role="tabpanel" aria-label={t(`documents.shelf.${shelf}`)}>
      <PageState query={documents} isEmpty={() => rows.length === 0} empty={empty}>
        {() => (
          <InfiniteList<Document>
            label={t(`documents.shelf.${shelf}`)}
            rows={rows}
            keyOf={({ id }) => id}
            estimate={64}
            {...nextPageOf(documents)}
          >
            {(document) => (
              <DocumentRow
                document={document}
                shelf={shelf}
                selection={selection}
                onMore={() => onMore(document)}
              />
            )}
          </InfiniteList>
        )}
      </PageState>
    </div>
  )
}

type DocumentRowProps = Readonly<{
  document: Document
  shelf: Shelf
  selection: Selection<Document>
  onMore: () => void
}>

/** A folder opens, a file leads to its details; a long press starts selecting. */
function DocumentRow({ document, shelf, selection, onMore }: DocumentRowProps) {
  const t = useT()
  const press = useLongPress(selection.isOn ? undefined : () => selection.beginWith(document))
  const words = <RowWords document={document} />
  if (selection.isOn) {
    const isTicked = selection.has(document)
    return <TickedRow isTicked={isTicked} document={document} selection={selection} words={words} />
  }
  return (
    <div className={styles.row} {...press}>
      <RowLink document={document} shelf={shelf}>
        {words}
      </RowLink>
      <IconButton
        label={t('documents.more', { name: document.name })}
        icon={<Ellipsis />}
        aria-haspopup="dialog"
        onClick={onMore}
      />
    </div>
  )
}

type TickedRowProps = Pick<DocumentRowProps, 'document' | 'selection'> &
  Readonly<{ isTicked: boolean; words: ReactNode }>

function TickedRow({ isTicked, document, selection, words }: TickedRowProps) {
  const t = useT()
  return (
    <label className={classes(styles.row, isTicked && styles.ticked)}>
      <input
        type="checkbox"
        className={styles.tick}
        aria-label={t('documents.select.row', { name: document.name })}
        checked={isTicked}
        onChange={() => selection.toggle(document)}
      />
      {words}
    </label>
  )
}

type RowLinkProps = Readonly<{ document: Document; shelf: Shelf; children: ReactNode }>

/** Rows in the trash are no links. */
function RowLink({ document: { id, kind }, shelf, children }: RowLinkProps) {
  if (shelf === 'bin') return <span className={styles.place}>{children}</span>
  const href = kind === 'folder' ? documentHref.shelf(shelf, id) : documentHref.one(id)
  return (
    <Link href={href} className={styles.place} draggable={false}>
      {children}
    </Link>
  )
}

function RowWords({ document }: Readonly<{ document: Document }>) {
  const t = useT()
  const formats = useFormats()
  const { kind, name, folder, owner, size, createdAt, isShared } = document
  const company = folder ? `${t('documents.company')} · ${folder}` : t('documents.company')
  return (
    <>
      <FileIcon document={document} />
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>
          <span>{owner?.name ?? company}</span>
          <span>{kind === 'file' ? formats.fileSize(size) : t('documents.folder')}</span>
          <span>{formats.dateTime(createdAt)}</span>
        </span>
      </span>
      {isShared && owner !== null && (
        <Users className={styles.mark} role="img" aria-label={t('documents.isShared')} />
      )}
    </>
  )
}

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
function FileIcon({ document: { kind, name, type } }: Readonly<{ document: Document }>) {
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
