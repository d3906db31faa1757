import type { Texts } from '@signet/std'

export const texts = {
  code: { 'zh-CN': '验证码', 'zh-TW': '驗證碼', 'en-US': 'Code' },
  codeHint: {
    'zh-CN': '身份验证器上的 6 位数字；手机不在身边时，可填写恢复码',
    'zh-TW': '驗證器上的 6 位數字；手機不在身邊時，可填寫復原碼',
    'en-US': 'The 6 digits in your authenticator app. Without your phone, use a recovery code.',
  },
  current: { 'zh-CN': '当前密码', 'zh-TW': '目前密碼', 'en-US': 'Current password' },
  different: {
    'zh-CN': '两次输入的密码不一致',
    'zh-TW': '兩次輸入的密碼不一致',
    'en-US': 'The passwords don’t match',
  },
  'fault.characters': {
    'zh-CN': '重复的字符太多',
    'zh-TW': '重複的字元太多',
    'en-US': 'Too many repeated characters',
  },
  'fault.kinds': {
    'zh-CN': '需包含大写字母、小写字母、数字、符号中的 {kinds} 种',
    'zh-TW': '須包含大寫字母、小寫字母、數字、符號中的 {kinds} 種',
    'en-US': 'Use {kinds} of these: upper case, lower case, digits, symbols',
  },
  'fault.names': {
    'zh-CN': '不能包含账号或姓名',
    'zh-TW': '不可包含帳號或姓名',
    'en-US': 'It can’t contain your account or name',
  },
  'fault.run': {
    'zh-CN': '不能是连续的字符',
    'zh-TW': '不可為連續的字元',
    'en-US': 'It can’t be a sequence such as 12345678',
  },
  'fault.short': {
    'zh-CN': '至少 {shortest} 个字符',
    'zh-TW': '至少 {shortest} 個字元',
    'en-US': 'At least {shortest} characters',
  },
  'fault.usual': {
    'zh-CN': '这是常见密码，容易被猜到',
    'zh-TW': '這是常見密碼，容易被猜到',
    'en-US': 'This password is common and easy to guess',
  },
  hint: {
    'zh-CN': '至少 {shortest} 个字符，几个不相干的词就很好记',
    'zh-TW': '至少 {shortest} 個字元，幾個不相干的詞就很好記',
    'en-US': 'At least {shortest} characters. A few unrelated words are easy to remember.',
  },
  'identity.byCode': { 'zh-CN': '改用验证码', 'zh-TW': '改用驗證碼', 'en-US': 'Use a code instead' },
  'identity.byPasskey': {
    'zh-CN': '使用通行密钥',
    'zh-TW': '使用通行密鑰',
    'en-US': 'Use a passkey',
  },
  'identity.byPassword': { 'zh-CN': '改用密码', 'zh-TW': '改用密碼', 'en-US': 'Use the password instead' },
  'identity.confirm': { 'zh-CN': '确认', 'zh-TW': '確認', 'en-US': 'Confirm' },
  'identity.hint': {
    'zh-CN': '这项操作比较重要，请确认是您本人。10 分钟内不会再次询问。',
    'zh-TW': '這項操作較為重要，請確認是您本人。10 分鐘內不會再次詢問。',
    'en-US': 'This is a sensitive action, so confirm that it’s you. You won’t be asked again for 10 minutes.',
  },
  'identity.title': { 'zh-CN': '确认身份', 'zh-TW': '確認身分', 'en-US': 'Confirm it’s you' },
  missing: { 'zh-CN': '请填写新密码', 'zh-TW': '請填寫新密碼', 'en-US': 'Enter a new password' },
  new: { 'zh-CN': '新密码', 'zh-TW': '新密碼', 'en-US': 'New password' },
  passkeyNotDone: {
    'zh-CN': '没有使用通行密钥，可能是取消了，或这台设备上没有可用的通行密钥',
    'zh-TW': '沒有使用通行密鑰，可能是取消了，或這台裝置上沒有可用的通行密鑰',
    'en-US': 'No passkey was used. You may have cancelled, or this device has none for this account.',
  },
  repeat: { 'zh-CN': '再次输入新密码', 'zh-TW': '再次輸入新密碼', 'en-US': 'Repeat new password' },
  strength: { 'zh-CN': '密码强度', 'zh-TW': '密碼強度', 'en-US': 'Password strength' },
  'strength.0': { 'zh-CN': '很容易猜到', 'zh-TW': '很容易猜到', 'en-US': 'Very easy to guess' },
  'strength.1': { 'zh-CN': '容易猜到', 'zh-TW': '容易猜到', 'en-US': 'Easy to guess' },
  'strength.2': { 'zh-CN': '一般', 'zh-TW': '普通', 'en-US': 'Fair' },
  'strength.3': { 'zh-CN': '较强', 'zh-TW': '較強', 'en-US': 'Strong' },
  'strength.4': { 'zh-CN': '很强', 'zh-TW': '很強', 'en-US': 'Very strong' },
} satisfies Texts
