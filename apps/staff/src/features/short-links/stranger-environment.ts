import type { FormEnvironment } from '@signet/form/react'

/** A form of strangers has nothing around it: it offers no people, no records, no files. */
export const strangerEnvironment: FormEnvironment = {
  lookup: { search: async () => ({ choices: [], hasMore: false }), byIds: async () => [] },
  files: {
    upload: () => {
      throw new Error('A public form takes no files.')
    },
    urlOf: () => '',
  },
  now: () => new Date().toISOString(),
}
