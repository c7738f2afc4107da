/** Patterns of distress on the folded question, in both languages. Rather one too many than one too few. */

const anyOf = (...parts: readonly string[]) => new RegExp(`\\b(?:${parts.join('|')})\\b`);

/** `want to`, also without `to`, and misspelled. */
const WANT = '(?:(?:want|wnat|wan)(?:ed|s)?(?: (?:to|2|too))?|wann?a|wish(?: to)?)';
const NEVER = '(?:don t|dnt|dun|do not|didn t|never|not|no longer)(?: (?:really|even|ever))?';
/** `live in Canada` is a plan, `live in this world` is not. */
const NO_PLACE =
  '(?! (?:in(?! (?:this (?:world|life|body|pain|hell)|pain|fear))|with(?! (?:this|myself|the pain|pain))|there|here(?! any)|alone|at|near|on|far|abroad|off|under|together|by|outside|away)\\b)';
const PERSON =
  '(?:he|she|they|daddy|dad|father|mommy|mom|mum|mother|parents|step ?(?:dad|father|mom|mother)|brother|sister|uncle|aunt|boyfriend|girlfriend|teacher|coach|husband)';

const DESPAIR_EN = [
  'suicid\\w*|suicde|sucid\\w*|suisid\\w*|suiside|unaliv\\w+',
  'kil+(?:ing)? (?:my ?sel[fv]|him ?sel|her ?sel|them ?sel)\\w*|kill me',
  `${WANT} kms|(?:gonna|going to|i ll|should|might|just|to) kms`,
  'end (?:my (?:own )?life|it all|my self|myself)|take my (?:own )?life|ending (?:it all|my life)',
  `${WANT} (?:just )?(?:be )?(?:die|dye|dead|dying|death)`,
  'wish (?:that )?i (?:was|were) (?:dead|gone|never born)|wish i (?:wasn t|weren t) (?:alive|here|born)|wish i (?:could|would) (?:just )?(?:die|disappear)|wish i had never been born',
  '(?:feel like|think(?:ing)? (?:about|of)|ready for) (?:dying|death|ending it)|better off (?:dead|without me)|rather be dead|nothing to live for',
  'self harm\\w*|selfharm\\w*|hurt(?:ing)? (?:myself|my self)(?! (?:playing|in|at|while|during|on)\\b)|cut(?:ting)? (?:myself|my self|my wrists?)(?! (?:some|off|out)\\b)',
  `(?:no|any) (?:reason|point) (?:to live|(?:in|to) (?:living|being alive|going on))${NO_PLACE}|life (?:is|s|isn t|is not|has|has no|have no|is so)(?: not)? (?:meaning\\w*|pointless|worth (?:living|it)|unbearable)`,
  `${NEVER} ${WANT} (?:live|living|exist|be alive|wake up)${NO_PLACE}`,
  `${NEVER} ${WANT} be here(?! (?:for|to study|in|after|when)\\b)`,
  `${WANT} (?:just )?disappear|(?:tired|sick) of (?:life|living|being alive|existing|my life)${NO_PLACE}|give up on (?:life|living|everything|myself)`,
  'can t go on(?! (?:the|a|an|exchange|campus|to|any|my|your)\\b)|can t (?:cope|carry on)|can t (?:take|do|handle|bear|stand) (?:it|this) (?:any ?more|any longer)|can t any ?more|done with (?:life|living|everything)|can t live (?:any ?more|like this|with (?:myself|this))',
  'hat(?:e|ing) (?:myself|my self|my life|being alive)|(?:i m|i am|am|feel|feeling|so|life is) (?:\\w+ )?(?:worthless|hopeless(?! (?:at|in|with)\\b))|burden (?:to|on) (?:everyone|my|them|others)',
  'nobody (?:would|will) (?:miss me|care)|no ?one (?:would|will) (?:miss me|care)|(?:care|cares|notice) if i (?:die|died|disappear\\w*|am gone|m gone)',
  'panic attacks?|overdos\\w*|(?:take|swallow) (?:all|a lot of|too many) (?:the |my )?(?:sleeping )?pills|hang(?:ing)? (?:myself|my self)|slit(?:ting)? my|jump off (?:a|the) (?:bridge|building|roof|balcony)',
  `${PERSON} (?:\\w+ )?(?:hit|hits|beat|beats|beating|hitting|slap\\w*|punch\\w*|kick\\w*|chok\\w+|molest\\w*|touch(?:es|ed)|rap(?:es|ed|ing)) (?:me|us)(?! (?:at|to it|by|in|out|when it comes)\\b)`,
  'abus(?:e|es|ed|ing) me|(?:hit|beaten|slapped|kicked) by my|(?:being|am|m|was|been|get|getting) (?:\\w+ )?(?:abused|raped|molested|beaten|sexually assaulted)',
] as const;

