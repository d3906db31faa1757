import { z } from 'zod'
import { Day, Done, endpoint, Id, PersonRef } from '../wire/endpoint.ts'
import { ApproverChanges, PostRow, UnitRow, Version } from './unit-views.ts'

const Name = z.string().trim().min(1).max(100)
const Code = z
  .string()
  .trim()
  .regex(/^[\w.-]{1,60}$/)
/** The root is written as -1. */
const ParentId = z.string().max(80).default('-1')
/** As it was at the end of that day; not given: as it is. */
const asOf = { day: Day.optional() }
const unit = { id: Id, version: Version }
const changing = ['organization.notFound', 'organization.changedMeanwhile'] as const
const placing = ['organization.notFound', 'organization.movedBelowItself', 'organization.closed'] as const

/** Companies, departments and posts, as administrators change them. */
export const units = {
  tree: endpoint({
    method: 'GET',
    path: '/api/permission/Organize/Tree',
    access: 'administrator',
    areas: ['people'],
    summary:
      'List all companies and departments with their heads and numbers of people, also as of a past day',
    input: z.object(asOf),
    output: z.object({ list: z.array(UnitRow) }),
    refusals: ['organization.beforeHistory'],
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/permission/Organize/:id',
    access: 'administrator',
    areas: ['people'],
    summary: 'Get a company or department with its posts, also as of a past day',
    input: z.object({ id: Id, ...asOf }),
    output: UnitRow.extend({ path: z.string(), posts: z.array(PostRow) }),
    refusals: ['organization.notFound', 'organization.beforeHistory'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/permission/Organize/:id',
    access: 'administrator',
    areas: ['people'],
    summary: 'Update the name, code, kind and head of a company or department',
    input: z.object({
      ...unit,
      fullName: Name,
      enCode: Code,
      category: z.enum(['company', 'department']),
      headId: Id.nullable(),
    }),
    output: Done,
    refusals: [...changing, 'organization.codeTaken'],
  }),
  previewMove: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/permission/Organize/:id/MovePreview',
    access: 'administrator',
    areas: ['people'],
    summary: 'List the people whose heads and managers change when a company or department moves',
    input: z.object({ id: Id, parentId: ParentId }),
    output: ApproverChanges,
    refusals: placing,
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/permission/Organize/:id/Move',
    access: 'administrator',
    areas: ['people'],
    summary: 'Move a company or department below another, before a sibling or to the end (null)',
    input: z.object({ ...unit, parentId: ParentId, beforeId: Id.nullable().default(null) }),
    output: Done,
    refusals: [...changing, ...placing],
  }),
  previewMerge: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/permission/Organize/:id/MergePreview',
    access: 'administrator',
    areas: ['people'],
    summary: 'List the people whose heads and managers change when a department is merged into another',
    input: z.object({ id: Id, intoId: Id }),
    output: ApproverChanges,
    refusals: placing,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/permission/Organize/:id/Merge',
    access: 'administrator',
    areas: ['people'],
    summary: 'Move the people, posts and departments of a department to another, and close it',
    input: z.object({ ...unit, intoId: Id }),
    output: Done,
    refusals: [...changing, ...placing],
  }),
  close: endpoint({
    method: 'PUT',
    path: '/api/permission/Organize/:id/Closed',
    access: 'administrator',
    areas: ['people'],
    summary: 'Close a company or department, so that it is no longer offered, or open it again',
    input: z.object({ ...unit, isClosed: z.boolean() }),
    output: Done,
    refusals: [
      ...changing,
      'organization.hasPeople',
      'organization.hasPosts',
      'organization.hasUnits',
      'organization.closed',
    ],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/permission/Organize/:id',
    access: 'administrator',
    areas: ['people'],
    summary: 'Delete an empty company or department that no design refers to',
    input: z.object({ id: Id }),
    output: Done,
    refusals: [
      'organization.notFound',
      'organization.hasPeople',
      'organization.hasPosts',
      'organization.hasUnits',
      'organization.inUse',
    ],
  }),
  openPost: endpoint({
    method: 'GET',
    path: '/api/permission/Position/:id',
    access: 'administrator',
    areas: ['people'],
    summary: 'Get a post with its people',
    input: z.object({ id: Id }),
    output: PostRow.extend({ holders: z.array(PersonRef) }),
    refusals: ['organization.notFound'],
  }),
  updatePost: endpoint({
    method: 'PUT',
    path: '/api/permission/Position/:id',
    access: 'administrator',
    areas: ['people'],
    summary: 'Update the name, code, parent post and duty person of a post, or close it',
    input: z.object({
      ...unit,
      fullName: Name,
      enCode: Code,
      parentId: ParentId,
      dutyUserId: Id.nullable(),
      isClosed: z.boolean(),
    }),
    output: Done,
    refusals: [
      ...changing,
      'organization.codeTaken',
      'organization.postBelowItself',
      'organization.hasPeople',
      'organization.closed',
    ],
  }),
  previewPostMove: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/permission/Position/:id/MovePreview',
    access: 'administrator',
    areas: ['people'],
    summary: 'List the people whose heads and managers change when a post moves to another department',
    input: z.object({ id: Id, intoId: Id }),
    output: ApproverChanges,
    refusals: ['organization.notFound', 'organization.closed'],
  }),
  movePost: endpoint({
    method: 'PUT',
    path: '/api/permission/Position/:id/Move',
    access: 'administrator',
    areas: ['people'],
    summary:
      'Move a post to another department with its people and the posts of its department below it; its parent post stays behind',
    input: z.object({ ...unit, intoId: Id }),
    output: Done,
    refusals: [...changing, 'organization.closed'],
  }),
  removePost: endpoint({
    method: 'DELETE',
    path: '/api/permission/Position/:id',
    access: 'administrator',
    areas: ['people'],
    summary: 'Delete a post without people that no design refers to',
    input: z.object({ id: Id }),
    output: Done,
    refusals: [
      'organization.notFound',
      'organization.hasPeople',
      'organization.hasChildPosts',
      'organization.inUse',
    ],
  }),
}
