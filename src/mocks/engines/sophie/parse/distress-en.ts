/** `want to`, also without `to`, and misspelled. */
const WANT = '(?:(?:want|wnat|wan)(?:ed|s)?(?: (?:to|2|too))?|wann?a|wish(?: to)?)';
const CANNOT = '(?:can t|cannot|can not|cant)';
const NEVER = '(?:don t|dnt|dun|do not|didn t|never|not|no longer)(?: (?:really|even|ever))?';
/** `live in Canada` is a plan, `live in this world` is not. */
const NO_PLACE =
  '(?! (?:in(?! (?:this (?:world|life|body|pain|hell)|pain|fear))|with(?! (?:this|myself|the pain|pain))|there|here(?! any)|alone|at|near|on|far|abroad|off|under|together|by|outside|away)\\b)';
const PERSON =
  '(?:he|she|they|daddy|dad|father|mommy|mom|mum|mother|parents|step ?(?:dad|father|mom|mother)|brother|sister|uncle|aunt|boyfriend|girlfriend|teacher|coach|husband|someone|somebody|man|guy)';

/** Patterns of despair and of violence on the folded question, in English. */
export const DESPAIR_EN = [
  'suicid\\w*|suicde|sucid\\w*|suisid\\w*|suiside|unaliv\\w+',
  '(?:kil+(?:ing)?|khong ll) (?:my ?se\\w*|him ?sel\\w*|her ?sel\\w*|them ?sel\\w*)|kill me',
  `${WANT} kms|(?:gonna|going to|i ll|should|might|just|to) kms`,
  'end (?:my (?:own )?life|it all|my self|myself)|take my (?:own )?life|ending (?:it all|my life)',
  `${WANT} (?:just )?(?:be )?(?:die|dead|dying|death|dye(?=$| (?:so|now|any ?more)))|(?:should (?:just )?|deserve to )(?:die|be dead)`,
  'wish (?:that )?i (?:was|were) (?:dead|gone|never born)|wish i (?:wasn t|weren t) (?:alive|here|born)|wish i (?:could|would) (?:just )?(?:die|disappear)|wish i had never been born|(?:wish i (?:didn t|did not)|should ?n t|should not) exist',
  '(?:feel like|think(?:ing)? (?:about|of)|ready for) (?:dying|death|ending it)|better off (?:dead|without me)|rather be dead|nothing to live for',
  'self harm\\w*|selfharm\\w*|hurt(?:ing)? (?:myself|my self)(?! (?:playing|in|at|while|during|on)\\b)|cut(?:ting)? (?:myself|my self|my wrists?)(?! (?:some|off|out)\\b)|(?:been|started|keep) cutting(?! (?:class|classes|costs|corners|back|down|out|it|the|my)\\b)',
  `(?:no|any) (?:reason|point) (?:to live|(?:in|to) (?:living|being alive|going on))${NO_PLACE}|(?:point|reason) (?:in|of|to|for) (?:living|life|being alive|going on|my life)${NO_PLACE}|life (?:is|s|isn t|is not|has|has no|have no|is so)(?: not)? (?:meaning\\w*|pointless|worth (?:living|it)|unbearable)`,
  `(?:${NEVER}|if i(?: even)?) ${WANT} (?:live|living|exist|be alive|wake up)${NO_PLACE}|${NEVER} ${WANT} do this any ?more`,
  `${WANT} (?:it all|everything|this|the pain|my pain) to (?:end|stop)|sleep (?:forever|and never)|never wake up|(?:hope|wish) i (?:don t|didn t|never|won t) wake up`,
  `${NEVER} ${WANT} be here(?! (?:for|to study|in|after|when)\\b)`,
  `${WANT} (?:just )?disappear|(?:tired|sick) of (?:life|living|being alive|existing|my life)${NO_PLACE}|give up on (?:life|living|everything|myself)`,
  `${CANNOT} (?:go on(?! (?:the|a|an|exchange|campus|to|any|my|your)\\b)|cope|carry on|(?:take|do|handle|bear|stand) (?:it|this) (?:any ?more|any longer)|any ?more|live (?:any ?more|like this|with (?:myself|this)))|done with (?:life|living|everything)`,
  'hat(?:e|ing) (?:myself|my self|my life|being alive)|(?:i m|i am|am|feel|feeling|so|life is) (?:\\w+ )?(?:worthless|hopeless(?! (?:at|in|with)\\b))|burden (?:to|on) (?:everyone|my|them|others)|(?:i m|i am|am|like) (?:just |only |such )*a burden',
  'nobody (?:would|will) (?:miss me|care)|no ?one (?:would|will) (?:miss me|care)|(?:care|cares|notice) if i (?:die|died|disappear\\w*|am gone|m gone)',
  'panic attacks?|overdos\\w*|(?:take|swallow) (?:all|a lot of|too many) (?:the |my )?(?:sleeping )?pills|hang(?:ing)? (?:myself|my self)|slit(?:ting)? my|jump off (?:a|the) (?:bridge|building|roof|balcony)',
  `${PERSON} (?:\\w+ )?(?:hit|hits|beat|beats|beating|hitting|slap\\w*|punch\\w*|kick\\w*|chok\\w+|molest\\w*|touch(?:es|ed)|rap(?:es|ed|ing)) (?:me|us|my (?:mom|mum|mother|sister|brother|little))(?! (?:at|to it|by|in|out|when it comes|with a (?:tuition|fee|bill|price))\\b)|(?:forces|forced|makes|made) me (?:to )?(?:have sex|touch)|(?:comes|came) (?:in)?to my (?:bed|room)|(?:not |un)safe at home|(?:scared|afraid) (?:to go|of going) home`,
  '(?:abus|bully)(?:e|es|ed|ing)? me|bullies me|(?:i m|am|was|being|been|get|getting) (?:\\w+ )?bullied|(?:hit|beaten|slapped|kicked) by my|(?:being|getting|get) hit(?! with)|(?:being|am|m|was|been|get|getting) (?:\\w+ )?(?:abused|raped|molested|beaten|sexually assaulted)',
] as const;
