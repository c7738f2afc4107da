import { DataAccessLine } from '@/features/sophie/chat/data-access-line';
import { useStudentContext } from './use-student-context';

/** What Sophie may read of this student, with the control to change it. */
export function DataAccessSummary() {
  const { facts } = useStudentContext();
  return <DataAccessLine answers={facts.answers} saved={facts.saved} />;
}
