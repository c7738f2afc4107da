import { countries, type CountryCode } from '@/mocks/catalogue/countries';
import { preferences, type Preference } from '@/mocks/catalogue/titles/preferences';
import { titleByKey, type TitleKey } from '@/mocks/catalogue/titles/program-titles';
import type { TitleEntry } from '@/mocks/catalogue/titles/title';
import { catalogueEntries, type CatalogueEntry } from '@/mocks/data/entries';
import { fold } from '@/mocks/engines/ranking/fold';

type Country = CatalogueEntry['country'];
type School = CatalogueEntry['school'];

/** Other names of countries, folded, or unfolded where folding would make a different word. */
const countryNames: Readonly<Record<CountryCode, RegExp>> = {
  US: /\b(USA|U\.S\.A?\.?|US|America|Common App)\b|(?<!\p{L})Mỹ(?!\p{L})|(nước|ở|tại|du học|đi|sang) mỹ(?!\p{L})|[Uu]nited [Ss]tates|American|Hoa Kỳ|hoa kỳ/u,
  AU: /australia|(?<!\p{L})úc(?!\p{L})/iu,
  GB: /\b(uk|ucas)\b|united kingdom|britain|british|england|scotland|wales|vương quốc anh|(nước|ở|tại|du học|đi|sang) anh(?!\p{L})/iu,
  NL: /netherlands|holland|dutch|hà lan|ha lan|studielink/iu,
  DE: /germany|german universit|(?<!\p{L})đức(?!\p{L})|nuoc duc|uni-?assist|\baps\b/iu,
  FI: /finland|finnish|phần lan|phan lan|studyinfo/iu,
  MY: /malaysia|\bemgs\b/iu,
  SG: /singapore/iu,
  CA: /canad|\bouac\b/iu,
  JP: /japan|nhật bản|nhat ban|(ở|tại|du học|đi|sang) nhật/iu,
  KR: /korea|hàn quốc|han quoc|(ở|tại|du học|đi|sang) hàn(?!\p{L})/iu,
  TW: /taiwan|đài loan|dai loan/iu,
  FR: /\b(France|france|French universit|Campus France)|(?<!\p{L})Pháp(?!\p{L})|(nước|ở|tại|du học|đi|sang) pháp/u,
  NZ: /new zealand/iu,
  VN: /\bvietnam\b|(?<!\p{L})việt nam(?!\p{L})|\bviet nam\b/iu,
  CN: /\bchina\b|chinese universit|trung quốc|trung quoc/iu,
  HK: /hong ?kong|hồng kông/iu,
  IE: /(?<!northern )\bireland\b|irish universit|ai-?len/iu,
  IT: /\b[Ii]taly\b|[Ii]talian universit|(?<!\p{L})Ý(?!\p{L})|(nước|ở|tại|du học|đi|sang) ý(?!\p{L})/u,
  ES: /\bspain\b|spanish universit|tây ban nha|tay ban nha/iu,
  CH: /switzerland|\bswiss\b|thụy sĩ|thuỵ sĩ|thuy si\b/iu,
  SE: /sweden|swedish|thụy điển|thuỵ điển|thuy dien/iu,
  HU: /hungar|hung-?ga-?ri/iu,
  PL: /\b[Pp]oland\b|\bPolish universit|(?<!\p{L})[Bb]a [Ll]an(?!\p{L})/u,
  TH: /thailand|\bthai universit|thái lan|thai lan/iu,
  AT: /\b[Aa]ustria\b|\bAustrian\b|(?<!\p{L})Áo(?!\p{L})|(nước|ở|tại|du học|sang) áo(?!\p{L})/u,
  DK: /denmark|danish universit|đan mạch|dan mach/iu,
};

/** Short or common names of program titles, folded. */
const titleNames: Partial<Record<TitleKey, readonly string[]>> = {
  'computer-science': ['computing', 'programming', 'lap trinh', 'computer', 'tin hoc'],
  'data-science': ['data', 'du lieu', 'big data'],
  'artificial-intelligence': ['machine learning', 'hoc may'],
  'software-engineering': ['software', 'cong nghe phan mem', 'phan mem'],
  cybersecurity: ['cyber security', 'an toan thong tin', 'bao mat'],
  'information-technology': ['cntt'],
  'business-administration': ['business', 'management', 'quan tri', 'kinh doanh', 'bba'],
  'hospitality-management': ['hospitality', 'hotel', 'khach san', 'du lich', 'tourism'],
  'supply-chain-management': ['supply chain', 'logistics'],
  'mechanical-engineering': ['mechanical', 'co khi'],
  'electrical-engineering': ['electrical', 'electronics', 'dien tu'],
  'civil-engineering': ['civil', 'xay dung'],
  'chemical-engineering': ['hoa cong'],
  'aerospace-engineering': ['aerospace', 'hang khong'],
  'mechatronics-robotics': ['robotics', 'mechatronics', 'robot', 'co dien tu'],
  mathematics: ['maths', 'math'],
  psychology: ['tam ly'],
  pharmacy: ['nganh duoc', 'duoc si', 'duoc hoc'],
  law: ['luat', 'llb'],
  'environmental-science': ['environment', 'moi truong'],
  'international-relations': ['diplomacy', 'ngoai giao'],
  'fine-art': ['art', 'hoi hoa'],
  film: ['cinema', 'lam phim'],
} as Partial<Record<TitleKey, readonly string[]>>; // a name that the catalogue lacks does no harm

