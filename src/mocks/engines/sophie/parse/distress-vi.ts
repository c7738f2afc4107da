/** Who gives a beating, and what else `danh` may be without its diacritics. */
const PARENT = '(?:bo|me|ba|cha|duong)';
const NO_BEATING =
  '(?! (?:gia(?! dinh)|doi|truot|rot|cap|thue|rang|dan|may(?! lan)|dau (?:vao|trang|cau)|mat (?:co hoi|ho so|giay|tien)|muc|sach|tieng|het|dum|khoan|rieng cho|tien|(?:nhieu|it|hon|ca|so|them|het) (?:tien|von|\\d+)|mot (?:khoan|so|phan|it|ty|nua)|\\d[\\d ]*(?:trieu|tr|ty|k|nghin|ngan|usd|do|dong)|cho(?! (?:em|con|minh|toi) (?:mot tran|tran|thua|den|sung|tim)))\\b)';
const NOT = '(?:khong|chang|cha|het|deo|eo|u|chua bao gio)(?: con)?(?: he)?';
/** `sống ở Mỹ` is a plan, `sống ở trên đời` is not. */
const KHONG_NOI =
  '(?! (?:o(?! (?:tren )?(?:doi|the gioi nay|tren doi|day nua))|tai|cung|xa|gan|mot minh|chung|trong(?! (?:dau|canh|the gioi|noi))|voi(?! (?:noi|dau|cam|canh)))\\b)';

/** Patterns of despair and of violence on the folded question, in Vietnamese. */
export const DESPAIR_VI = [
  // `từ từ`, `điện tử tự động`, `đầu tư từ 20.000 đô`, `biện pháp tu từ`, `tự từ chối`
  '(?<!dien |dau |thu |chung |phep |phap |hoc |cu |cong |hieu )tu tu(?! (?:tim hieu|thoi|da|dong|te|duy|bo|choi|van|nhien|tuong|nhan|luc|nam|lop|cung|\\d+))',
  'tu sat|tu ket lieu|quyen sinh|ket lieu (?:cuoc|doi|ban than|minh|mang)|ket thuc (?:tat ca|moi thu|mang song|(?:cuoc )?(?:doi|song)(?! (?:sinh vien|hoc sinh|cap)))|cham dut (?:tat ca|moi thu|cuoc (?:doi|song))',
  // `từ hai trường`
  'tu hai(?! (?:truong|nuoc|nganh|nam|ky|thang|tuan|ban(?! than)|chuong trinh|muoi|tram|nghin|den|phia|ben|nguon)\\b)',
  'muon (?:duoc )?chet|tha chet|nghi (?:den |toi |ve )?(?:viec |cai )?chet|khong chet di|dang chet|uoc (?:gi )?(?:em|minh|toi|con|ban than)(?: \\w+)? chet|chet (?:di|quach|phut) cho (?:roi|xong)|chet cho (?:roi|xong|nhe)',
  `${NOT} (?:muon |thiet |thiet tha |dang )song${KHONG_NOI}|${NOT} (?:muon|thiet) (?:ton tai|thuc day)|${NOT} (?:ly do|li do) (?:gi )?(?:de|nao de) song|khong the song(?: tiep)?${KHONG_NOI}|khong the tiep tuc (?:duoc )?nua|khong (?:the )?chiu dung (?:them|noi|duoc|nua)|song (?:khong noi|lam gi nua|de lam gi nua)|khong song noi`,
  '(?:cuoc song|cuoc doi|song|doi)(?: \\w+){0,2} vo nghia|song khong (?:co|con) y nghia|met moi voi cuoc (?:song|doi)|chan (?:song|doi)',
  'muon ra di(?! (?:nuoc|du hoc|lam|hoc))|muon ket thuc(?: (?:di|luon|thoi|qua|roi))*$|muon bien mat|ra di mai mai|muon (?:duoc )?giai thoat|(?:ngu|muon)(?: \\w+){0,3} khong (?:bao gio )?(?:tinh|thuc)|muon ngu mai|ngu (?:mai mai|luon) khong (?:day|tinh)|muon buong (?:bo|xuoi)(?! (?:mon|nganh|hoc bong))|buong xuoi|tu bo (?:tat ca|moi thu|cuoc song)',
  'nhay (?:lau|cau|tu (?:tang|san thuong|mai)|xuong (?:song|duong ray))|dung (?:o |tren )*san thuong|treo co|(?:cat|rach) (?:co )?tay|(?:em|minh|toi|con) (?:\\w+ )?cua (?:co )?tay$|uong (?:\\w+ ){0,3}thuoc (?:ngu|tru sau|chuot)|tu lam (?:\\w+ )?dau|lam dau ban than|hanh ha ban than',
  'khong ai (?:hieu|thuong|can|yeu) (?:em|minh|toi|con)|do bo di|(?:chua (?:bao gio|tung)|dung) (?:duoc )?sinh ra',
  'tuyet vong|khong con gi de mat|khong (?:con )?thiet gi|khong (?:chiu|guong|co) (?:noi|duoc) nua|chiu het noi|het chiu noi|kiet suc',
  '(?:ghet|cam thu) (?:ban than|chinh minh|cuoc song)|(?:em|minh|toi|con|ban than|do|ke|dua)(?: \\w+){0,2} vo dung|thay (?:\\w+ )?vo dung|ganh nang (?:cua|cho) (?:bo|me|ba|gia dinh|moi nguoi)|(?:em|minh|toi|con|ban than) (?:chi |that |dang |dung )*la (?:mot )?ganh nang',
  `bi (?:\\w+ )?danh dap|${PARENT} danh${NO_BEATING}|danh (?:em|con|minh)${NO_BEATING}|bi (?:\\w+ ){0,2}danh${NO_BEATING}|(?:say|nhau)(?: \\w+){0,3} danh|bi (?:\\w+ ){0,2}(?:bao hanh|bao luc|xam hai|lam dung|hiep|quay roi|bat nat|tay chay|co lap)|sam so|so soang|hiep dam|cuong (?:hiep|buc)`,
] as const;
