import { z } from 'zod'
import { documentOrders, documentShelves } from './wire/constants.ts'
import { Done, endpoint, Id, Instant, PageInput, PersonRef, pageOf } from './wire/endpoint.ts'

/** My documents, shared by me, shared with me, archives, and trash. */
const Shelf = z.enum(documentShelves)
const Name = z.string().trim().min(1).max(200)
/** Null for the top level. */
const ParentId = Id.nullable().default(null)
const ids = { ids: z.array(Id).min(1).max(200) }

const DocumentRow = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(['folder', 'file']),
  /** File size in bytes. */
  size: z.number().int(),
  type: z.string(),
  /** Owner; null for company documents, such as archives. */
  owner: PersonRef.nullable(),
  /** Its folder; empty at the top level. */
  folder: z.string(),
  createdAt: Instant,
  isShared: z.boolean(),
  can: z.object({ change: z.boolean() }),
})
export type DocumentRow = z.infer<typeof DocumentRow>

const DocumentDetail = DocumentRow.extend({
  parentId: Id.nullable(),
  /** Its folders that the reader may open, outermost first. */
  path: z.array(z.object({ id: Id, name: z.string() })),
  /** People it is shared with directly; only for readers who may change it. */
  readers: z.array(PersonRef),
})
export type DocumentDetail = z.infer<typeof DocumentDetail>

const changing = ['documents.notFound', 'documents.notYours'] as const
const placing = [...changing, 'documents.folderGone', 'documents.nameTaken'] as const

/** The document center: folders and files, with sharing. */
export const documents = {
  list: endpoint({
    method: 'GET',
    path: '/api/file/Document',
    access: 'member',
    summary: 'List the documents of a category or folder; a keyword searches names at any depth',
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
    summary: 'Get a document you can view',
    input: z.object({ id: Id }),
    output: DocumentDetail,
    refusals: ['documents.notFound'],
  }),
  addFolder: endpoint({
    method: 'POST',
    path: '/api/file/Document',
    access: 'member',
    summary: 'Create a folder',
    input: z.object({ name: Name, parentId: ParentId }),
    output: z.object({ id: Id }),
    refusals: [...placing],
  }),
  addFile: endpoint({
    method: 'POST',
    path: '/api/file/Document/Uploader',
    access: 'member',
    summary: 'Add a file you uploaded to a folder',
    input: z.object({ fileId: Id, parentId: ParentId }),
    output: z.object({ id: Id }),
    refusals: [...placing, 'files.notFound', 'files.notReady'],
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/file/Document/:id',
    access: 'member',
    summary: 'Rename a document',
    input: z.object({ id: Id, name: Name }),
    output: Done,
    refusals: [...changing, 'documents.nameTaken'],
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/file/Document/Actions/MoveTo',
    access: 'member',
    summary: 'Move documents to another of your folders',
    input: z.object({ ...ids, parentId: ParentId }),
    output: Done,
    refusals: [...placing, 'documents.intoItself'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/file/Document/BatchDelete',
    access: 'member',
    summary: 'Move documents and their contents to your trash',
    input: z.object(ids),
    output: Done,
    refusals: [...changing],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/file/Document/Trash/Actions/Recovery',
    access: 'member',
    summary: 'Restore documents from your trash; to the top level if their folder is gone',
    input: z.object(ids),
    output: Done,
    refusals: ['documents.notFound', 'documents.nameTaken'],
  }),
  purge: endpoint({
    method: 'POST',
    path: '/api/file/Document/Trash',
    access: 'member',
    summary: 'Permanently delete documents from your trash',
    input: z.object(ids),
    output: Done,
    refusals: ['documents.notFound'],
  }),
  share: endpoint({
    method: 'PUT',
    path: '/api/file/Document/Actions/Share',
    access: 'member',
    summary: 'Set who can view your documents; an empty list stops sharing',
    input: z.object({ ...ids, userIds: z.array(Id).max(200) }),
    output: Done,
    refusals: [...changing, 'documents.personUnknown'],
  }),
  download: endpoint({
    method: 'POST',
    path: '/api/file/Document/Download/:id',
    access: 'member',
    summary: 'Create a one-time link, valid for a minute, that downloads the file',
    input: z.object({ id: Id }),
    answersSecret: true,
    output: z.object({ name: z.string(), url: z.string() }),
    refusals: ['documents.notFound', 'files.notReady'],
  }),
  pack: endpoint({
    method: 'POST',
    path: '/api/file/Document/PackDownload',
    access: 'member',
    summary: 'Create a one-time link, valid for a minute, that downloads documents and folders as a ZIP',
    input: z.object(ids),
    answersSecret: true,
    output: z.object({ name: z.string(), url: z.string() }),
    refusals: ['documents.notFound', 'documents.nothingToPack', 'documents.tooManyToPack'],
  }),
}
