import * as v from 'valibot';
import { sameId } from '@/api/http/schemas';
import type { Scholarship } from '@/api/scholarship/contract';
import type { School, SchoolProgram } from '@/api/school/contract';
import type { Locale } from '@/i18n/locales';
import { externalHref } from '@/routing/external';
import { formatPlace } from '@/shared/program/place';
import { costsOfYear } from '@/shared/program/year-cost';
import { givenName } from '@/lib/given-name';
import { isForSchool } from './for-school';
import { SHEET_ROWS, sheetSchema, type Sheet } from './sheet';

/** A program of a school with the saved scholarships, in one language. */
export type SheetSource = {
  program: SchoolProgram;
  school: School;
  scholarships: readonly Scholarship[];
};

type Sources = {
  locale: Locale;
  /** The student's whole name. */
  name: string;
  /** A language that did not load has the other's words. */
  sources: Record<Locale, SheetSource>;
};

/** A number or text that the sheet has no room for is left out of it. */
function fitting<K extends keyof Sheet>(key: K, value: unknown): Sheet[K] | null {
  const read = v.safeParse(sheetSchema.entries[key], value);
  return read.success ? (read.output as Sheet[K]) : null; // of that entry
}

const cut = (text: string, most: number) => text.trim().slice(0, most).trim();

/**
 * The scholarships that could pay for the program's school, in one language. Both languages must agree, because a name
 * may reveal in one language what it hides in the other.
 */
function payingOf(locale: Locale, sources: Record<Locale, SheetSource>): Scholarship[] {
  const isListed = ({ id }: Scholarship) =>
    Object.values(sources).every(({ scholarships, school }) => {
      const same = scholarships.find((one) => sameId(one.id, id));
      return !same || isForSchool(same, school);
    });
  return sources[locale].scholarships.filter((one) => one.name.trim() !== '' && isListed(one));
}

function wordsOf(locale: Locale, sources: Record<Locale, SheetSource>): Sheet['words'][Locale] {
  const { program, school } = sources[locale];
  return {
    program: cut(program.title, 160) || '-',
    school: cut(school.name, 160) || '-',
    place: cut(formatPlace(school), 120),
    scholarships: payingOf(locale, sources)
      .slice(0, SHEET_ROWS)
      .map(({ name, amount, deadline }) => ({
        name: cut(name, 120),
        usd: fitting('tuition', amount?.usd ?? null),
        deadline: fitting('deadline', deadline ?? null),
      })),
  };
}

/**
 * The sheet of a program. Only what is named here gets into it: no status, dates or notes of the plan, no criteria or
 * answers, and of the student the given name.
 */
export function buildSheet({ locale, name, sources }: Sources): Sheet {
  const { program, school } = sources[locale];
  const costs = costsOfYear(program, school.costs);
  const cost = (part: (typeof costs)[number]['part']) =>
    fitting('tuition', costs.find((one) => one.part === part)?.amount ?? null);
  const { position, rate } = school;
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  return {
    locale,
    name: cut(givenName(name), 40),
    words: { en: wordsOf('en', sources), vi: wordsOf('vi', sources) },
    iso: fitting('iso', school.iso_code ?? null),
    position: fitting(
      'position',
      position ? { lat: round(position.lat), lon: round(position.lon) } : null,
    ),
    degree: program.degree ?? null,
    years: fitting('years', program.duration ?? null),
    languages: fitting('languages', (program.languages ?? []).slice(0, SHEET_ROWS)) ?? [],
    starts: fitting('starts', program.starts ?? null),
    deadline: fitting('deadline', program.deadline ?? null),
    tuition: cost('tuition'),
    living: cost('living'),
    insurance: cost('insurance'),
    travel: cost('travel'),
    visa: cost('visa'),
    illustrative:
      program.source === 'illustrative' ||
      rate?.source === 'illustrative' ||
      costs.some((one) => one.illustrative),
    rate: fitting('rate', rate ? { vnd: rate.vnd, readOn: rate.read_on ?? null } : null),
    website: fitting('website', externalHref(school.website, { allow: true })),
  };
}
