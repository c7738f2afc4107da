import type { Id } from '@/api/http/schemas';
import { hasFeature } from '@/browser/features';
import { useDevicePrograms, type DeviceProgram } from '@/shared/device-list/device-programs';
import { useDeviceScholarships } from '@/shared/device-list/device-scholarships';
import { ANSWER_NAMES, isAnswered, type Answers } from '@/shared/answers/answers';
import { givenAnswers } from '@/shared/answers/carry-answers';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { useGuest } from './guest-store';

/** A visitor's answers, programs and scholarships on this device, which can move into an account (R27). */
export type DeviceData = { answers: Partial<Answers>; items: DeviceProgram[]; scholarships: Id[] };

/** Without what an account of this API cannot have: that stays on the device. */
export function supportedByAccount<Data extends Pick<DeviceData, 'items' | 'scholarships'>>(
  data: Data,
): Data {
  return {
    ...data,
    items: hasFeature('plan') ? data.items : [],
    scholarships: hasFeature('scholarships') ? data.scholarships : [],
  };
}

/** For the review: what is on the device, and how much that is. */
export function useDeviceData() {
  const answers = useAnswersStore((state) => state.answers);
  const { items, scholarships } = supportedByAccount({
    items: useDevicePrograms((state) => state.items),
    scholarships: useDeviceScholarships((state) => state.items),
  });
  const names = ANSWER_NAMES.filter((name) => hasFeature('profile') && isAnswered(answers, name));
  const count = names.length + items.length + scholarships.length;
  return { answers, names, items, scholarships, count };
}

/** The data on the device now, ticked or not. */
export function readDeviceData(): DeviceData {
  return {
    answers: givenAnswers(useAnswersStore.getState().answers),
    items: useDevicePrograms.getState().items,
    scholarships: useDeviceScholarships.getState().items,
  };
}

/** The data that the visitor has not unticked. */
export function selectedData({ answers, items, scholarships }: DeviceData): DeviceData {
  const { answersLeftOut, programsLeftOut, scholarshipsLeftOut } = useGuest.getState();
  const given = Object.entries(answers);
  return {
    answers: Object.fromEntries(
      given.filter(([name]) => !answersLeftOut.some((left) => left === name)),
    ),
    items: items.filter(({ programId }) => !programsLeftOut.includes(String(programId))),
    scholarships: scholarships.filter((id) => !scholarshipsLeftOut.includes(String(id))),
  };
}

/** Puts data back on the device after its stores were reset. */
export function restore({ answers, items, scholarships }: DeviceData): void {
  useAnswersStore.getState().answer(answers);
  useDevicePrograms.getState().restore(items);
  useDeviceScholarships.getState().restore(scholarships);
}
