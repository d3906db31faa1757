import type { Texts } from '@signet/std'

export const texts = {
  'notice.nothingDone': {
    'zh-CN': '公司目录的定时同步没有执行，请查看原因',
    'zh-TW': '公司目錄的定時同步沒有執行，請查看原因',
    'en-US': 'The scheduled synchronization with the directory did nothing. See why.',
  },
  'reason.accountHere': {
    'zh-CN': '这里已有账号“{account}”（{name}），没有与目录关联',
    'zh-TW': '這裡已有帳號「{account}」（{name}），沒有與目錄關聯',
    'en-US': 'The account {account} ({name}) is here already and not linked to this entry.',
  },
  'reason.accountTwice': {
    'zh-CN': '目录中有多个账号“{value}”',
    'zh-TW': '目錄中有多個帳號「{value}」',
    'en-US': 'Several people of the directory have the account {value}.',
  },
  'reason.departmentCircle': {
    'zh-CN': '部门会成为自己的下级',
    'zh-TW': '部門會成為自己的下級',
    'en-US': 'The department would come below itself.',
  },
  'reason.departmentClosed': {
    'zh-CN': '这个部门在这里已停用',
    'zh-TW': '這個部門在這裡已停用',
    'en-US': 'This department is closed here.',
  },
  'reason.external': {
    'zh-CN': '{name}在这里是外部人员',
    'zh-TW': '{name}在這裡是外部人員',
    'en-US': '{name} is an external person here.',
  },
  'reason.groupByRule': {
    'zh-CN': '这里的同名分组由规则决定成员',
    'zh-TW': '這裡的同名分組由規則決定成員',
    'en-US': 'A rule decides who is in this group here.',
  },
  'reason.groupHere': {
    'zh-CN': '这里已有同名分组，没有与目录关联',
    'zh-TW': '這裡已有同名分組，沒有與目錄關聯',
    'en-US': 'A group of this name is here already and not linked to the directory.',
  },
  'reason.groupTwice': {
    'zh-CN': '目录中有多个同名分组',
    'zh-TW': '目錄中有多個同名分組',
    'en-US': 'Several groups of the directory have this name.',
  },
  'reason.interrupted': {
    'zh-CN': '服务器多次中断了这次同步',
    'zh-TW': '伺服器多次中斷了這次同步',
    'en-US': 'The server stopped several times during this synchronization.',
  },
  'reason.lastAdministrator': {
    'zh-CN': '目录中已没有此人，但这是最后一位管理员，不会停用',
    'zh-TW': '目錄中已沒有此人，但這是最後一位管理員，不會停用',
    'en-US': 'The directory no longer has them, but the last administrator is never disabled.',
  },
  'reason.mailHere': {
    'zh-CN': '{name}（{account}）已使用这个邮箱',
    'zh-TW': '{name}（{account}）已使用這個電子郵件',
    'en-US': '{name} ({account}) has this email address here.',
  },
  'reason.mailTwice': {
    'zh-CN': '目录中有多个人的邮箱是 {value}',
    'zh-TW': '目錄中有多個人的電子郵件是 {value}',
    'en-US': 'Several people of the directory have the email address {value}.',
  },
  'reason.managerCircle': {
    'zh-CN': '主管关系形成循环（{manager}），保留原来的主管',
    'zh-TW': '主管關係形成循環（{manager}），保留原來的主管',
    'en-US': 'The managers form a circle ({manager}). The manager stays as before.',
  },
  'reason.managerUnknown': {
    'zh-CN': '目录同步的人员中没有主管 {manager}，保留原来的主管',
    'zh-TW': '目錄同步的人員中沒有主管 {manager}，保留原來的主管',
    'en-US': 'The manager {manager} isn’t among the people that are taken over. The manager stays as before.',
  },
  'reason.noAccount': {
    'zh-CN': '目录没有给出账号',
    'zh-TW': '目錄沒有給出帳號',
    'en-US': 'The directory gives no account.',
  },
  'reason.noParent': {
    'zh-CN': '设置中的上级部门在这里不存在',
    'zh-TW': '設定中的上級部門在這裡不存在',
    'en-US': 'The parent department of the settings doesn’t exist here.',
  },
  'reason.noPeople': {
    'zh-CN': '目录没有返回任何人员，请检查查询范围、筛选条件和查询账号的权限',
    'zh-TW': '目錄沒有傳回任何人員，請檢查查詢範圍、篩選條件和查詢帳號的權限',
    'en-US':
      'The directory answered no people. Check the base, the filter and the rights of the account that looks.',
  },
  'reason.phoneHere': {
    'zh-CN': '{name}（{account}）已使用这个手机号',
    'zh-TW': '{name}（{account}）已使用這個手機號碼',
    'en-US': '{name} ({account}) has this phone number here.',
  },
  'reason.phoneTwice': {
    'zh-CN': '目录中有多个人的手机号是 {value}',
    'zh-TW': '目錄中有多個人的手機號碼是 {value}',
    'en-US': 'Several people of the directory have the phone number {value}.',
  },
  'reason.tooLong': {
    'zh-CN': '名称为空或超过 {limit} 个字',
    'zh-TW': '名稱為空或超過 {limit} 個字',
    'en-US': 'The name is empty or longer than {limit} characters.',
  },
  'reason.tooManyVanish': {
    'zh-CN': '将停用 {enabled} 人中的 {count} 人，超过设置的 {most}%',
    'zh-TW': '將停用 {enabled} 人中的 {count} 人，超過設定的 {most}%',
    'en-US': '{count} of {enabled} people would be disabled, more than the {most}% of the settings.',
  },
  'reason.vanishedStays': {
    'zh-CN': '目录中已没有此人，按设置保留',
    'zh-TW': '目錄中已沒有此人，按設定保留',
    'en-US': 'The directory no longer has them. They stay, as the settings say.',
  },
  'reason.wrongAccount': {
    'zh-CN': '账号“{account}”不能使用：需要 2 到 60 个字母、数字、点、横线或下划线',
    'zh-TW': '帳號「{account}」不能使用：需要 2 到 60 個字母、數字、點、橫線或底線',
    'en-US':
      '{account} can’t be an account: 2 to 60 letters, digits, dots, hyphens or underscores are needed.',
  },
  'reason.wrongMail': {
    'zh-CN': '“{value}”不是邮箱地址，邮箱保持不变',
    'zh-TW': '「{value}」不是電子郵件地址，電子郵件保持不變',
    'en-US': '{value} isn’t an email address. The address stays as before.',
  },
  'reason.wrongPhone': {
    'zh-CN': '“{value}”不是手机号，手机号保持不变',
    'zh-TW': '「{value}」不是手機號碼，手機號碼保持不變',
    'en-US': '{value} isn’t a phone number. The number stays as before.',
  },
} satisfies Texts
