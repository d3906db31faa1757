import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Id, PageInput, pageOf } from './shapes.ts'

const Ids = z.object({ ids: z.array(z.string().max(120)).max(1000).default([]) })

/** An organization as pickers of this family show it. */
export const OrganizeNode = z.object({
  id: Id,
  parentId: z.string(),
  fullName: z.string(),
  enCode: z.string(),
  category: z.enum(['company', 'department']),
  icon: z.string(),
  hasChildren: z.boolean(),
  isLeaf: z.boolean(),
  organizeIdTree: z.string(),
  organizeIds: z.array(z.string()),
  orgNameTree: z.string(),
  parentName: z.string(),
})
export const PositionNode = z.object({
  id: Id,
  parentId: z.string(),
  fullName: z.string(),
  enCode: z.string(),
  organizeId: z.string(),
  organize: z.string(),
  orgNameTree: z.string(),
  type: z.enum(['organize', 'position']),
  category: z.string(),
  icon: z.string(),
  hasChildren: z.boolean(),
  isDutyPosition: z.boolean(),
  dutyUserId: z.string(),
})
export const UserRow = z.object({
  id: Id,
  account: z.string(),
  realName: z.string(),
  /** realName/account, as pickers show it. */
  fullName: z.string(),
  headIcon: z.string(),
  gender: z.enum(['female', 'male', 'unknown']),
  mobilePhone: z.string(),
  email: z.string(),
  organize: z.string(),
  organizeIds: z.array(z.string()),
  position: z.string(),
  positionIds: z.array(z.string()),
  type: z.literal('user'),
  enabledMark: z.literal([0, 1]),
  isAdministrator: z.boolean(),
})
export type UserRow = z.infer<typeof UserRow>
export const GroupNode = z.object({
  id: Id,
  parentId: z.string(),
  fullName: z.string(),
  enCode: z.string(),
  type: z.literal('group'),
  icon: z.string(),
  num: z.number().int(),
})
export const RoleNode = z.object({
  id: Id,
  parentId: z.string(),
  fullName: z.string(),
  enCode: z.string(),
  type: z.enum(['user', 'position', 'organize', 'role']),
  globalMark: z.literal([1, 2]),
  num: z.number().int(),
})
/** Anything that a mixed picker may hold (`id--type` values). */
export const SelectedNode = z.object({
  id: z.string(),
  type: z.enum(['user', 'role', 'position', 'group', 'organize', 'company', 'department']),
  fullName: z.string(),
  headIcon: z.string(),
  orgNameTree: z.string(),
})

const listed = <Row extends z.ZodType>(row: Row) => z.object({ list: z.array(row) })
const created = z.object({ id: Id })
const codeTaken = ['organization.codeTaken', 'organization.notFound'] as const
const Name = z.string().trim().min(1).max(100)
const Code = z
  .string()
  .trim()
  .regex(/^[\w.-]{1,60}$/)

