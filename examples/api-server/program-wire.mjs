/**
 * A program as the calls answer it, in one language.
 * @param {import('./types.ts').Judged} judged
 * @param {import('./types.ts').Language} language
 */
export function programWire({ program, school, country, intake, criteria }, language) {
  const { tuition } = program;
  return {
    id: program.id,
    title: program.name[language],
    school: {
      id: school.id,
      name: school.name[language],
      city: school.city[language],
      country: country.title[language],
      iso_code: country.code,
      position: school.position,
      website: school.website,
      type: school.type,
    },
    degree: program.degree,
    duration: program.duration,
    languages: program.languages,
    summary: program.summary[language],
    ...(tuition !== null && { tuition, tuition_source: 'illustrative' }),
    source: 'illustrative',
    starts: intake.starts,
    intakes: program.intakes.map(({ month }) => month),
    ...(intake.deadline && { deadline: intake.deadline }),
    ...(intake.time && { deadline_time: intake.time }),
    deadline_time_zone: school.time_zone,
    criteria: criteria.map(({ key, state, asked, you, minimum }) => ({
      key,
      state,
      asked: asked[language],
      ...(you && { you: you[language] }),
      ...(minimum !== null && { minimum }),
    })),
  };
}
