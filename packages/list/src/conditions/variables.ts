/** Ids that depend on who looks: oneself, with everybody below, and where one stands in the organization. */
export const variables = [
  'me',
  'meAndSubordinates',
  'department',
  'departmentAndBelow',
  'organizationAndBelow',
  'position',
] as const
export type Variable = (typeof variables)[number]
