import type { BookmarkWrite } from '@/api/bookmark/bookmark-list';
import { formatDay } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { foldText } from '@/lib/fold-text';
import { capitalize } from '@/shared/program/criteria';
import { beginningOf } from '@/features/plan/use-plan-format';
import type { ProgramChange, StepChange } from './import-changes';
import type { ImportPreview } from './use-import';

/** The list says that there are more; a person does not read hundreds. */
const MAX_SHOWN = 50;

/** What a write and its steps change, in words. */
function useChangeFormat() {
  const { t } = useTranslation(['spreadsheet', 'checklist']);
  const locale = useLocale();

  function ofWrite(write: BookmarkWrite | null): string[] {
    if (write === null || write.kind === 'remove') return [];
    const fields = write.kind === 'add' ? (write.fields ?? {}) : write.changes;
    const { status, order_no: order, outcome, deadline, note } = fields;
    return [
      status !== undefined &&
        t('import.change.status', { status: t(`checklist:status.${status}`) }),
      order !== undefined && t('import.change.order', { order }),
      outcome && t('import.change.outcome', { outcome: t(`outcome.${outcome}`) }),
      deadline && t('import.change.deadline', { day: formatDay(locale, deadline) }),
      note && t('import.change.note', { note: beginningOf(note).text }),
    ].flatMap((text) => text || []);
  }

  function ofStep({ step, changes }: StepChange): string {
    const { title, due, state } = changes;
    const name = title ?? step.title ?? t(`kind.${step.kind}`);
    const dated = due
      ? t('import.stepDate', { step: name, day: formatDay(locale, due.day) })
      : name;
    if (state === 'done') return t('import.stepDone', { step: dated });
    return state === 'skipped' ? t('import.stepSkipped', { step: dated }) : dated;
  }

  return ({ write, steps }: ProgramChange) =>
    [...ofWrite(write), ...steps.map(ofStep)].map(capitalize);
}

/** What an import would do, in numbers. */
export function ImportSummary({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation('spreadsheet');
  const { changes, notFound, problems, same } = preview;
  const added = changes.filter(({ write }) => write?.kind === 'add').length;
  const counts = {
    added,
    changed: changes.length - added,
    steps: changes.flatMap(({ steps }) => steps).length,
    same,
    problems: notFound.length + problems.length,
  };
  const kinds = ['added', 'changed', 'steps', 'same', 'problems'] as const;
  const nothing = same > 0 ? t('import.nothing') : t('import.none');
  return (
    <div className="pt-4 text-17">
      {changes.length === 0 && <p className="font-600">{nothing}</p>}
      <ul>
        {kinds.map((kind) =>
          counts[kind] > 0 ? (
            <li key={kind}>{t(`import.summary.${kind}`, { count: counts[kind] })}</li>
          ) : null,
        )}
      </ul>
    </div>
  );
}

function Change({ change, lines }: { change: ProgramChange; lines: readonly string[] }) {
  const { t } = useTranslation('spreadsheet');
  const { imported, program } = change.found;
  const { name } = program.school;
  const isRenamed = imported.school.trim() !== '' && foldText(imported.school) !== foldText(name);
  return (
    <li className="border-b py-3">
      <p className="font-600 wrap-anywhere">{program.title}</p>
      <p className="wrap-anywhere">
        {name}
        {isRenamed && (
          <span className="text-muted"> ({t('import.readAs', { name: imported.school })})</span>
        )}
      </p>
      {change.write?.kind === 'add' && <p className="text-brand">{t('import.new')}</p>}
      <ul className="text-15">
        {lines.map((line, index) => (
          <li key={`${index} ${line}`} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </li>
  );
}

function LeftOut({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation('spreadsheet');
  const rows = [
    ...preview.notFound.map(({ imported: { line, school, program }, reason }) => ({
      line,
      reason,
      text: [program, school].filter(Boolean).join(', '),
    })),
    ...preview.problems.map(({ line, kind, text }) => ({ line, reason: kind, text })),
  ]
    .map((row) => ({ ...row, text: beginningOf(row.text).text }))
    .sort((a, b) => a.line - b.line);
  if (rows.length === 0 && preview.unused.length === 0) return null;
  const more = rows.length - MAX_SHOWN;
  return (
    <section className="grid gap-1">
      <h3 className="text-17 font-600">{t('import.leftOut')}</h3>
      <ul>
        {rows.slice(0, MAX_SHOWN).map(({ line, reason, text }) => (
          <li key={`${line} ${reason} ${text}`} className="wrap-anywhere">
            <span className="num text-muted">{t('import.row', { line })}</span>
            {text !== '' && `, ${t('import.quoted', { text })}`}: {t(`import.reason.${reason}`)}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('import.more', { count: more })}</p>}
      {preview.unused.length > 0 && (
        <p className="text-muted wrap-anywhere">
          {t('import.unused', { columns: preview.unused.join(', ') })}
        </p>
      )}
    </section>
  );
}

/** What an import would do to each program, and what it leaves out and why. */
export function ImportPreviewView({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation('spreadsheet');
  const linesOf = useChangeFormat();
  const { changes } = preview;
  const more = changes.length - MAX_SHOWN;
  return (
    <div className="grid gap-6 pt-4 pb-2">
      {changes.length > 0 && (
        <section>
          <h3 className="text-17 font-600">{t('import.willChange')}</h3>
          <ul>
            {changes.slice(0, MAX_SHOWN).map((change) => (
              <Change
                key={String(change.found.program.id)}
                change={change}
                lines={linesOf(change)}
              />
            ))}
          </ul>
          {more > 0 && <p className="pt-3">{t('import.more', { count: more })}</p>}
        </section>
      )}
      <LeftOut preview={preview} />
    </div>
  );
}
