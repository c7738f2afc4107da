import { endpoint } from '@/api/http/endpoint';

/** Apart from the other calls: the only one that every page can send at any time, so it is in the entry. */
export const logout = endpoint('POST', '/api/v1/auth/logout', { assumed: true });