/** Who gives a beating, and what else `danh` may be without its diacritics. */
const PARENT = '(?:bo|me|ba|cha|duong)';
const NO_BEATING =
  '(?! (?:gia(?! dinh)|doi|truot|rot|cap|thue|rang|dan|may(?! lan)|dau (?:vao|trang|cau)|mat (?:co hoi|ho so|giay|tien)|muc|sach|tieng|het|dum|khoan|rieng cho|tien|(?:nhieu|it|hon|ca|so|them|het) (?:tien|von|\\d+)|mot (?:khoan|so|phan|it|ty|nua)|\\d[\\d ]*(?:trieu|tr|ty|k|nghin|ngan|usd|do|dong)|cho(?! (?:em|con|minh|toi) (?:mot tran|tran|thua|den|sung|tim)))\\b)';
const NOT = '(?:khong|chang|cha|het|chua bao gio)(?: con)?(?: he)?';
/** `sống ở Mỹ` is a plan, `sống ở trên đời` is not. */
const KHONG_NOI =
  '(?! (?:o(?! (?:tren )?(?:doi|the gioi nay|tren doi|day nua))|tai|cung|xa|gan|mot minh|chung|trong(?! (?:dau|canh|the gioi|noi))|voi(?! (?:noi|dau|cam|canh)))\\b)';

const DESPAIR_VI = [
  // `từ từ`, `điện tử tự động`, `đầu tư từ 20.000 đô`, `biện pháp tu từ`, `tự từ chối`
  '(?<!dien |dau |thu |chung |phep |phap |hoc |cu |cong |hieu )tu tu(?! (?:tim hieu|thoi|da|dong|te|duy|bo|choi|van|nhien|tuong|nhan|luc|nam|lop|\\d+))',
  'tu sat|tu ket lieu|quyen sinh|ket lieu (?:cuoc|doi|ban than|minh|mang)|ket thuc (?:tat ca|moi thu|mang song|(?:cuoc )?(?:doi|song)(?! (?:sinh vien|hoc sinh|cap)))|cham dut (?:tat ca|moi thu|cuoc (?:doi|song))',
  // `từ hai trường`
  'tu hai(?! (?:truong|nuoc|nganh|nam|ky|thang|tuan|ban(?! than)|chuong trinh|muoi|tram|nghin|den|phia|ben|nguon)\\b)',
  'muon (?:duoc )?chet|tha chet|(?:nghi|nghi den|nghi ve) (?:viec |cai )?chet|uoc (?:gi )?(?:em|minh|toi|con|ban than)(?: \\w+)? chet|chet (?:di|quach|phut) cho (?:roi|xong)|chet cho (?:roi|xong|nhe)',
  `${NOT} (?:muon |thiet |thiet tha |dang )song${KHONG_NOI}|${NOT} (?:muon|thiet) (?:ton tai|thuc day)|${NOT} (?:ly do|li do) (?:gi )?(?:de|nao de) song|song (?:khong noi|lam gi nua|de lam gi nua)|khong song noi`,
  '(?:cuoc song|cuoc doi|song|doi)(?: \\w+){0,2} vo nghia|song khong (?:co|con) y nghia|met moi voi cuoc (?:song|doi)|chan (?:song|doi)',
  'muon bien mat|ra di mai mai|muon (?:duoc )?giai thoat|muon ngu mai|ngu (?:mai mai|luon) khong (?:day|tinh)|muon buong (?:bo|xuoi)(?! (?:mon|nganh|hoc bong))|buong xuoi|tu bo (?:tat ca|moi thu|cuoc song)',
  'nhay (?:lau|cau)|treo co|(?:cat|rach|cua) (?:co )?tay|uong thuoc ngu|tu lam dau|lam dau ban than|hanh ha ban than',
  'khong ai (?:hieu|thuong|can|yeu) (?:em|minh|toi|con)|do bo di|(?:chua (?:bao gio|tung)|dung) (?:duoc )?sinh ra',
  'tuyet vong|het h[yi] vong|khong con (?:chut )?h[yi] vong|khong (?:chiu|guong|co) (?:noi|duoc) nua|chiu het noi|het chiu noi|kiet suc',
  '(?:ghet|cam thu) (?:ban than|chinh minh|cuoc song)|(?:em|minh|toi|con|ban than|do|ke|dua)(?: \\w+){0,2} vo dung|thay (?:\\w+ )?vo dung|ganh nang (?:cua|cho) (?:bo|me|ba|gia dinh|moi nguoi)',
  `bi (?:\\w+ )?danh dap|${PARENT} danh${NO_BEATING}|danh (?:em|con|minh)${NO_BEATING}|bi (?:\\w+ ){0,2}danh${NO_BEATING}|bi (?:\\w+ )?(?:bao hanh|xam hai|lam dung|hiep|cuong hiep|quay roi|sam so)`,
] as const;

