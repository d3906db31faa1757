import { catalogue } from 'virtual:texts/en-US'
import { createLanguage } from '@signet/i18n'

export const language = createLanguage({ locale: 'en-US', catalogue, timeZone: 'Asia/Shanghai' })
