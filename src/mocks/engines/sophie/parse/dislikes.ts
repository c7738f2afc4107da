/** Words before what a student doesn't like or isn't good at, as a pattern on the folded question. */
export const DISLIKES =
  '(?:(?:hate|dislike|can t stand|don ?t (?:really )?(?:like|enjoy)|(?:not (?:good|great)|bad|terrible|weak) (?:at|in)|ghet|khong (?:thich|gioi)|kem|(?:^|em |minh |toi |con |nhung |va )(?:rat |hoi |cung )?so)(?: (?:hoc|mon|studying|doing))*)';
