import { defineSearchParams } from '@/shared/search-params/define-search-params';
import { idParam } from '@/shared/search-params/param-codecs';
import { useDetailParam } from '@/shared/search-params/use-detail-param';

/** The ids in the dialog; without a program it shows the school. */
export type ProgramDetailId = { school: string; program: string | null };

const CLOSED = { school: null, program: null };

const detailParams = defineSearchParams<{ school: string | null; program: string | null }>({
  school: idParam,
  program: idParam,
});

/** The state of the detail dialog, in the URL. */
export function useProgramDetailParam() {
  const url = useDetailParam(detailParams, CLOSED);
  const { params, dropped } = url;
  const { school, program } = params;
  const invalidProgram = program === null && dropped.includes('program');
  const detail: ProgramDetailId | null =
    school === null || invalidProgram ? null : { school, program };
  return {
    ...url,
    detail,
    /** The URL has ids that cannot exist. */
    isInvalid: dropped.length > 0 || (school === null && program !== null),
  };
}
