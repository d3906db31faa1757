/** The address of somebody's contact card. */
export function cardHref(id: string): string {
  return `/pages/my/userDetail/index?${new URLSearchParams({ id })}`
}

/** The address of a department with its people. */
export function departmentHref(organizeId: string): string {
  return `/pages/my/contacts/userList?${new URLSearchParams({ organizeId })}`
}
