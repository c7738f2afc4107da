import { phrases } from './phrases';

/** Word lists for English drafts. */
export const english = {
  fillers: phrases(
    'very',
    'really',
    'quite',
    'just',
    'actually',
    'basically',
    'literally',
    'definitely',
    'extremely',
    'totally',
    'truly',
    'incredibly',
    'absolutely',
    'obviously',
    'somewhat',
    'kind of',
    'sort of',
    'in order to',
    'due to the fact that',
    'needless to say',
    'a lot of',
    'in my opinion',
    'at the end of the day',
  ),
  general: phrases(
    'passion',
    'passionate',
    'hard work pays',
    'hard-working',
    'never give up',
    'did not give up',
    "didn't give up",
    'outside my comfort zone',
    'out of my comfort zone',
    'change the world',
    "change people's lives",
    'make a difference',
    'ever since i was',
    'since i was a child',
    'since i was little',
    'for as long as i can remember',
    'from a young age',
    'it is my dream',
    'team player',
    'taught me a lot',
    'learned a lot',
    'i have always been interested',
    'from this experience',
    'through this experience',
    'the world is changing',
    "in today's world",
  ),
  senses: new Set(
    'saw see seen heard hear smell smelled smelt taste tasted touch touched felt cold warm hot wet dry loud quiet silence whisper shouted laughed cried red blue green grey black white yellow rough smooth bitter salty sweet sour dust mud rain light dark hummed hand hands finger fingers eyes voice'.split(
      ' ',
    ),
  ),
  numbers: new Set(
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty hundred thousand million half dozen'.split(
      ' ',
    ),
  ),
  /** Forms of `be` that make a passive with a participle. */
  passive: new Set('am is are was were be been being'.split(' ')),
  participles: new Set(
    'given taken made done seen told taught shown written chosen known born built brought bought sent held kept left lost found put said sold won broken driven eaten forgotten hidden spoken stolen thrown worn'.split(
      ' ',
    ),
  ),
  /** Two-word verbs; English needs none. */
  pairs: new Set<string>(),
  /** Words allowed between `be` and its participle. */
  between: new Set('not also often always never then later soon being been'.split(' ')),
  notParticiples: new Set('need indeed speed seed feed red bed hundred sacred naked'.split(' ')),
  longSentence: 35,
  longParagraph: 170,
} as const;
