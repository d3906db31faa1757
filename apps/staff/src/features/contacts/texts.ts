import type { Texts } from '@signet/std'

export const texts = {
  away: { 'zh-CN': '外出，代理审批', 'zh-TW': '外出，代理審批', 'en-US': 'Away, decisions taken by' },
  below: { 'zh-CN': '下级部门', 'zh-TW': '下級部門', 'en-US': 'Departments below' },
  card: { 'zh-CN': '名片', 'zh-TW': '名片', 'en-US': 'Contact card' },
  company: { 'zh-CN': '组织架构', 'zh-TW': '組織架構', 'en-US': 'Organization' },
  departments: { 'zh-CN': '所属组织', 'zh-TW': '所屬組織', 'en-US': 'Departments' },
  mail: { 'zh-CN': '邮箱', 'zh-TW': '信箱', 'en-US': 'Email' },
  more: { 'zh-CN': '更多', 'zh-TW': '更多', 'en-US': 'More' },
  noPeople: {
    'zh-CN': '这个部门还没有人',
    'zh-TW': '這個部門還沒有人',
    'en-US': 'No people in this department',
  },
  noPeopleHint: {
    'zh-CN': '可以看看下级部门',
    'zh-TW': '可以看看下級部門',
    'en-US': 'Look in the departments below it',
  },
  notFound: { 'zh-CN': '没有找到', 'zh-TW': '沒有找到', 'en-US': 'No people found' },
  notFoundHint: {
    'zh-CN': '可以用姓名、账号、部门、全拼或首字母查找',
    'zh-TW': '可以用姓名、帳號、部門、全拼或首字母查找',
    'en-US': 'Try a name, account, department, pinyin or initials',
  },
  own: { 'zh-CN': '我的部门', 'zh-TW': '我的部門', 'en-US': 'My department' },
  people: { 'zh-CN': '同事', 'zh-TW': '同事', 'en-US': 'Colleagues' },
  phone: { 'zh-CN': '手机', 'zh-TW': '手機', 'en-US': 'Mobile' },
  reportsTo: { 'zh-CN': '汇报给', 'zh-TW': '彙報給', 'en-US': 'Reports to' },
  save: { 'zh-CN': '存到手机通讯录', 'zh-TW': '存到手機通訊錄', 'en-US': 'Save to address book' },
  search: { 'zh-CN': '找同事', 'zh-TW': '找同事', 'en-US': 'Find colleagues' },
  searchHere: { 'zh-CN': '在本部门中找', 'zh-TW': '在本部門中找', 'en-US': 'Find in this department' },
  standsInUntil: { 'zh-CN': '至 {until}', 'zh-TW': '至 {until}', 'en-US': 'Until {until}' },
  star: { 'zh-CN': '标星', 'zh-TW': '標星', 'en-US': 'Star' },
  starred: { 'zh-CN': '标星同事', 'zh-TW': '標星同事', 'en-US': 'Starred' },
  title: { 'zh-CN': '通讯录', 'zh-TW': '通訊錄', 'en-US': 'Contacts' },
  unstar: { 'zh-CN': '取消标星', 'zh-TW': '取消標星', 'en-US': 'Remove star' },
} satisfies Texts
