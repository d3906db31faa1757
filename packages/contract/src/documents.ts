import { z } from 'zod'
import { documentOrders, documentShelves } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant, PageInput, PersonRef, pageOf } from './shapes.ts'

/** Mine, what I have shared, what is shared with me, what finished cases are kept as, and my bin. */
const Shelf = z.enum(documentShelves)
const Name = z.string().trim().min(1).max(200)
/** Null: the top. */
const ParentId = Id.nullable().default(null)
const ids = { ids: z.array(Id).min(1).max(200) }

const DocumentRow = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(['folder', 'file']),
  /** Of a file, in bytes. */
  size: z.number().int(),
  type: z.string(),
  /** Null: the company's, as the archives of flows are. */
  owner: PersonRef.nullable(),
  /** The folder that it lies in; empty at the top. */
  folder: z.string(),
  createdAt: Instant,
  isShared: z.boolean(),
  can: z.object({ change: z.boolean() }),
})
export type DocumentRow = z.infer<typeof DocumentRow>

const DocumentDetail = DocumentRow.extend({
  parentId: Id.nullable(),
  /** The folders that it lies in and that I may open, the outermost first. */
  path: z.array(z.object({ id: Id, name: z.string() })),
  /** Whom it is shared with by itself; only who may change it is told. */
  readers: z.array(PersonRef),
})
export type DocumentDetail = z.infer<typeof DocumentDetail>

const changing = ['documents.notFound', 'documents.notYours'] as const
const placing = [...changing, 'documents.folderGone', 'documents.nameTaken'] as const

/** The document center: folders and files that people keep and show each other. */
export const documents = {
  list: endpoint({
    method: 'GET',
    path: '/api/file/Document',
    access: 'member',
    summary: 'What lies on a shelf or in a folder; with a keyword, what has it in its name, however deep',
    input: PageInput.extend({
      shelf: Shelf.default('mine'),
      parentId: Id.optional(),
      kind: z.enum(['folder', 'file']).optional(),
      sort: z.enum(documentOrders).default('newest'),
    }),
    output: pageOf(DocumentRow),
    refusals: ['documents.notFound', 'request.invalid'],
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/file/Document/:id',
    access: 'member',
    summary: 'A document that I may read',
    input: z.object({ id: Id }),
    output: DocumentDetail,
    refusals: ['documents.notFound'],
  }),
  addFolder: endpoint({
    method: 'POST',
    path: '/api/file/Document',
    access: 'member',
    summary: 'Make a folder',
    input: z.object({ name: Name, parentId: ParentId }),
    output: z.object({ id: Id }),
    refusals: [...placing],
  }),
  addFile: endpoint({
    method: 'POST',
    path: '/api/file/Document/Uploader',
    access: 'member',
    summary: 'Put a file that I have uploaded into a folder',
    input: z.object({ fileId: Id, parentId: ParentId }),
    output: z.object({ id: Id }),
    refusals: [...placing, 'files.notFound', 'files.notReady'],
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/file/Document/:id',
    access: 'member',
    summary: 'Give a document another name',
    input: z.object({ id: Id, name: Name }),
    output: Done,
    refusals: [...changing, 'documents.nameTaken'],
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/file/Document/Actions/MoveTo',
    access: 'member',
    summary: 'Put documents into another folder of mine',
    input: z.object({ ...ids, parentId: ParentId }),
    output: Done,
    refusals: [...placing, 'documents.intoItself'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/file/Document/BatchDelete',
    access: 'member',
    summary: 'Put documents into my bin, with everything in them',
    input: z.object(ids),
    output: Done,
    refusals: [...changing],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/file/Document/Trash/Actions/Recovery',
    access: 'member',
    summary: 'Take documents out of my bin; to the top when their folder is gone',
    input: z.object(ids),
    output: Done,
    refusals: ['documents.notFound', 'documents.nameTaken'],
  }),
  purge: endpoint({
    method: 'POST',
    path: '/api/file/Document/Trash',
    access: 'member',
    summary: 'Forget what is in my bin for good',
    input: z.object(ids),
    output: Done,
    refusals: ['documents.notFound'],
  }),
  share: endpoint({
    method: 'PUT',
    path: '/api/file/Document/Actions/Share',
    access: 'member',
    summary: 'Let exactly these people read documents of mine; nobody ends the sharing',
    input: z.object({ ...ids, userIds: z.array(Id).max(200) }),
    output: Done,
    refusals: [...changing, 'documents.personUnknown'],
  }),
  download: endpoint({
    method: 'POST',
    path: '/api/file/Document/Download/:id',
    access: 'member',
    summary: 'A link that gives the bytes once within a minute',
    input: z.object({ id: Id }),
    output: z.object({ name: z.string(), url: z.string() }),
    refusals: ['documents.notFound', 'files.notReady'],
  }),
  pack: endpoint({
    method: 'POST',
    path: '/api/file/Document/PackDownload',
    access: 'member',
    summary: 'A link that gives documents, and all files in folders, as one zip, once within a minute',
    input: z.object(ids),
    output: z.object({ name: z.string(), url: z.string() }),
    refusals: ['documents.notFound', 'documents.nothingToPack', 'documents.tooManyToPack'],
  }),
}