/** Words of school names that do not identify a school. */
const COMMON = new Set(
  `university of the and for in technology technological institute applied sciences science arts school college
   polytechnic national state technical management international business economics research universiti universite
   universitat technische freie hochschule dai hoc truong vien cong nghe khoa ung dung bach ky thuat quoc gia tu do
   kinh te bang quan ly nghe thuat anh hoang cao dang thiet ke va nghien cuu hoc vien chinh tri
   london paris berlin sydney amsterdam british columbia california new york america korea singapore taiwan queensland
   western australia vietnam viet nam ha noi malaysia victoria boston washington arizona georgia oregon
   city river green island rhode university's design`.split(/\s+/),
);

function holds(text: string, phrase: string): boolean {
  return phrase !== '' && ` ${text} `.includes(` ${phrase} `);
}

export function countriesIn(raw: string): Country[] {
  return countries.filter(({ code }) => countryNames[code].test(raw));
}

/** Sorts long names first, so that `data science` does not match `science`. */
function longestFirst<T>(
  named: readonly { row: T; names: readonly string[] }[],
  text: string,
): T[] {
  const pairs = named.flatMap(({ row, names }) => names.map((name) => ({ row, name: fold(name) })));
  let remaining = ` ${text} `;
  const found = new Set<T>();
  for (const { row, name } of pairs.toSorted((a, b) => b.name.length - a.name.length)) {
    if (!holds(remaining.trim(), name)) continue;
    found.add(row);
    remaining = remaining.replaceAll(` ${name} `, ' · ');
  }
  return [...found];
}

const titles = Object.entries(titleByKey).map(([key, row]) => ({
  // The key comes from the table.
  row,
  // Without its diacritics `Dược` is `được`.
  names: [row.title.en, row.title.vi, ...(titleNames[key as TitleKey] ?? [])].filter(
    (name) => fold(name) !== 'duoc',
  ),
}));

/** The majors in a question; `text` is folded. */
export function titlesIn(text: string): TitleEntry[] {
  // A required subject is not a major.
  const bare = text.replaceAll(/\b(maths?|toan|physics|vat ly) (exam|test|to grade)\b/g, ' ');
  const without = bare.replaceAll(/(without|no|khong (can|phai)( thi)?) (an? )?\w+( exam)?/g, ' ');
  return longestFirst(titles, without);
}

const fields = preferences.map((row) => ({ row, names: [row.title.en, row.title.vi] }));

export function fieldsIn(text: string): Preference[] {
  const named = longestFirst(fields, text);
  const engineering = preferences.find(({ id }) => id === 2);
  if (named.length === 0 && engineering && holds(text, 'engineering')) return [engineering];
  return named;
}

function aliases(school: School): string[] {
  const label = new URL(school.website).hostname.replace(/^www\./, '').split('.')[0] ?? '';
  const distinct = (name: string) => {
    const words = fold(name)
      .split(' ')
      .filter((word) => word.length > 2 && !COMMON.has(word));
    return words.join(' ');
  };
  // `Monash Malaysia` is not `Monash`.
  const short = fold(school.name.en)
    .replace(/\b(university|of|the)\b/g, ' ')
    .trim();
  const inBrackets = /\(([^)]+)\)/.exec(school.name.vi)?.[1] ?? '';
  return [
    school.name.en,
    school.name.vi,
    inBrackets,
    distinct(school.name.en),
    short.includes(' ') ? short.replace(/ +/g, ' ') : '',
    label.length > 2 && !COMMON.has(label) ? label : '',
  ].filter(Boolean);
}

const schools = [
  ...new Map(catalogueEntries.map(({ school }) => [school.id, school])).values(),
].map((row) => ({ row, names: aliases(row) }));

/** The schools in a question, in order of mention. */
export function schoolsIn(text: string): School[] {
  const found = longestFirst(schools, text);
  const place = (school: School) => {
    const names = aliases(school).map((name) => ` ${text} `.indexOf(` ${fold(name)} `));
    return Math.min(...names.filter((at) => at >= 0));
  };
  return found.toSorted((a, b) => place(a) - place(b));
}
