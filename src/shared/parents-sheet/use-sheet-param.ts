import { defineSearchParams } from '@/shared/search-params/define-search-params';
import { idParam } from '@/shared/search-params/param-codecs';
import { useDetailParam } from '@/shared/search-params/use-detail-param';

const sheetParams = defineSearchParams<{ sheet: string | null }>({ sheet: idParam });

const CLOSED = { sheet: null };

/** The program whose sheet for parents is open instead of the plan, in the URL. */
export function useSheetParam() {
  return useDetailParam(sheetParams, CLOSED);
}
