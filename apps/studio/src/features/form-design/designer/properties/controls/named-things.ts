import type { Client } from '@signet/client'

type Named = Readonly<{ id: string; name: string }>

/** How things of other features are found by words, and named by what a form knows them by. */
type NamedThings = Readonly<{
  find: (client: Client, keyword: string, signal: AbortSignal) => Promise<readonly Named[]>
  nameOf: (client: Client, id: string, signal: AbortSignal) => Promise<string>
}>

const page = { pageSize: 50 }
const byId = ({ id, name }: Named): Named => ({ id, name })

export const namedThings = {
  dictionary: {
    find: async ({ dictionary }, keyword, signal) =>
      (await dictionary.list({ ...page, keyword }, { signal })).list.map(({ enCode, fullName }) => ({
        id: enCode,
        name: fullName,
      })),
    nameOf: async ({ dictionary }, code, signal) =>
      (await dictionary.list({ ...page, keyword: code }, { signal })).list.find(
        ({ enCode }) => enCode === code,
      )?.fullName ?? code,
  },
  interface: {
    find: async ({ dataInterfaces }, keyword, signal) =>
      (await dataInterfaces.list({ ...page, keyword }, { signal })).list.map(({ id, fullName }) => ({
        id,
        name: fullName,
      })),
    nameOf: async ({ dataInterfaces }, id, signal) =>
      (await dataInterfaces.open({ id }, { signal })).fullName,
  },
  model: {
    find: async ({ formDesign }, keyword, signal) =>
      (await formDesign.list({ ...page, keyword }, { signal })).list.map(byId),
    nameOf: async ({ formDesign }, id, signal) => (await formDesign.open({ id }, { signal })).name,
  },
  billRule: {
    find: async ({ billRules }, keyword, signal) =>
      (await billRules.list({ ...page, keyword }, { signal })).list.map(({ enCode, fullName }) => ({
        id: enCode,
        name: fullName,
      })),
    nameOf: async ({ billRules }, code, signal) =>
      (await billRules.list({ ...page, keyword: code }, { signal })).list.find(
        ({ enCode }) => enCode === code,
      )?.fullName ?? code,
  },
  flow: {
    find: async ({ flowDesign }, keyword, signal) =>
      (await flowDesign.list({ ...page, keyword }, { signal })).list.map(byId),
    nameOf: async ({ flowDesign }, id, signal) => (await flowDesign.open({ id }, { signal })).name,
  },
} as const satisfies Readonly<Record<string, NamedThings>>

export type ThingName = keyof typeof namedThings
