import type { Texts } from '@signet/std'

export const texts = {
  accentTooPale: {
    'zh-CN': '这个颜色太浅，白底上看不清（对比度 {contrast}，至少需要 {least}），请选深一些的颜色',
    'zh-TW': '這個顏色太淺，白底上看不清楚（對比度 {contrast}，至少需要 {least}），請選深一點的顏色',
    'en-US':
      'This color is too pale on white (contrast {contrast}, at least {least} needed). Choose a darker one.',
  },
  certificateExpired: {
    'zh-CN': '{host} 的证书已过期，请在该服务器上更换证书',
    'zh-TW': '{host} 的憑證已過期，請在該伺服器上更換憑證',
    'en-US': 'The certificate of {host} has expired. Replace it on that server.',
  },
  certificateNotYetValid: {
    'zh-CN': '{host} 的证书尚未生效，请检查证书和服务器的时间',
    'zh-TW': '{host} 的憑證尚未生效，請檢查憑證和伺服器的時間',
    'en-US': 'The certificate of {host} isn’t valid yet. Check the certificate and the clocks.',
  },
  certificateOtherHost: {
    'zh-CN': '证书不是为 {host} 签发的，请填写证书中的主机名。{reason}',
    'zh-TW': '憑證不是為 {host} 簽發的，請填寫憑證中的主機名稱。{reason}',
    'en-US':
      'The certificate is for another host than {host}. Enter the host name that it was issued for. {reason}',
  },
  certificateSelfSigned: {
    'zh-CN': '{host} 的证书是自签名的。如果信任它，请把该证书填为 CA 证书',
    'zh-TW': '{host} 的憑證是自簽的。如果信任它，請把該憑證填為 CA 憑證',
    'en-US': '{host} uses a self-signed certificate. If you trust it, enter it as the CA certificate.',
  },
  certificateUnknownIssuer: {
    'zh-CN': '{host} 的证书由未知的机构签发，请填写该机构的 CA 证书',
    'zh-TW': '{host} 的憑證由未知的機構簽發，請填寫該機構的 CA 憑證',
    'en-US':
      'The certificate of {host} is from an unknown authority. Enter the CA certificate of that authority.',
  },
  changeNotFound: {
    'zh-CN': '没有这条修改记录',
    'zh-TW': '沒有這筆修改紀錄',
    'en-US': 'We couldn’t find this change.',
  },
  changedMeanwhile: {
    'zh-CN': '其他管理员刚刚修改了这些设置。您填写的内容还在，请核对后再次保存',
    'zh-TW': '其他管理員剛剛修改了這些設定。您填寫的內容還在，請核對後再次儲存',
    'en-US':
      'Another administrator has just changed these settings. Your edits are still here: check them, then save again.',
  },
  directoryUnusable: {
    'zh-CN': '无法使用这个目录：{reason}',
    'zh-TW': '無法使用這個目錄：{reason}',
    'en-US': 'This directory can’t be used: {reason}',
  },
  locksYouOut: {
    'zh-CN': '您当前的地址 {address} 不在这些范围内，保存后您自己也无法登录，请把它加进来',
    'zh-TW': '您目前的位址 {address} 不在這些範圍內，儲存後您自己也無法登入，請把它加進來',
    'en-US': 'Your own address {address} isn’t in these ranges, so you couldn’t sign in again. Add it first.',
  },
  longerThanLife: {
    'zh-CN': '不能长于最长登录时间（{absoluteDays} 天）',
    'zh-TW': '不能長於最長登入時間（{absoluteDays} 天）',
    'en-US': 'This can’t be longer than the maximum session of {absoluteDays} days.',
  },
  folderUnknown: {
    'zh-CN': '邮箱中没有文件夹“{folder}”',
    'zh-TW': '信箱中沒有資料夾「{folder}」',
    'en-US': 'The mailbox has no folder “{folder}”.',
  },
  mailAddressRefused: {
    'zh-CN': '邮件服务器拒绝了这个地址：{reason}',
    'zh-TW': '郵件伺服器拒絕了這個地址：{reason}',
    'en-US': 'The mail server refused this address: {reason}',
  },
  mailLoginRefused: {
    'zh-CN': '邮件服务器拒绝登录：{reason}',
    'zh-TW': '郵件伺服器拒絕登入：{reason}',
    'en-US': 'The mail server refused this account: {reason}',
  },
  mailNoTls: {
    'zh-CN': '邮件服务器不支持这种加密方式：{reason}',
    'zh-TW': '郵件伺服器不支援這種加密方式：{reason}',
    'en-US': 'The mail server doesn’t support this encryption: {reason}',
  },
  mailPutOff: {
    'zh-CN': '邮件服务器要求稍后再试：{reason}',
    'zh-TW': '郵件伺服器要求稍後再試：{reason}',
    'en-US': 'The mail server asks to try again later: {reason}',
  },
  mailRefused: {
    'zh-CN': '邮件服务器拒绝了：{reason}',
    'zh-TW': '郵件伺服器拒絕了：{reason}',
    'en-US': 'The mail server refused: {reason}',
  },
  mailUnreachable: {
    'zh-CN': '无法连接 {host}:{port}，请检查服务器、端口和加密方式（{reason}）',
    'zh-TW': '無法連線 {host}:{port}，請檢查伺服器、連接埠和加密方式（{reason}）',
    'en-US': 'Can’t connect to {host}:{port}. Check server, port and encryption ({reason}).',
  },
  mapBusy: {
    'zh-CN': '地图服务现在太忙，请稍后再试（{reason}）',
    'zh-TW': '地圖服務目前太忙，請稍後再試（{reason}）',
    'en-US': 'The map service is too busy. Try again later ({reason}).',
  },
  mapKeyForbidden: {
    'zh-CN': '地图服务不允许这个 Key 从本服务器使用，请在高德控制台检查 IP 白名单和服务权限（{reason}）',
    'zh-TW': '地圖服務不允許這個 Key 從本伺服器使用，請在高德主控台檢查 IP 白名單和服務權限（{reason}）',
    'en-US':
      'The map service doesn’t allow this key from this server. Check its IP allowlist and permissions in the console of AMap ({reason}).',
  },
  mapKeyOtherKind: {
    'zh-CN': '这个 Key 不是“Web 服务”类型，请在高德控制台新建一个（{reason}）',
    'zh-TW': '這個 Key 不是「Web 服務」類型，請在高德主控台新建一個（{reason}）',
    'en-US':
      'This key is for another platform. Create one for “Web service” in the console of AMap ({reason}).',
  },
  mapKeySigned: {
    'zh-CN': '这个 Key 要求数字签名，请在高德控制台关闭它的数字签名（{reason}）',
    'zh-TW': '這個 Key 要求數位簽章，請在高德主控台關閉它的數位簽章（{reason}）',
    'en-US': 'This key demands a digital signature. Switch that off in the console of AMap ({reason}).',
  },
  mapKeyUnknown: {
    'zh-CN': '地图服务不认识这个 Key，请核对后重新填写（{reason}）',
    'zh-TW': '地圖服務不認識這個 Key，請核對後重新填寫（{reason}）',
    'en-US': 'The map service doesn’t know this key. Check it and enter it again ({reason}).',
  },
  mapNoPicture: {
    'zh-CN': '{host} 返回的不是 PNG、JPEG 或 WebP 图片，请核对瓦片地址',
    'zh-TW': '{host} 傳回的不是 PNG、JPEG 或 WebP 圖片，請核對圖磚位址',
    'en-US': '{host} didn’t return a PNG, JPEG or WebP picture. Check the tile address.',
  },
  mapNoService: {
    'zh-CN': '{host} 返回的不是地图服务的数据，请核对地址',
    'zh-TW': '{host} 傳回的不是地圖服務的資料，請核對位址',
    'en-US': '{host} didn’t answer as a map service does. Check the address.',
  },
  mapNoTile: {
    'zh-CN': '{host} 上没有这个地址的图片（404），请核对瓦片地址',
    'zh-TW': '{host} 上沒有這個位址的圖片（404），請核對圖磚位址',
    'en-US': '{host} has no picture at this address (404). Check the tile address.',
  },
  mapNoTileAddress: {
    'zh-CN': '请按 {example} 的格式填写瓦片地址',
    'zh-TW': '請按 {example} 的格式填寫圖磚位址',
    'en-US': 'Enter an address like {example}.',
  },
  mapNotPlaces: {
    'zh-CN': '这个地址没有按高德 Web 服务的方式返回地点，请核对地址',
    'zh-TW': '這個位址沒有按高德 Web 服務的方式傳回地點，請核對位址',
    'en-US': 'This address didn’t return places the way AMap’s web service does. Check the address.',
  },
  mapQuota: {
    'zh-CN': '地图服务的额度已用完，请在高德控制台查看配额（{reason}）',
    'zh-TW': '地圖服務的額度已用完，請在高德主控台查看配額（{reason}）',
    'en-US': 'The quota of the map service is used up. Check it in the console of AMap ({reason}).',
  },
  mapRefused: {
    'zh-CN': '地图服务拒绝了请求：{reason}',
    'zh-TW': '地圖服務拒絕了請求：{reason}',
    'en-US': 'The map service refused: {reason}',
  },
  mapTilesBusy: {
    'zh-CN': '{host} 的额度已用完或请求太频繁（429），请稍后再试',
    'zh-TW': '{host} 的額度已用完或請求太頻繁（429），請稍後再試',
    'en-US': 'The quota of {host} is used up, or it was asked too often (429). Try again later.',
  },
  mapTilesFailed: {
    'zh-CN': '{host} 没有返回图片（状态 {status}），请核对瓦片地址',
    'zh-TW': '{host} 沒有傳回圖片（狀態 {status}），請核對圖磚位址',
    'en-US': '{host} returned no picture (status {status}). Check the tile address.',
  },
  mapTilesForbidden: {
    'zh-CN': '{host} 拒绝了请求（状态 {status}），请核对 Key 及其允许的来源',
    'zh-TW': '{host} 拒絕了請求（狀態 {status}），請核對 Key 及其允許的來源',
    'en-US': '{host} refused the request (status {status}). Check the key and where it may be used from.',
  },
  missing: {
    'zh-CN': '请填写',
    'zh-TW': '請填寫',
    'en-US': 'Fill this in.',
  },
  noAccountInFilter: {
    'zh-CN': '过滤条件里必须有 {placeholder}，登录时换成填写的账号',
    'zh-TW': '過濾條件裡必須有 {placeholder}，登入時換成填寫的帳號',
    'en-US': 'The filter needs {placeholder}, in whose place comes the account that was typed.',
  },
  noCertificate: {
    'zh-CN': '这不是 PEM 格式的证书',
    'zh-TW': '這不是 PEM 格式的憑證',
    'en-US': 'This isn’t a certificate in PEM.',
  },
  noFilter: {
    'zh-CN': '这不是筛选条件，请按 (objectClass=person) 的格式填写',
    'zh-TW': '這不是篩選條件，請按 (objectClass=person) 的格式填寫',
    'en-US': 'This isn’t a filter. Write it like (objectClass=person).',
  },
  noMailAddress: {
    'zh-CN': '这不是邮箱地址',
    'zh-TW': '這不是電子郵件地址',
    'en-US': 'This isn’t an email address.',
  },
  noGroup: {
    'zh-CN': '其中有已删除的分组，请移除',
    'zh-TW': '其中有已刪除的群組，請移除',
    'en-US': 'One of these groups has been deleted. Remove it.',
  },
  noNetwork: {
    'zh-CN': '“{text}”不是 IP 地址或网段，例如 10.0.0.0/8',
    'zh-TW': '「{text}」不是 IP 位址或網段，例如 10.0.0.0/8',
    'en-US': '“{text}” isn’t an IP address or range, such as 10.0.0.0/8.',
  },
  noticeTooEarly: {
    'zh-CN': '提前提醒的天数要少于有效期（{maxAgeDays} 天）',
    'zh-TW': '提前提醒的天數要少於有效期（{maxAgeDays} 天）',
    'en-US': 'Start reminding fewer than {maxAgeDays} days before, the age of a password.',
  },
  pictureWrong: {
    'zh-CN': '请选择 PNG、JPEG 或 WebP 图片',
    'zh-TW': '請選擇 PNG、JPEG 或 WebP 圖片',
    'en-US': 'Choose a PNG, JPEG or WebP picture.',
  },
  noPublicUrl: {
    'zh-CN': '服务器还没有配置公开地址（PUBLIC_URL），身份提供方无法返回这里',
    'zh-TW': '伺服器尚未設定公開位址（PUBLIC_URL），身分提供者無法返回這裡',
    'en-US': 'The server has no public address (PUBLIC_URL), so a provider couldn’t send people back.',
  },
  providerUnusable: {
    'zh-CN': '无法使用这个身份提供方：{reason}',
    'zh-TW': '無法使用這個身分提供者：{reason}',
    'en-US': 'This provider can’t be used: {reason}',
  },
  smsRefused: {
    'zh-CN': '短信服务没有接受：{reason}',
    'zh-TW': '簡訊服務沒有接受：{reason}',
    'en-US': 'The provider didn’t take the message: {reason}',
  },
  storeClockOff: {
    'zh-CN': '本服务器的时间与 {host} 相差太大，请先校准服务器的时间',
    'zh-TW': '本伺服器的時間與 {host} 相差太大，請先校準伺服器的時間',
    'en-US': 'The clocks of this server and {host} differ too much. Set the clock of this server first.',
  },
  storeFailed: {
    'zh-CN': '{host} 没有按对象存储的方式回答（状态 {status}，{name}），请核对地址',
    'zh-TW': '{host} 沒有按物件儲存的方式回答（狀態 {status}，{name}），請核對位址',
    'en-US': '{host} didn’t answer as an object storage does (status {status}, {name}). Check the address.',
  },
  storeForbidden: {
    'zh-CN': '这个密钥没有在此存储桶中写入、读取和删除的权限，请在对象存储的管理页面授权',
    'zh-TW': '這個金鑰沒有在此儲存桶中寫入、讀取和刪除的權限，請在物件儲存的管理頁面授權',
    'en-US':
      'This key may not write, read and delete in this bucket. Allow it on the administration page of the storage.',
  },
  storeIncomplete: {
    'zh-CN': '{host} 返回的内容与写入的不同，不能用来保存文件',
    'zh-TW': '{host} 傳回的內容與寫入的不同，不能用來儲存檔案',
    'en-US': '{host} returned something else than was written, so it can’t keep files.',
  },
  storeKeyUnknown: {
    'zh-CN': '{host} 不认识这个访问密钥 ID',
    'zh-TW': '{host} 不認識這個存取金鑰 ID',
    'en-US': '{host} doesn’t know this access key ID.',
  },
  storeNoBucket: {
    'zh-CN': '{host} 上没有这个存储桶',
    'zh-TW': '{host} 上沒有這個儲存桶',
    'en-US': 'There is no such bucket at {host}.',
  },
  storeNoOrigin: {
    'zh-CN': '请填写协议和主机名，例如 https://s3.example.com，后面不加路径',
    'zh-TW': '請填寫協定和主機名稱，例如 https://s3.example.com，後面不加路徑',
    'en-US': 'Enter protocol and host without a path, such as https://s3.example.com.',
  },
  storeOtherRegion: {
    'zh-CN': '区域不正确。{host} 要求的区域：{region}',
    'zh-TW': '區域不正確。{host} 要求的區域：{region}',
    'en-US': 'The region is wrong. {host} expects: {region}',
  },
  storeSecretWrong: {
    'zh-CN': '访问密钥不正确，{host} 拒绝了签名',
    'zh-TW': '存取金鑰不正確，{host} 拒絕了簽章',
    'en-US': 'The secret key is wrong: {host} refused the signature.',
  },
  'testMail.subject': {
    'zh-CN': '{system} 测试邮件',
    'zh-TW': '{system} 測試郵件',
    'en-US': 'Test mail from {system}',
  },
  'testMail.text': {
    'zh-CN': '收到这封邮件，说明 {system} 的发信设置可以使用。',
    'zh-TW': '收到這封郵件，代表 {system} 的寄信設定可以使用。',
    'en-US': 'If you can read this, {system} can send mail.',
  },
  'testSms.text': {
    'zh-CN': '收到这条短信，说明 {system} 的短信设置可以使用。',
    'zh-TW': '收到這則簡訊，代表 {system} 的簡訊設定可以使用。',
    'en-US': 'If you can read this, {system} can send text messages.',
  },
  tooLarge: {
    'zh-CN': '最大 {most}',
    'zh-TW': '最大 {most}',
    'en-US': 'At most {most}.',
  },
  tooLong: {
    'zh-CN': '太长了，请缩短',
    'zh-TW': '太長了，請縮短',
    'en-US': 'This is too long.',
  },
  tooSmall: {
    'zh-CN': '最小 {least}',
    'zh-TW': '最小 {least}',
    'en-US': 'At least {least}.',
  },
  unknownDepartment: {
    'zh-CN': '没有这个编码的部门',
    'zh-TW': '沒有這個編碼的部門',
    'en-US': 'There is no department with this code.',
  },
  wrong: {
    'zh-CN': '这个值不能用',
    'zh-TW': '這個值無法使用',
    'en-US': 'This value doesn’t work.',
  },
} satisfies Texts
