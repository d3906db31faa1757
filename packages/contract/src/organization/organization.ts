import { z } from 'zod'
import { Day, Done, endpoint, Id } from '../wire/endpoint.ts'
import { choosing } from './choosing.ts'
import { GroupRule, ruleRefusals } from './circles.ts'
import { Version } from './unit-views.ts'

const created = z.object({ id: Id })
const codeTaken = ['organization.codeTaken', 'organization.notFound'] as const
const Name = z.string().trim().min(1).max(100)
const Code = z
  .string()
  .trim()
  .regex(/^[\w.-]{1,60}$/)

/** The facts of a person. */
const person = {
  account: z
    .string()
    .trim()
    .regex(/^[\w.-]{2,60}$/),
  realName: z.string().trim().min(1).max(60),
  gender: z.enum(['female', 'male', 'unknown']),
  mobilePhone: z.string().trim().max(30),
  email: z.string().trim().max(120),
  employeeNumber: z.string().trim().max(60),
  entryDate: Day.nullable(),
  /** The first is the main post. */
  positionIds: z.array(Id).max(20),
  managerId: Id.nullable(),
}

/** Calls for administrators. */
const administering = {
  createOrganize: endpoint({
    method: 'POST',
    path: '/api/permission/Organize',
    access: 'administrator',
    areas: ['people'],
    summary: 'Create a company or department',
    input: z.object({
      parentId: z.string().default('-1'),
      fullName: Name,
      enCode: Code,
      category: z.enum(['company', 'department']),
      headId: Id.nullable().default(null),
    }),
    output: created,
    refusals: [...codeTaken, 'organization.closed'],
  }),
  setHead: endpoint({
    method: 'PUT',
    path: '/api/permission/Organize/:id/head',
    access: 'administrator',
    areas: ['people'],
    summary: 'Set the head of an organization (null for none)',
    input: z.object({ id: Id, personId: Id.nullable() }),
    output: Done,
    refusals: ['organization.notFound'],
  }),
  createPosition: endpoint({
    method: 'POST',
    path: '/api/permission/Position',
    access: 'administrator',
    areas: ['people'],
    summary: 'Create a post in an organization',
    input: z.object({
      organizeId: Id,
      parentId: z.string().default('-1'),
      fullName: Name,
      enCode: Code,
      dutyUserId: Id.nullable().default(null),
    }),
    output: created,
    refusals: [...codeTaken, 'organization.closed'],
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
    summary: 'Create a group with its members, or with the condition that decides them',
    input: z.object({
      fullName: Name,
      enCode: Code,
      personIds: z.array(Id).max(5000).default([]),
      rule: GroupRule.default(''),
    }),
    output: created,
    refusals: [...codeTaken, 'organization.membersByRule', ...ruleRefusals],
  }),
  createUser: endpoint({
    method: 'POST',
    path: '/api/permission/Users',
    access: 'administrator',
    areas: ['people'],
    summary:
      'Create a person with posts (the first is the main one) and a manager; without a password, an initial one is answered once',
    input: z.object({
      ...person,
      gender: person.gender.default('unknown'),
      mobilePhone: person.mobilePhone.default(''),
      email: person.email.default(''),
      employeeNumber: person.employeeNumber.default(''),
      entryDate: person.entryDate.default(null),
      positionIds: person.positionIds.default([]),
      managerId: person.managerId.default(null),
      isAdministrator: z.boolean().default(false),
      password: z.string().min(8).max(200).optional(),
      /** Whether the person must choose a password of their own at the first sign-in. */
      mustChangePassword: z.boolean().default(true),
    }),
    output: created.extend({ password: z.string().optional() }),
    answersSecret: true,
    takesSecret: true,
    refusals: [
      'organization.accountTaken',
      'organization.phoneTaken',
      'organization.notFound',
      'session.weakPassword',
      'session.passwordKinds',
    ],
  }),
  updateUser: endpoint({
    method: 'PUT',
    path: '/api/permission/Users/:id',
    access: 'administrator',
    areas: ['people'],
    summary:
      'Update the given facts of a person; with a version, only if nobody changed the person meanwhile',
    input: z
      .object({ ...person, isAdministrator: z.boolean(), enabledMark: z.literal([0, 1]) })
      .partial()
      .extend({
        id: Id,
        version: Version.optional(),
      }),
    output: Done,
    refusals: [
      'organization.notFound',
      'organization.cycle',
      'organization.changedMeanwhile',
      'organization.accountTaken',
      'organization.phoneTaken',
      'organization.notYourself',
      'organization.lastAdministrator',
    ],
  }),
}

export const organization = { ...choosing, ...administering }