export const organization = {
  organizeSelector: endpoint({
    method: 'GET',
    path: '/api/permission/Organize/Selector',
    access: 'member',
    summary: 'Children of one organization (-1: the top), or a flat search by keyword',
    input: z.object({ parentId: z.string().default('-1'), keyword: z.string().trim().max(100).default('') }),
    output: listed(OrganizeNode),
    refusals: [],
  }),
  positionsOf: endpoint({
    method: 'GET',
    path: '/api/permission/Organize/AsyncPosList',
    access: 'member',
    summary: 'Positions and child organizations of an organization, or child positions of a position',
    input: z.object({
      id: z.string().default('-1'),
      type: z.enum(['organize', 'position']).default('organize'),
    }),
    output: listed(PositionNode),
    refusals: [],
  }),
  selectedOrganizes: endpoint({
    method: 'POST',
    path: '/api/permission/Organize/SelectedList',
    access: 'member',
    summary: 'Names of chosen organizations',
    input: Ids,
    output: listed(OrganizeNode),
    refusals: [],
  }),
  organizeRange: endpoint({
    method: 'POST',
    path: '/api/permission/Organize/OrganizeCondition',
    access: 'member',
    summary: 'A custom range; may hold @currentOrg and @currentOrgAndSubOrg',
    input: Ids,
    output: listed(OrganizeNode),
    refusals: [],
  }),
  positionSelector: endpoint({
    method: 'GET',
    path: '/api/permission/Position/Selector',
    access: 'member',
    summary: 'Search positions',
    input: PageInput.extend({ organizeId: z.string().default('') }),
    output: pageOf(PositionNode),
    refusals: [],
  }),
  selectedPositions: endpoint({
    method: 'POST',
    path: '/api/permission/Position/SelectedList',
    access: 'member',
    summary: 'Names of chosen positions',
    input: Ids,
    output: listed(PositionNode),
    refusals: [],
  }),
  positionRange: endpoint({
    method: 'POST',
    path: '/api/permission/Position/PositionCondition',
    access: 'member',
    summary: 'A custom range of positions',
    input: Ids,
    output: listed(PositionNode),
    refusals: [],
  }),
  usersByIds: endpoint({
    method: 'POST',
    path: '/api/permission/Users/getUserList',
    access: 'member',
    summary: 'Names of chosen people',
    input: Ids,
    output: listed(UserRow),
    refusals: [],
  }),
  selectedNodes: endpoint({
    method: 'POST',
    path: '/api/permission/Users/getSelectedList',
    access: 'member',
    summary: 'Names of a mixed choice, each id written `id--type`',
    input: Ids,
    output: listed(SelectedNode),
    refusals: [],
  }),
  selectedUsers: endpoint({
    method: 'POST',
    path: '/api/permission/Users/getSelectedUserList',
    access: 'member',
    summary: 'The people behind a mixed choice',
    input: PageInput.extend(Ids.shape),
    output: pageOf(UserRow),
    refusals: [],
  }),
  receiveUsers: endpoint({
    method: 'GET',
    path: '/api/permission/Users/ReceiveUserList',
    access: 'member',
    summary: 'Colleagues: 2 same department, 3 same position, 6 same company, otherwise all',
    input: PageInput.extend({ type: z.coerce.number().int().default(0) }),
    output: pageOf(UserRow),
    refusals: [],
  }),
  users: endpoint({
    method: 'GET',
    path: '/api/permission/Users',
    access: 'member',
    summary:
      'People, by organization, position, role or group, or by keyword (name, account, pinyin initials)',
    input: PageInput.extend({
      organizeId: z.string().default(''),
      positionId: z.string().default(''),
      roleId: z.string().default(''),
      groupId: z.string().default(''),
    }),
    output: pageOf(UserRow),
    refusals: [],
  }),
  groupSelector: endpoint({
    method: 'GET',
    path: '/api/permission/Group/Selector',
    access: 'member',
    summary: 'All groups',
    input: z.object({ keyword: z.string().trim().max(100).default('') }),
    output: listed(GroupNode),
    refusals: [],
  }),
  groupRange: endpoint({
    method: 'POST',
    path: '/api/permission/Group/GroupCondition',
    access: 'member',
    summary: 'A custom range of groups',
    input: Ids,
    output: listed(GroupNode),
    refusals: [],
  }),
  roleSelector: endpoint({
    method: 'GET',
    path: '/api/permission/Role/Selector',
    access: 'member',
    summary: 'All roles',
    input: z.object({ type: z.string().default(''), isSystem: z.string().default('') }),
    output: listed(RoleNode),
    refusals: [],
  }),
  roleRange: endpoint({
    method: 'POST',
    path: '/api/permission/Role/RoleCondition',
    access: 'member',
    summary: 'A custom range of roles; system roles are left out',
    input: Ids,
    output: listed(RoleNode),
    refusals: [],
  }),

  createOrganize: endpoint({
    method: 'POST',
    path: '/api/permission/Organize',
    access: 'administrator',
    summary: 'Found a company or department',
    input: z.object({
      parentId: z.string().default('-1'),
      fullName: Name,
      enCode: Code,
      category: z.enum(['company', 'department']),
    }),
    output: created,
    refusals: codeTaken,
  }),
  setHead: endpoint({
    method: 'PUT',
    path: '/api/permission/Organize/:id/head',
    access: 'administrator',
    summary: 'Name the head of an organization (null: nobody)',
    input: z.object({ id: Id, personId: Id.nullable() }),
    output: Done,
    refusals: ['organization.notFound'],
  }),
  createPosition: endpoint({
    method: 'POST',
    path: '/api/permission/Position',
    access: 'administrator',
    summary: 'Add a position to an organization',
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
    summary: 'Add a role and its members',
    input: z.object({ fullName: Name, enCode: Code, personIds: z.array(Id).max(5000).default([]) }),
    output: created,
    refusals: codeTaken,
  }),
  createGroup: endpoint({
    method: 'POST',
    path: '/api/permission/Group',
    access: 'administrator',
    summary: 'Add a group and its members',
    input: z.object({ fullName: Name, enCode: Code, personIds: z.array(Id).max(5000).default([]) }),
    output: created,
    refusals: codeTaken,
  }),
  createUser: endpoint({
    method: 'POST',
    path: '/api/permission/Users',
    access: 'administrator',
    summary: 'Add a person with positions (the first is the major one) and a manager',
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
    summary: 'Change where a person works, whom they answer to, or whether they may sign in',
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