const DEPRESSION = /\bdepress(?:ed|ion|ing|ive)?\b|\btram cam\b/;
/** `psychology, because my friend has depression`: a wish to help. */
const OF_OTHERS =
  /\b(?:friend|brother|sister|cousin|mother|mom|mum|father|dad|people|someone|patients|teenagers|others|great|economic|treat|about|on) (?:\w+ ){0,3}depress\w*|\b(?:ban|anh|chi|nguoi|benh nhan|ban be|tre em|ve|chua|benh) (?:\w+ ){0,3}tram cam/;
const STUDY =
  /\b(?:study|studying|major|become|help|research|psychology|history|hoc|nganh|nghien cuu)\b/;

const DESPAIR = anyOf(...DESPAIR_EN, ...DESPAIR_VI);

/** Words of someone who may be in danger. They come before every other topic. */
export function isDespair(text: string): boolean {
  if (DESPAIR.test(text)) return true;
  return DEPRESSION.test(text) && !(OF_OTHERS.test(text) && STUDY.test(text));
}

/** Words of sadness and strain. */
export const SAD = anyOf(
  'feel(?:ing)? (?:terrible|awful|(?:so |really |very )?bad|(?:so |really |very )?(?:sad|lost|alone|empty|numb|down)|like (?:a|such a) failure)',
  '(?:i m|i am|am) (?:\\w+ )?(?:sad|useless|a failure|heartbroken|exhausted)',
  'stressed|so much stress|burn(?:t|ed) ?out|burnout|overwhelmed|crying|lonely|scared|anxious|anxiety|bullied|bully(?:ing)? me|(?:no ?one|nobody) (?:cares|loves|understands|likes)(?: about)? me|have no ?one|i m not ok(?:ay)?|i (?:just |always )?cry|nothing matters|want to run away',
  '(?:want to|wanna|going to|gonna|i ll) (?:just )?give up(?= (?:all|and|i|because|now|any ?more)\\b|$)',
  'buon (?:qua|lam|vi)(?! khong)|rat buon|(?:em|minh|toi|con) (?:(?:dang|thay|cam thay|cung|hoi|that) )*buon(?! (?:ngu|cuoi|ban|khong))',
  'ap luc (?:qua|lam|nang)(?! khong)|qua (?:nhieu )?ap luc|cang thang(?! khong)|lo lang (?:qua|lam)|met moi (?:qua|lam)|met (?:qua|lam) roi|(?:em|minh|toi|con) (?:(?:dang|bi|qua|rat|hay|thay) )*stress|stress (?:qua|lam|nang)(?! khong)',
  'khoc(?! liet)|that vong|be tac|tui than|suy sup|bi (?:\\w+ )?(?:bat nat|tay chay|co lap)|bo nha (?:ra )?di',
  '(?<!truong |mon |nganh |nguyen vong |danh sach )so hai(?! (?:trong|cua|la))|co don(?! (?:xin|online|dang ky|nop|nhap hoc|nao))',
);
