import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Empty, Id } from './shapes.ts'

const isDefault = z.literal([0, 1])

/** Signatures that a person drew to sign with again. `signImg` is a PNG data URL of at most 200 KB. */
export const signatures = {
  mine: endpoint({
    method: 'GET',
    path: '/api/permission/Users/Current/SignImg',
    access: 'member',
    summary: 'My saved signatures, oldest first; exactly one is the default when there are any',
    input: Empty,
    output: z.array(z.object({ id: Id, signImg: z.string(), isDefault })),
    refusals: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/permission/Users/Current/SignImg',
    access: 'member',
    summary: 'Save a signature; the first one is the default whatever is said, and there are at most ten',
    input: z.object({ signImg: z.string().max(400_000), isDefault: isDefault.default(0) }),
    output: z.object({ id: Id }),
    refusals: ['signatures.notAPicture', 'signatures.tooMany'],
  }),
  setDefault: endpoint({
    method: 'PUT',
    path: '/api/permission/Users/Current/:id/SignImg',
    access: 'member',
    summary: 'Make one of my signatures the default',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['signatures.notFound'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/permission/Users/Current/:id/SignImg',
    access: 'member',
    summary: 'Delete one of my signatures; of those left the newest takes over as the default',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['signatures.notFound'],
  }),
}
