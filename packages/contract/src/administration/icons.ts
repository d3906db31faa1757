import { z } from 'zod'
import { Done, Empty, endpoint, Id, Instant, largestInteger } from '../wire/endpoint.ts'

/** Largest file of an icon, in bytes. */
export const largestIcon = 100 * 1024
/** How many icons a company may have. */
export const mostIcons = 500

const name = z.string().trim().min(1).max(60)
const category = z.string().trim().max(40).default('')
/** The file as a data address: SVG, PNG or WebP, whose kind is read from its bytes. */
const picture = z
  .string()
  .max(Math.ceil((largestIcon * 4) / 3) + 60)
  .regex(/^data:[\w.+/-]{0,40};base64,[A-Za-z0-9+/]+={0,2}$/)
const Version = z.int().min(1).max(largestInteger)

const Icon = z.object({
  id: Id,
  fullName: z.string(),
  category: z.string(),
  /** What designs and menus store as their icon, and where browsers find the picture. */
  icon: z.string(),
  type: z.enum(['image/svg+xml', 'image/png', 'image/webp']),
  bytes: z.int(),
  /** Changes with the picture. */
  hash: z.string(),
  version: Version,
  changedAt: Instant,
})

const pictureFaults = [
  'icons.kindUnknown',
  'icons.tooLarge',
  'icons.wrongSvg',
  'icons.activeSvg',
  'icons.partRefused',
  'icons.tooDetailed',
] as const

/** Icons of the company, beside those that the product brings. */
export const icons = {
  list: endpoint({
    method: 'GET',
    path: '/api/system/Icon',
    access: 'administrator',
    areas: ['designs', 'lists', 'applications', 'ownApplications'],
    summary: 'List the icons that the company uploaded, by category and name',
    input: Empty,
    output: z.object({ list: z.array(Icon) }),
    refusals: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/system/Icon',
    access: 'administrator',
    summary: 'Upload an icon (SVG, PNG or WebP up to 100 KB); an SVG is cleaned, or refused with the reason',
    input: z.object({ fullName: name, category, picture }),
    output: z.object({ id: Id }),
    refusals: [...pictureFaults, 'icons.nameTaken', 'icons.tooMany'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/system/Icon/:id',
    access: 'administrator',
    summary: 'Rename an icon or replace its picture, which is then shown wherever the icon is used',
    input: z.object({ id: Id, fullName: name, category, picture: picture.optional(), version: Version }),
    output: z.object({ version: Version }),
    refusals: [...pictureFaults, 'icons.nameTaken', 'icons.notFound', 'icons.changedMeanwhile'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/system/Icon/:id',
    access: 'administrator',
    summary: 'Delete an icon that no application, menu, form or flow uses',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['icons.notFound', 'icons.inUse'],
  }),
}
