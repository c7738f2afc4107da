/** The horns that mark a school on a portrait, above its dot. */
export const SCHOOL_HORNS = 'M-2.2-1.5C-2.7-11-6-20.5-12.5-28.5M2.8-2C2.8-11.3.2-21.5-6-30';
