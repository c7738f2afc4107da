import { DESPAIR_EN } from './distress-en';
import { DESPAIR_VI } from './distress-vi';

/** Rather a match too many than a cry for help that is missed. */
const anyOf = (...parts: readonly string[]) => new RegExp(`\\b(?:${parts.join('|')})\\b`);

const DEPRESSION = /\bdepress(?:ed|ion|ing|ive)?\b|\btram cam\b/;
/** `psychology, because my friend has depression`: a wish to help. */
const OF_OTHERS =
  /\b(?:friend|brother|sister|cousin|mother|mom|mum|father|dad|people|someone|patients|teenagers|others) (?:who )?(?:has|had|have|with|is|are|was|suffers from|struggles with) depress\w*|\b(?:treat|about|research|great|economic) depress\w*|\b(?:ban|anh|chi|me|bo) (?:em|minh|toi|con) (?:bi |mac )?tram cam|\b(?:nguoi|benh nhan|tre em) (?:bi |mac )?tram cam|\b(?:ve|chua|dieu tri|tri) (?:benh )?tram cam/;
const STUDY =
  /\b(?:study|studying|major|become|help|research|psychology|history|hoc|nganh|nghien cuu)\b/;

const DESPAIR = anyOf(...DESPAIR_EN, ...DESPAIR_VI);

/** Words of someone who may be in danger. They come before every other topic. */
export function isDespair(text: string): boolean {
  if (DESPAIR.test(text)) return true;
  return DEPRESSION.test(text) && !(OF_OTHERS.test(text) && STUDY.test(text));
}

const SADNESS = anyOf(
  'feel(?:ing)? (?:terrible|awful|(?:so |really |very )?(?:sad|alone|empty|numb)|like (?:a|such a) failure)',
  '(?:i m|i am|am) (?:\\w+ )?(?:sad|useless(?! at)|a failure|heartbroken|broken)|dead inside|i m not ok(?:ay)?|crying|i (?:just |always )?cry|nothing matters|want to run away|have no ?one',
  '(?:no ?one|nobody) (?:cares|loves|understands|likes)(?: about)? me',
  'buon (?:qua|lam|vi)(?! khong)|rat buon|(?:em|minh|toi|con) (?:(?:dang|thay|cam thay|cung|hoi|that) )*buon(?! (?:ngu|cuoi|ban|khong))',
  'khoc(?! liet)|tui than|suy sup|guc nga|bo nha (?:ra )?di|(?:so|khong dam) ve nha|(?<!so )co don(?! (?:xin|online|dang ky|nop|nhap hoc|nao|khong))',
);

const STRAIN = anyOf(
  'feel(?:ing)? (?:(?:so |really |very )?(?:bad|lost|down))|(?:i m|i am|am) (?:\\w+ )?exhausted',
  'stressed|so much stress|burn(?:t|ed) ?out|burnout|overwhelmed|lonely|scared|anxious|anxiety(?! about (?:interviews?|exams?|tests?|ielts|visas?|essays?))',
  '(?:want to|wanna|going to|gonna|i ll) (?:just )?give up(?= (?:all|and|i|because|now|any ?more)\\b|$)',
  'ap luc (?:qua|lam|nang)(?! khong)|qua (?:nhieu )?ap luc|cang thang(?! khong)|lo lang (?:qua|lam)|met moi (?:qua|lam)|met (?:qua|lam) roi|(?:em|minh|toi|con) (?:(?:dang|bi|qua|rat|hay|thay) )*stress|stress (?:qua|lam|nang)(?! khong)',
  'that vong|be tac|het h[yi] vong|khong con (?:chut )?h[yi] vong',
  '(?<!truong |mon |nganh |nguyen vong |danh sach )so hai(?! (?:trong|cua|la))',
);

/** Words of sadness; `named` is a school or a major in the question, with which words of strain are ordinary. */
export function isSad(text: string, named: boolean): boolean {
  return SADNESS.test(text) || (STRAIN.test(text) && !named);
}
