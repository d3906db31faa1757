import { z } from 'zod'
import { uploadNeed } from './key-scopes.ts'
import { ClientFrame, ServerFrame } from './socket.ts'

type Operation = Readonly<Record<string, unknown>>

const inPath = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
})

const inHeader = (name: string, schema: Operation) => ({ name, in: 'header', required: true, schema })

const kind = inPath('type', 'What the file is for, for example annex')
const fileId = inPath('fileId', 'The id at the end of the Location that POST answers')
const resumable = inHeader('Tus-Resumable', { const: '1.0.0' })
const signedIn = [{ token: [] }, { accessKey: [uploadNeed.scope] }]
const empty = { description: 'Done' }

const upload = (summary: string, parameters: readonly Operation[], responses: Operation): Operation => ({
  tags: ['files'],
  summary,
  security: signedIn,
  parameters: [kind, ...parameters],
  responses,
})

const bytes = {
  content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
}
const form = {
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary' } },
      },
    },
  },
}

/** The parts of the interface that are no calls: uploads by the tus protocol, and the socket, as OpenAPI paths. */
export const protocols: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  '/api/file/Uploader/{type}': {
    post: {
      ...upload('Begin a resumable upload (tus 1.0.0), or send a whole file as a form', [], {
        201: { description: 'Location is the address for PATCH' },
        200: { description: 'A form was sent; the envelope holds the file' },
      }),
      requestBody: form,
    },
  },
  '/api/file/Uploader/{type}/{fileId}': {
    head: upload('Return how many bytes have arrived', [fileId, resumable], { 200: empty }),
    patch: {
      ...upload(
        'Send the next bytes',
        [fileId, resumable, inHeader('Upload-Offset', { type: 'integer', minimum: 0 })],
        { 204: empty },
      ),
      requestBody: bytes,
    },
    delete: upload('Cancel an upload', [fileId, resumable], { 204: empty }),
  },
  '/websocket/{token}': {
    get: {
      tags: ['socket'],
      summary: 'Open the socket (WebSocket upgrade); the first frame must be OnConnection',
      parameters: [inPath('token', 'The session token, or a ticket for one use')],
      responses: {
        101: {
          description: 'Frames are JSON texts; `x-client-frames` are accepted, `x-server-frames` are sent',
          'x-client-frames': z.toJSONSchema(ClientFrame),
          'x-server-frames': z.toJSONSchema(ServerFrame),
        },
      },
    },
  },
}
