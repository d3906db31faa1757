import { z } from 'zod'
import { Done, endpoint, Id } from '../wire/endpoint.ts'
import { choosing } from './choosing.ts'

const created = z.object({ id: Id })
const codeTaken = ['organization.codeTaken', 'organization.notFound'] as const
const Name = z.string().trim().min(1).max(100)
const Code = z
  .string()
  .trim()
  .regex(/^[\w.-]{1,60}$/)

/** Calls for administrators. */
const administering = {
  createOrganize: endpoint({
    method: 'POST',
    path: '/api/permission/Organize',
    access: 'administrator',
    summary: 'Create a company or department',
    input: z.object({
      parentId: z.string().default('-1'),
      fullName: Name,
      enCode: Code,
      category: z.enum(['company', 'department']),
      headId: Id.nullable().default(null),
    }),
    output: created,
    refusals: codeTaken,
  }),
  setHead: endpoint({
    method: 'PUT',
    path: '/api/permission/Organize/:id/head',
    access: 'administrator',
    summary: 'Set the head of an organization (null for none)',
    input: z.object({ id: Id, personId: Id.nullable() }),
    output: Done,
    refusals: ['organization.notFound'],
  }),
  createPosition: endpoint({
    method: 'POST',
    path: '/api/permission/Position',
    access: 'administrator',
    summary: 'Create a post in an organization',
    input: z.object({
      organizeId: Id,
      parentId: z.string().default('-1'),
      fullName: Name,
      enCode: Code,
      dutyUserId: Id.nullable().default(null),
    }),
    output: created,
    refusals: codeTaken,
  }),
  createRole: endpoint({
    method: 'POST',
    path: '/api/permission/Role',
    access: 'administrator',
    summary: 'Create a role with its members',
    input: z.object({ fullName: Name, enCode: Code, personIds: z.array(Id).max(5000).default([]) }),
    output: created,
    refusals: codeTaken,
  }),
  createGroup: endpoint({
    method: 'POST',
    path: '/api/permission/Group',
    access: 'administrator',
    summary: 'Create a group with its members',
    input: z.object({ fullName: Name, enCode: Code, personIds: z.array(Id).max(5000).default([]) }),
    output: created,
    refusals: codeTaken,
  }),
  createUser: endpoint({
    method: 'POST',
    path: '/api/permission/Users',
    access: 'administrator',
    summary: 'Create a person with posts (the first is the main one) and a manager',
    input: z.object({
      account: z
        .string()
        .trim()
        .regex(/^[\w.-]{2,60}$/),
      realName: z.string().trim().min(1).max(60),
      password: z.string().min(8).max(200),
      gender: z.enum(['female', 'male', 'unknown']).default('unknown'),
      mobilePhone: z.string().trim().max(30).default(''),
      email: z.string().trim().max(120).default(''),
      positionIds: z.array(Id).max(20).default([]),
      managerId: Id.nullable().default(null),
      isAdministrator: z.boolean().default(false),
    }),
    output: created,
    refusals: ['organization.accountTaken', 'organization.notFound', 'session.weakPassword'],
  }),
  updateUser: endpoint({
    method: 'PUT',
    path: '/api/permission/Users/:id',
    access: 'administrator',
    summary: 'Update a person’s posts, manager or access',
    input: z.object({
      id: Id,
      positionIds: z.array(Id).max(20).optional(),
      managerId: Id.nullable().optional(),
      enabledMark: z.literal([0, 1]).optional(),
    }),
    output: Done,
    refusals: ['organization.notFound', 'organization.cycle'],
  }),
}

export const organization = { ...choosing, ...administering }
