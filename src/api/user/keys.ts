/** The key of the signed-in student. */
export const USER_KEY = ['user'] as const;

/** The first part of the keys of the basic info, which is cached in each language. */
export const INFO_KEY = ['basic-info'] as const;
