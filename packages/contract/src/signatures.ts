import { z } from 'zod'
import { endpoint } from './wire/endpoint.ts'
import { Done, Empty, Id } from './wire/shapes.ts'

const isDefault = z.literal([0, 1])

/** Signatures that a person drew to sign with again. `signImg` is a PNG data URL of at most 200 KB. */
export const signatures = {
  mine: endpoint({
    method: 'GET',
    path: '/api/permission/Users/Current/SignImg',
    access: 'member',
    summary: 'List your saved signatures, oldest first; exactly one of them is the default',
    input: Empty,
    output: z.array(z.object({ id: Id, signImg: z.string(), isDefault })),
    refusals: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/permission/Users/Current/SignImg',
    access: 'member',
    summary: 'Save a signature, up to ten; the first one always becomes the default',
    input: z.object({ signImg: z.string().max(400_000), isDefault: isDefault.default(0) }),
    output: z.object({ id: Id }),
    refusals: ['signatures.notAPicture', 'signatures.tooMany'],
  }),
  setDefault: endpoint({
    method: 'PUT',
    path: '/api/permission/Users/Current/:id/SignImg',
    access: 'member',
    summary: 'Set your default signature',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['signatures.notFound'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/permission/Users/Current/:id/SignImg',
    access: 'member',
    summary: 'Delete one of your signatures; the newest remaining one becomes the default',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['signatures.notFound'],
  }),
}
