import { useEffect, useEffectEvent } from 'react';
import { defineSearchParams } from '@/shared/search-params/define-search-params';
import { flagParam } from '@/shared/search-params/param-codecs';
import { useDetailParam } from '@/shared/search-params/use-detail-param';
import { useCompare } from './compare-store';

const compareParams = defineSearchParams({ compare: flagParam });

const CLOSED = { compare: false };

/** Whether the comparison is open, in the URL: Back closes it, and a reload keeps it. */
export function useCompareParam() {
  const { params, open, close } = useDetailParam(compareParams, CLOSED);
  return { isOpen: params.compare, open: () => open({ compare: true }), close };
}

/** Closes the comparison without programs, so that the next one that is added does not open it. */
export function useCloseEmptyCompare(): void {
  const { isOpen, close } = useCompareParam();
  const isEmpty = useCompare(({ items }) => items.length === 0);
  const closeEmpty = useEffectEvent(close);
  useEffect(() => {
    if (isOpen && isEmpty) closeEmpty();
  }, [isOpen, isEmpty]);
}
