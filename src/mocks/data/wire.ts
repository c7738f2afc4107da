import type { Criterion, Program, SchoolSummary } from '@/api/program/contract';
import type { Rate } from '@/api/rate/contract';
import { EXCHANGE_RATE } from '@/mocks/catalogue/costs';
import type { Language } from '@/mocks/catalogue/text';
import type { CriterionResult } from '@/mocks/engines/ranking/criteria';
import type { CatalogueEntry } from './entries';
import type { Ranked } from '@/mocks/engines/ranking/ranking';

/** A criterion in one language. */
export function criterionWire(
  { key, state, asked, you, minimum }: CriterionResult,
  language: Language,
): Criterion {
  return {
    key,
    state,
    asked: asked[language],
    ...(you && { you: you[language] }),
    ...(minimum !== undefined && { minimum }),
  };
}

/** A school as part of a program, in one language. */
export function schoolWire({ school, country }: CatalogueEntry, language: Language): SchoolSummary {
  return {
    id: school.id,
    name: school.name[language],
    city: school.city[language],
    country: country.name[language],
    iso_code: country.code,
    position: school.position,
    website: school.website,
    type: school.type,
  };
}

/** A program with its criteria, in one language. All figures of the catalogue are illustrative. */
export function programWire(ranked: Ranked, language: Language): Program {
  const { entry, criteria, start, deadline, deadlineTime } = ranked;
  const { program } = entry;
  return {
    id: program.id,
    title: program.name[language],
    school: schoolWire(entry, language),
    degree: program.degree,
    duration: program.durationYears,
    starts: start,
    intakes: program.intakes.map(({ month }) => month),
    languages: [...program.languages],
    summary: program.summary[language],
    source: 'illustrative',
    criteria: criteria.map((row) => criterionWire(row, language)),
    ...(program.tuitionUsd === null
      ? {}
      : { tuition: program.tuitionUsd, tuition_source: 'illustrative' as const }),
    ...(deadline ? { deadline } : {}),
    ...(deadlineTime ? { deadline_time: deadlineTime } : {}),
    deadline_time_zone: entry.school.timeZone,
  };
}

export function rateWire(): Rate {
  const { dongPerDollar, checked } = EXCHANGE_RATE;
  return { vnd: dongPerDollar, read_on: checked, source: 'illustrative' };
}
