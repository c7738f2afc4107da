import { asksTestFee, beyondIn } from './beyond';
import { DISLIKES } from './dislikes';
import { isDespair, isSad } from './distress';
import { INTEREST_MAJORS } from './interests';
import type { ParsedQuestion } from './parse-question';

/** What a question is about. */
export type Topic =
  | 'distress'
  | 'rejection'
  | 'hello'
  | 'thanks'
  | 'essay'
  | 'scholarships'
  | 'compare'
  | 'visa'
  | 'work'
  | 'chances'
  | 'ranking'
  | 'beyond'
  | 'average'
  | 'languages'
  | 'guide'
  | 'tests'
  | 'cost'
  | 'deadlines'
  | 'savedDeadlines'
  | 'savedGaps'
  | 'requirements'
  | 'applying'
  | 'advice'
  | 'major'
  | 'school'
  | 'places'
  | 'unknown';

/** Patterns on the folded question, in both languages. */
export const PATTERNS = {
  rejection:
    /\b(rejected|rejection|refused by|turned down|waitlist\w*|wait list\w*|bi tu choi|truot (dai hoc|het|roi)|bi truot|em truot|minh truot|bi rot|rot dai hoc|danh sach cho(?! (em|minh|toi|con|cac|nganh|truong)\b))\b/,
  hello:
    /^(hi|hello|hey|xin chao|chao|help|giup|what can you do|ban lam duoc gi|who are you|ban la ai)\b/,
  thanks:
    /^(?:(?:ok(?:ay|e)?|oki|da|vang|hi|em|minh|wow|great|many) )*(?:thanks?|thank you|thank u|thx|tks|cam on)\b|^(?:ok(?:ay|e)?|oki|da|vang|got it|great|cool|hay qua|hieu roi)(?: (?:a|nhe|roi|ban|sophie))*$/,
  essay:
    /\b(essays?|personal statement|motivation letter|letter of motivation|supplement(al)?s?|bai luan|viet luan|thu dong luc|luan van|bai viet luan|luan (common|ca nhan))\b/,
  scholarship:
    /\b(scholarships?|financial aid|full ride|bursar\w*|fully funded|funding|grants?|hoc bong|ho tro tai chinh)\b/,
  compare:
    /\b(compare|comparison|versus|vs|difference between|differences|differ|so sanh|khac nhau|khac gi|cheaper|better|re hon|tot hon|nen chon|hay hon|de hon|dat hon)\b/,
  or: /\b(or|hay|hoac|and|va|voi|than|hon)\b/,
  visa: /\b(visas?|study permit|residence permit|student pass|i 20|proof of (funds|money|finance)|blocked account|thi thuc|chung minh tai chinh|tai khoan phong toa|so tiet kiem|giay phep (du hoc|cu tru))\b/,
  work: /\b(part time|work (while|during|after)|working (while|after)|stay (and work |on )?after|post study|after graduation|after i graduate|jobs? (while|after|in)|get a job|salary|salaries|earn|lam them|viec lam|luong|o lai (lam|sau)|lam viec|di lam|dinh cu|work in|can i work|how many hours)\b/,
  chances:
    /\b(chances?|odds|probability|likely to get|acceptance rate|get into|get in|good enough for|enough for|enough to get|co hoi|ti le|ty le|kha nang (do|dau|trung|vao)|do (duoc )?khong|dau (duoc )?khong|vao duoc|trung tuyen|co du)\b/,
  ranking:
    /\b(rank(ed|ing|ings)?|best (university|universities|school|schools|college)|top \d+|top (universities|schools)|prestigious|xep hang|(truong|dai hoc) (nao )?tot nhat|danh tieng)\b/,
  need: /\b(need|needs|required?|requires|must|mandatory|accept(s|ed)?|take|without|optional|minimum|enough|how (high|many times|often|long)|which (test|score)|what (score|test|band)|when should|valid|retake|prepare|can (phai )?(co|thi)?|can .{0,24}khong|bat buoc|yeu cau|nhan|mien|khong can|co du|du cho|khong co|duoc khong|toi thieu|bao nhieu|may cham|may diem|may lan|nen thi|thi luc nao|khi nao|bao gio|co hieu luc|thay the|on (ielts|sat|thi))\b/,
  tests:
    /\b(ielts|toefl|duolingo|det|pte|sat|act|english test|language test|chung chi tieng anh|chung chi ngoai ngu|testas|topik|tocfl)\b/,
  average:
    /\b((what|which|minimum) (gpa|grades?|average)|how (high|good) .{0,12}(gpa|grades?|average)|(gpa|diem trung binh|diem tb|dtb) (la |toi thieu |khoang )?(bao nhieu|may))\b/,
  languages:
    /\b((need|have|without|speak\w*|know\w*|learn\w*) (to )?(speak |know |learn |any )?(german|dutch|french|japanese|korean|chinese|italian|spanish|swedish|danish|finnish|polish|hungarian|thai|the (local )?language)|(can|phai|biet|khong biet|khong can|hoc) (phai )?(biet |hoc |noi |co )?tieng (duc|nhat|han|phap|trung|y|ha lan|tay ban nha|thuy dien|dan mach|phan lan|ba lan|hung|thai|ban dia|ban xu)( (khong|la|thi|truoc|van)| duoc|$))\b/,
  cost: /\b(costs?|how much|price|tuition|fees?|expensive|expenses|afford|living|rent|budget for|chi phi|hoc phi(?! cong)|sinh hoat( phi)?|ton (bao nhieu|kem)|bao nhieu tien|het bao nhieu|mat bao nhieu|gia (ca|bao nhieu|ve)|muc gia|phi(?! cong)|tien an|tien nha|dat khong|tong chi)\b/,
  deadline:
    /\b(deadlines?|closes?|closing|due|apply by|last day|when (do|does|is|are|can|should|must)|what date|how late|intakes?|start date|term start|han chot|het han|han nop|han la|han cuoi|thoi han|han dang ky|khi nao|bao gio|luc nao|ngay nao|ky nhap hoc|nhap hoc|thang may|con kip)\b/,
  saved: /\b(saved|my list|my plan|shortlist|da luu|danh sach|ke hoach)\b/,
  lacks: /\b(missing|lack|lacks|balanced?|gaps|con thieu|thieu gi|can bang|bo sung)\b/,
  requires:
    /\b(requirements?|requires?|required|conditions?|eligib\w*|entry|need to (study|get|apply|enter)|do i need|what do i need|what does .{2,60} (ask|want|need)|ask for|asks for|qualify|dieu kien|yeu cau|can (nhung )?gi|can co gi|dau vao|diem (bao nhieu|chuan|vao)|doi hoi|nhu the nao de vao|de vao|xet nhung gi|tieu chi)\b/,
  applies:
    /\b(apply|applying|applications?|admissions?|joint application|ucas|studielink|uni assist|common app|get into university|enrol\w*|nop don|nop ho so|nop vao|dot nop|nop chung|xet tuyen|ho so|tuyen sinh|dang ky (hoc|nhap|vao)|dang ki|ung tuyen|cach vao|quy trinh|thu tuc)\b/,
  advice:
    /\b((what|which) (major|majors|subject|degree|field|course|program)s? (should|would|fits?|suits?|is (right|best|good)|can|do you)|what (should|can|could) i (study|major|do at university|choose)|(what|which) (do|would) you (suggest|recommend)|don t know what to (study|choose|major)|not sure what to (study|major)|help me choose|choose a major|choosing a major|undecided|my (parents|mom|mum|mother|dad|father|family) (want|wants|says?|think)|(i|but) (like|love|enjoy)(?! you\b)|i (m good at|am good at)|good at|interested in|nen hoc (nganh )?gi|hoc nganh gi|nganh gi de|nen (chon|theo) nganh|chon nganh|hoc (nganh )?gi (thi )?(hop|tot|phu hop|bay gio|o)|hop (voi )?(nganh|em|minh)|nganh (gi|nao) (hop|phu hop|thi|danh|tot)|phu hop (voi )?nganh|khong biet (nen )?(hoc|chon)|chua biet (nen )?(hoc|chon)|phan van|(me|bo|ba|gia dinh|bo me|ba me) (em|minh|toi|con)? ?(muon|bat|ep)|(em|minh|toi|con) thich|gioi (toan|van|ve|ly|hoa|sinh|ngoai ngu|tieng)|hoc gioi|thich (hoc )?(toan|ve|van|ly|hoa|sinh|may tinh|tre em|dong vat|du lich|nau an|viet|choi game))\b/,
  whatIs:
    /\b(what is|what s|what does|what do|what are|like|all day|learn|about|hoc gi|la gi|lam gi|hoc nhung gi|nhu the nao|ra sao|mot ngay|ra truong)\b/,
  where:
    /\b(where|which (school|schools|program|programs|university|universities|country|countries|place)|any (school|program)s?|find|list|show|o dau|truong nao|nuoc nao|chuong trinh nao|nhung truong|tim|goi y truong|co truong|truong gi)\b/,
  cheapest:
    /\b(cheap(est)?|lowest (tuition|fee|fees|cost)|least expensive|most affordable|affordable|re nhat|hoc phi thap|re|it tien|thap nhat)\b/,
  fits: /\b(fit|fits|match|suits?|recommend|for me|hop voi|phu hop|goi y|danh cho minh)\b/,
  offTopic:
    /\b(weather|thoi tiet|football|bong da|soccer|joke|truyen cuoi|president|tong thong|recipe|nau (mon )?pho|homework|giai (bai|phuong trinh)|solve|bitcoin|co phieu|stock price|movie|phim gi|nguoi yeu|girlfriend|boyfriend|lyrics|loi bai hat|horoscope|tu vi|dep nhat)\b/,
} as const;

