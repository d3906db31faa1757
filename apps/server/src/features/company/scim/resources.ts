import type { ScimGroup, ScimUser } from './scim-store.ts'

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

type Named = Readonly<{ id: string; name: string }>
type Kind = 'User' | 'Group'

function metaOf(kind: Kind, { id, version, createdAt }: ScimUser | ScimGroup, home: string) {
  return {
    resourceType: kind,
    created: createdAt,
    location: `${home}/scim/v2/${kind}s/${id}`,
    version: etagOf(version),
  }
}

function etagOf(version: number): string {
  return `W/"${version}"`
}

/** Where a person is: `department` is empty without one, `home` is the public address. */
type Surroundings = Readonly<{ groups: readonly Named[]; department: string; home: string }>

/** A person as a SCIM resource. */
export function userResource(user: ScimUser, { groups, department, home }: Surroundings) {
  const { id, account, name, email, mobilePhone, employeeNumber, managerId, isEnabled } = user
  return {
    schemas: [userSchema, enterpriseSchema],
    id,
    ...(user.externalId && { externalId: user.externalId }),
    userName: user.userName ?? account,
    displayName: name,
    name: { formatted: name },
    active: isEnabled,
    ...(email !== '' && { emails: [{ value: email, type: 'work', primary: true }] }),
    ...(mobilePhone !== '' && { phoneNumbers: [{ value: mobilePhone, type: 'mobile' }] }),
    groups: groups.map((group) => ({
      value: group.id,
      display: group.name,
      $ref: `${home}/scim/v2/Groups/${group.id}`,
    })),
    [enterpriseSchema]: {
      ...(employeeNumber !== '' && { employeeNumber }),
      ...(department !== '' && { department }),
      ...(managerId !== null && {
        manager: { value: managerId, $ref: `${home}/scim/v2/Users/${managerId}` },
      }),
    },
    meta: metaOf('User', user, home),
  }
}

/** A group as a SCIM resource; without members where they were not asked for. */
export function groupResource(group: ScimGroup, members: readonly Named[] | undefined, home: string) {
  const { id, name, externalId } = group
  return {
    schemas: [groupSchema],
    id,
    ...(externalId && { externalId }),
    displayName: name,
    ...(members && {
      members: members.map((one) => ({
        value: one.id,
        display: one.name,
        $ref: `${home}/scim/v2/Users/${one.id}`,
      })),
    }),
    meta: metaOf('Group', group, home),
  }
}

/** A page of a list; pages begin at 1. */
export function listResponse(
  resources: readonly unknown[],
  { total, offset }: Readonly<{ total: number; offset: number }>,
) {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    startIndex: offset + 1,
    itemsPerPage: resources.length,
    Resources: resources,
  }
}
