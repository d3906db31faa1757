import { z } from 'zod'
import { Done, Empty, endpoint, Id } from './wire/endpoint.ts'

const isDefault = z.literal([0, 1])

/** Saved handwritten signatures. `signImg` is a PNG data URL of at most 200 KB. */
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

const Whose = z.enum(['mine', 'companys'])

/** Saved phrases for opinions. Those of the company are managed by administrators. */
export const phrases = {
  list: endpoint({
    method: 'GET',
    path: '/api/system/CommonWords/Selector',
    access: 'member',
    summary: 'List the company’s phrases, then yours, each in their order',
    input: Empty,
    output: z.object({ list: z.array(z.object({ id: Id, text: z.string(), whose: Whose })) }),
    refusals: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/system/CommonWords',
    access: 'member',
    summary: 'Save a phrase at the end of the list; up to 50',
    input: z.object({ text: z.string().trim().min(1).max(200), whose: Whose.default('mine') }),
    output: z.object({ id: Id }),
    refusals: ['phrases.taken', 'phrases.tooMany', 'session.administratorsOnly'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/system/CommonWords/:id',
    access: 'member',
    summary: 'Delete a phrase',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['phrases.notFound', 'session.administratorsOnly'],
  }),
  sort: endpoint({
    method: 'PUT',
    path: '/api/system/CommonWords/order',
    access: 'member',
    summary: 'Reorder your phrases or the company’s; phrases not listed go last',
    input: z.object({ ids: z.array(Id).max(50), whose: Whose.default('mine') }),
    output: Done,
    refusals: ['session.administratorsOnly'],
  }),
}