const tested = (name: keyof typeof PATTERNS, text: string) => PATTERNS[name].test(text);

/** `Canada or Australia?` is a choice; `nursing in Canada or Australia` is a search. */
function isChoice(
  text: string,
  { schools, titles, countries, budget }: Omit<ParsedQuestion, 'topic'>,
): boolean {
  if (!tested('or', text) || tested('where', text) || tested('deadline', text)) return false;
  if (/\b(should|would|nen|hay la|better|vs)\b/.test(text)) return true;
  const search = titles.length > 0 && countries.length > 1 && schools.length === 0;
  // `Japan or Korea for business?` begins with the choice.
  const begins = /^(du hoc )?\w+( \w+)? (or|hay) /.test(text);
  return budget === null && (!search || begins);
}

const DISLIKED = new RegExp(`\\b${DISLIKES}\\b`);

/** `I hate physics, what else?` */
function dislikesSubject(text: string): boolean {
  return DISLIKED.test(text) && INTEREST_MAJORS.some(({ pattern }) => pattern.test(text));
}

/** The topic of a question; the first that applies. */
export function topicOf(text: string, named: Omit<ParsedQuestion, 'topic'>): Topic {
  const is = (name: keyof typeof PATTERNS) => tested(name, text);
  const {
    schools,
    titles,
    fields,
    countries,
    cities,
    absent,
    budget,
    ielts,
    average,
    sat,
    degree,
    guide,
  } = named;
  const schoolNamed = schools.length > 0 || absent.some(({ kind }) => kind === 'school');
  const majorNamed = titles.length > 0 || absent.some(({ kind }) => kind === 'major');
  const countryNamed = countries.length > 0 || absent.some(({ kind }) => kind === 'country');
  const placed = countryNamed || cities.length > 0 || absent.some(({ kind }) => kind === 'city');
  const scored = ielts !== null || average !== null || sat !== null;
  if (isDespair(text)) return 'distress';
  if (is('rejection') && !is('visa')) return 'rejection';
  if (isSad(text, schoolNamed || majorNamed)) return 'distress';
  if (is('offTopic') && !schoolNamed && !is('scholarship')) return 'unknown';
  if (is('essay')) return 'essay';
  if (is('lacks') && (is('saved') || text.split(' ').length < 8)) return 'savedGaps';
  if (is('scholarship')) return 'scholarships';
  if (named.pair && (is('compare') || isChoice(text, named))) return 'compare';
  if (/\b(compare|so sanh)\b/.test(text)) return 'compare';
  if (is('visa')) return 'visa';
  if (guide) return 'guide';
  if (is('work') && !is('where')) return 'work';
  const needs = /\b(what|which) .{0,12}\bneed\b/.test(text);
  if (is('chances') && !needs && (schoolNamed || !is('tests'))) return 'chances';
  if (is('ranking')) return 'ranking';
  if (beyondIn(text) && !schoolNamed && !is('where')) return 'beyond';
  if (asksTestFee(text) && !schoolNamed) return 'beyond';
  // With a budget, or a major and a score, a test is a condition of a search.
  const searches = budget !== null || (majorNamed && ielts !== null);
  if (!searches && is('tests') && is('need') && !schoolNamed && !is('where') && !is('applies'))
    return 'tests';
  if (is('advice') && !schoolNamed && !(placed && is('where'))) return 'advice';
  if (is('deadline') && is('saved')) return 'savedDeadlines';
  if (is('average') && average === null && !schoolNamed && !majorNamed) return 'average';
  if (is('languages') && countryNamed && !schoolNamed) return 'languages';
  const howMuch = /\b(how much|bao nhieu tien|het bao nhieu|ton bao nhieu)\b/.test(text);
  if (is('requires') && !howMuch) {
    if (schoolNamed || majorNamed || fields.length > 0) return 'requirements';
    if (countryNamed) return 'applying';
    if (is('tests')) return 'tests';
  }
  if (is('deadline') && !is('where') && !is('tests')) {
    const about = schoolNamed || majorNamed || countryNamed || fields.length > 0;
    if (about && (!is('cost') || /\bhan (nop|chot|cuoi)|deadline/.test(text))) return 'deadlines';
    if (!about && !is('cost'))
      return /\b(closes?|deadlines?|due|han nop|het han)\b/.test(text)
        ? 'savedDeadlines'
        : 'unknown';
  }
  if (is('cost') && budget === null && !is('cheapest')) {
    if (schoolNamed || placed || majorNamed || fields.length > 0 || !is('where')) return 'cost';
  }
  if (is('applies') && countryNamed && budget === null && !is('where')) return 'applying';
  if (is('applies') && schoolNamed) return 'requirements';
  if (schoolNamed && is('tests')) return 'requirements';
  if (schoolNamed) return 'school';
  const narrowed = placed || budget !== null || scored;
  if (majorNamed && is('whatIs') && !narrowed && !is('where')) return 'major';
  if (majorNamed || fields.length > 0 || narrowed || degree !== null) return 'places';
  if (is('tests')) return 'tests';
  if (is('applies')) return 'applying';
  if (is('fits') || is('where') || is('cheapest')) return 'places';
  if (dislikesSubject(text)) return 'advice';
  if (is('thanks')) return 'thanks';
  return is('hello') ? 'hello' : 'unknown';
}
