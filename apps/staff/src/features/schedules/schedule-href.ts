type EntryAddress = Readonly<{ groupId: string; id: string }>

export const scheduleHref = {
  day: (day: string) => `/pages/workFlow/schedule/index?${new URLSearchParams({ day })}`,
  create: (day: string) => `/pages/workFlow/schedule/form?${new URLSearchParams({ day })}`,
  edit: ({ groupId, id }: EntryAddress) =>
    `/pages/workFlow/schedule/form?${new URLSearchParams({ groupId, id })}`,
  one: ({ groupId, id }: EntryAddress) =>
    `/pages/workFlow/schedule/detail?${new URLSearchParams({ groupId, id })}`,
} as const
