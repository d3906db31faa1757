import { z } from 'zod'
import { endpoint } from './wire/endpoint.ts'
import { Empty } from './wire/shapes.ts'

export const system = {
  version: endpoint({
    method: 'GET',
    path: '/api/app/Version',
    access: 'anyone',
    summary: 'Get the server version; clients on another version offer an update',
    input: Empty,
    output: z.object({ sysVersion: z.string(), build: z.number().int(), downloadUrl: z.string() }),
    refusals: [],
  }),
  languagePack: endpoint({
    method: 'GET',
    path: '/api/system/BaseLang/LangJson',
    access: 'anyone',
    summary: 'Get all texts in the language of Accept-Language',
    input: Empty,
    output: z.record(z.string(), z.string()),
    refusals: [],
  }),
  externalLink: endpoint({
    method: 'GET',
    path: '/api/system/ExternalLink',
    access: 'member',
    summary:
      'Check whether an external page can be shown inside the product; `host` is in browser form, empty if there’s none to show',
    input: z.object({ url: z.string().max(2000) }),
    output: z.object({ host: z.string(), isAllowed: z.boolean() }),
    refusals: [],
  }),
}
