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

/** Words of sadness and strain. */
export const SAD = anyOf(
  'feel(?:ing)? (?:terrible|awful|(?:so |really |very )?bad|(?:so |really |very )?(?:sad|lost|alone|empty|numb|down)|like (?:a|such a) failure)',
  '(?:i m|i am|am) (?:\\w+ )?(?:sad|useless|a failure|heartbroken|exhausted|broken)|dead inside',
  'stressed|so much stress|burn(?:t|ed) ?out|burnout|overwhelmed|crying|lonely|scared|anxious|anxiety(?! about (?:interviews?|exams?|tests?|ielts|visas?|essays?))|bullied|bully(?:ing)? me|(?:no ?one|nobody) (?:cares|loves|understands|likes)(?: about)? me|have no ?one|i m not ok(?:ay)?|i (?:just |always )?cry|nothing matters|want to run away',
  '(?:want to|wanna|going to|gonna|i ll) (?:just )?give up(?= (?:all|and|i|because|now|any ?more)\\b|$)',
  'buon (?:qua|lam|vi)(?! khong)|rat buon|(?:em|minh|toi|con) (?:(?:dang|thay|cam thay|cung|hoi|that) )*buon(?! (?:ngu|cuoi|ban|khong))',
  'ap luc (?:qua|lam|nang)(?! khong)|qua (?:nhieu )?ap luc|cang thang(?! khong)|lo lang (?:qua|lam)|met moi (?:qua|lam)|met (?:qua|lam) roi|(?:em|minh|toi|con) (?:(?:dang|bi|qua|rat|hay|thay) )*stress|stress (?:qua|lam|nang)(?! khong)',
  'khoc(?! liet)|that vong|be tac|tui than|suy sup|guc nga|het h[yi] vong|khong con (?:chut )?h[yi] vong|bi (?:\\w+ ){0,2}(?:bat nat|tay chay|co lap)|bo nha (?:ra )?di|(?:so|khong dam) ve nha',
  '(?<!truong |mon |nganh |nguyen vong |danh sach )so hai(?! (?:trong|cua|la))|(?<!so )co don(?! (?:xin|online|dang ky|nop|nhap hoc|nao|khong))',
);
