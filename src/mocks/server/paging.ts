import type { Pagination } from '@/api/http/schemas';
import { messages } from './messages';
import { unprocessable } from './refusal';

/** Default items per page. */
const PER_PAGE = 12;

/** The requested page, from 1, by default 1. Throws 422 for anything else. */
export function pageOf(query: URLSearchParams): number {
  const raw = query.get('page');
  if (raw === null) return 1;
  const page = /^\d{1,9}$/.test(raw) ? Number(raw) : 0;
  if (page < 1) throw unprocessable({ page: messages.page });
  return page;
}

/** One page of `items` with its counters. A page after the last is empty and has the same counters. */
export function paged<T>(
  items: readonly T[],
  page: number,
  perPage = PER_PAGE,
): { data: T[]; pagination: Pagination } {
  const pagination = {
    current_page: page,
    last_page: Math.max(1, Math.ceil(items.length / perPage)),
    per_page: perPage,
    total: items.length,
  };
  return { data: items.slice((page - 1) * perPage, page * perPage), pagination };
}
