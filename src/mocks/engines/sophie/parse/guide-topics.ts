/** Questions that a guide of /resources answers, by its id; patterns on the folded question. */
const GUIDE_TOPICS: readonly (readonly [id: string, pattern: RegExp])[] = [
  [
    'transcripts-and-translations',
    /\b(transcripts?|translat\w+|documents?|papers|certificates? (do|need)|notari\w+|apostille|legalis\w+|hoc ba(?! (nam|ky|thang|mon)\b)|giay to|dich thuat|cong chung|hop phap hoa)\b/,
  ],
  [
    'asking-for-a-recommendation',
    /\b(recommendations?|recommendation letters?|reference letters?|referee|thu gioi thieu)\b/,
  ],
  ['interviews', /\b(interviews?|phong van)\b/],
  ['gap-year', /\b(gap (year|semester)|(a|my|the|taking|nen) gap|year off|nghi mot nam|bao luu)\b/],
  [
    'agents-and-scams',
    /\b(agents?|agency|agencies|scams?|trung tam (tu van|du hoc)|lua dao|bao do|moi gioi)\b/,
  ],
  [
    'foundation-years',
    /\b(what is a foundation|bachelor and (a )?foundation|foundation and (a )?bachelor|foundation year (is|mean|vs)|du bi la gi|nam du bi|pathway)\b/,
  ],
  ['comparing-offers', /\b(compare (my )?offers|two offers|offer letters?|thu moi)\b/],
  [
    'achievements-without-trophies',
    /\b(extracurriculars?|activities|achievements?|hoat dong ngoai khoa|ngoai khoa|thanh tich|giai thuong)\b/,
  ],
  ['first-month', /\b(first month|when i arrive|homesick|thang dau|moi sang|nho nha)\b/],
  [
    'talking-about-money',
    /\b(talk (to|with) my parents about money|khong du tien|noi chuyen tien|nha (em|minh) (ngheo|kho khan))\b/,
  ],
];

/** The diploma of a Vietnamese school, and whether it is accepted. */
const DIPLOMA =
  /\b(diploma|bang (cap|tot nghiep|thpt|cap 3|lop 12|viet nam)|high school certificate)\b.*\b(accept\w*|recogni[sz]ed|valid|enough|cong nhan|chap nhan|nhan|du)\b|\b(accept|recogni[sz]e|cong nhan|chap nhan)\b.*\b(diploma|bang)\b/;
const HOUSING =
  /\b(housing|dorms?|dormitor(y|ies)|rooms?|accommodation|ky tuc xa|nha o|thue phong|thue nha|cho o)\b/;

/** The guide that answers a question, `diploma` or `housing`; `null` for none. */
export function guideTopicIn(text: string): string | null {
  if (DIPLOMA.test(text)) return 'diploma';
  if (HOUSING.test(text)) return 'housing';
  return GUIDE_TOPICS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
