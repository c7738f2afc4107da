import type { ParsedQuestion } from './parse-question';
import { PATTERNS } from './topic';

/** Most words of a follow-up; a longer question stands for itself. */
const MAX_WORDS = 7;

/** `What about Canada?`, `Còn học phí?`, `show me cheaper ones`; in `Con muốn học luật` the student is `con`. */
const FOLLOWS =
  /^(?:(?:ok|and|but|va|nhung|vay|the) )?(?:what about|how about|con(?! (?:muon|thich|co|la|duoc|hoc(?! (?:phi|bong))|dang|bi|khong|xin|can|nen)\b))\b|^and\b|^in \w+(?: \w+)?$|\b(?:cheaper|re hon)\b/;
const CHEAPER = /\b(?:cheaper|re hon)\b/;

type Topic = ParsedQuestion['topic'];

/** Topics of one major or school; the follow-up may name none. */
const OF_ONE_THING: readonly Topic[] = ['unknown', 'major', 'school'];
/** Topics that a mere name gets: a follow-up has the topic of the question before. */
const OF_A_NAME: readonly Topic[] = [...OF_ONE_THING, 'places'];
const OF_PROGRAMS: readonly Topic[] = [
  ...OF_A_NAME,
  'cost',
  'deadlines',
  'requirements',
  'applying',
  'scholarships',
  'visa',
  'work',
  'average',
  'languages',
];

function topicAfter(now: ParsedQuestion, before: Topic): Topic {
  if (CHEAPER.test(now.text)) return 'places';
  // The question before says which deadline.
  if (now.topic === 'savedDeadlines') return 'deadlines';
  const inherits = OF_A_NAME.includes(now.topic) && !OF_ONE_THING.includes(before);
  return inherits ? before : now.topic;
}

const isFollowUp = ({ text }: ParsedQuestion) =>
  FOLLOWS.test(text) && text.split(' ').length <= MAX_WORDS && !PATTERNS.saved.test(text);

const namesNothing = ({ titles, fields, countries, cities, schools, absent }: ParsedQuestion) =>
  [titles, fields, countries, cities, schools, absent].every((names) => names.length === 0);

/** The question with what it leaves out and the question before names. */
export function withBefore(now: ParsedQuestion, before: ParsedQuestion): ParsedQuestion {
  if (!isFollowUp(now) || !OF_PROGRAMS.includes(before.topic) || namesNothing(before)) return now;
  if (now.topic !== 'savedDeadlines' && !OF_PROGRAMS.includes(now.topic)) return now;
  const isMajor = ({ kind }: { kind: string }) => kind === 'major';
  const namesMajor = now.titles.length + now.fields.length > 0 || now.absent.some(isMajor);
  const namesPlace =
    now.countries.length + now.cities.length + now.schools.length > 0 ||
    now.absent.some((one) => !isMajor(one));
  const major = namesMajor ? now : before;
  const place = namesPlace ? now : before;
  return {
    ...now,
    topic: topicAfter(now, before.topic),
    titles: major.titles,
    fields: major.fields,
    countries: place.countries,
    cities: place.cities,
    schools: place.schools,
    absent: [...major.absent.filter(isMajor), ...place.absent.filter((one) => !isMajor(one))],
    budget: now.budget ?? before.budget,
    leftOut: now.leftOut ?? before.leftOut,
    ielts: now.ielts ?? before.ielts,
    average: now.average ?? before.average,
    sat: now.sat ?? before.sat,
    degree: now.degree ?? before.degree,
    without: now.without ?? before.without,
    english: now.english || before.english,
    cheapest: now.cheapest || before.cheapest || CHEAPER.test(now.text),
  };
}
